import type { GameConfig } from '../state/config.ts'
import { WORKSHOP } from '../state/words.ts'

/** The config of Amalfi (2020). */
export const ORIGINAL: GameConfig = {
  name: 'Amalfi (2020)',
  positionPrefix: 'A1',
  // ORI-PLA-3.
  positionPrefixSendsOver: null,
  positionPrefixSealed: 'A9',
  // ORI-SET-1.
  firstShips: 6,
  // ORI-SHP-1.
  shipCost: [6, 5, 4, 4],
  // ORI-SET-3, ORI-SET-8.
  rowSlots: [6, 5, 4],
  // ORI-BUY-4.
  reshuffledRows: 1 << WORKSHOP,
  reshufflesAtOnce: true,
  // ORI-BUY-3, ORI-GET-3.
  refillsAtOnce: false,
  // ORI-BUY-1, ORI-BUY-2.
  rewardsAtOnce: false,
  // ORI-SOL-4.
  slotsCountInSolo: false,
  // ORI-GET-2.
  breadInsteadOfTaking: 2,
  // ORI-FED-2.
  breadAfterPassing: false,
  // ORI-PRE-2.
  firstPassTakesWindRose: false,
  // ORI-PRE-1.
  holdsKeepShips: false,
  // ORI-COL-1.
  erectedGiveBread: true,
  erectedOnDestinations: false,
  // ORI-HID-1.
  discardsHidden: true,
  // ORI-SET-8.
  endgameInDeck: false,
  hasRival: false,
  // ORI-SET-5 to ORI-SET-7, ORI-SOL-3.
  hands: ['packs', 'draft', 'selection'],
  soloHands: ['selection'],
  handCards: 8,
  lastDraftPile: 3,
  openTilePlaces: 3,
  extraArtOfAnyType: true,
  // ORI-SET-3, ORI-SOL-1.
  titleCounts: [4, 3, 3, 3],
  darkTitles: 0,
  evolvingPlaces: 0,
  // ORI-SET-5, ORI-SET-6.
  packCount: 4,
  packCards: 8,
  maxEndgameDealt: 8,
  maxOthersDealt: 32,
}
