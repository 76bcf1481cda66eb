import type { GameConfig } from '../state/config.ts'
import { WORKSHOP } from '../state/words.ts'

export const ORIGINAL: GameConfig = {
  name: 'Amalfi (2020)',
  prefix: 'A1',
  // ORI-PLA-3.
  prefixSendsOver: null,
  // ORI-SET-1.
  firstShips: 6,
  // ORI-SHP-1.
  shipCost: [6, 5, 4, 4],
  // ORI-SET-3, ORI-SET-8.
  rowSlots: [6, 5, 4],
  // ORI-BUY-4.
  remade: 1 << WORKSHOP,
  remadeAtOnce: true,
  // ORI-BUY-3, ORI-GET-3.
  refillsAtOnce: false,
  // ORI-BUY-1, ORI-BUY-2.
  rewardsAtOnce: false,
  // ORI-SOL-4.
  slotsAlone: false,
  // ORI-GET-2.
  insteadOfTaking: 2,
  // ORI-FED-2.
  breadAfterPassing: false,
  // ORI-PRE-2.
  firstPassBegins: false,
  // ORI-PRE-1.
  holdsKeep: false,
  // ORI-COL-1.
  erectedFeed: true,
  erectedStand: false,
  // ORI-HID-1.
  discardsHidden: true,
  // ORI-SET-8.
  endgameInDeck: false,
  rival: false,
  // ORI-SET-5 to ORI-SET-7, ORI-SOL-3.
  hands: ['packs', 'draft', 'selection'],
  handsAlone: ['selection'],
  handCards: 8,
  draftLast: 3,
  publicTiles: 3,
  extraArtOfAnyType: true,
  // ORI-SET-3, ORI-SOL-1.
  titles: [4, 3, 3, 3],
  darkTitles: 0,
  evolving: 0,
  // ORI-SET-5, ORI-SET-6.
  packs: 4,
  packCards: 8,
  dealtEndgame: 8,
  dealtOthers: 32,
}
