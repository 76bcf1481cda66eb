import type { GameConfig } from '../state/config.ts'
import { COUNCIL, HANDS, WORKSHOP } from '../state/words.ts'

/** The config of Amalfi: Renaissance. */
export const RENAISSANCE: GameConfig = {
  name: 'Amalfi: Renaissance',
  positionPrefix: 'R1',
  // REN-OPT-5.
  positionPrefixSendsOver: 'R2',
  positionPrefixSealed: 'R9',
  firstShips: 4,
  // REN-CON-1.
  shipCost: [5, 4, 4, 3],
  rowSlots: [5, 5, 4],
  // REN-ROW-2, REN-ROW-4.
  reshuffledRows: (1 << WORKSHOP) | (1 << COUNCIL),
  reshufflesAtOnce: false,
  refillsAtOnce: true,
  rewardsAtOnce: true,
  slotsCountInSolo: true,
  breadInsteadOfTaking: 0,
  // REN-OPT-7.
  breadAfterPassing: true,
  // REN-ACT-2.
  firstPassTakesWindRose: true,
  // REN-NEW-1.
  holdsKeepShips: true,
  erectedGiveBread: false,
  erectedOnDestinations: true,
  discardsHidden: false,
  endgameInDeck: true,
  hasRival: true,
  hands: HANDS,
  // REN-SET-18.
  soloHands: ['packs', 'blind', 'selection'],
  handCards: 6,
  lastDraftPile: 2,
  openTilePlaces: 0,
  extraArtOfAnyType: false,
  // REN-SET-4.
  titleCounts: [3, 3, 3, 3],
  darkTitles: 1,
  evolvingPlaces: 3,
  // REN-SET-8.
  packCount: 6,
  packCards: 6,
  // REN-SET-13, REN-SET-11.
  maxEndgameDealt: 12,
  maxOthersDealt: 32,
}
