import type { GameConfig } from '../state/config.ts'
import { COUNCIL, HANDS, WORKSHOP } from '../state/words.ts'

export const RENAISSANCE: GameConfig = {
  name: 'Amalfi: Renaissance',
  prefix: 'R1',
  // REN-OPT-5.
  prefixSendsOver: 'R2',
  firstShips: 4,
  // REN-CON-1.
  shipCost: [5, 4, 4, 3],
  rowSlots: [5, 5, 4],
  // REN-ROW-2, REN-ROW-4.
  remade: (1 << WORKSHOP) | (1 << COUNCIL),
  remadeAtOnce: false,
  refillsAtOnce: true,
  rewardsAtOnce: true,
  slotsAlone: true,
  insteadOfTaking: 0,
  // REN-OPT-7.
  breadAfterPassing: true,
  // REN-ACT-2.
  firstPassBegins: true,
  // REN-NEW-1.
  holdsKeep: true,
  erectedFeed: false,
  erectedStand: true,
  discardsHidden: false,
  endgameInDeck: true,
  rival: true,
  hands: HANDS,
  // REN-SET-18.
  handsAlone: ['packs', 'blind', 'selection'],
  handCards: 6,
  draftLast: 2,
  publicTiles: 0,
  extraArtOfAnyType: false,
  // REN-SET-4.
  titles: [3, 3, 3, 3],
  darkTitles: 1,
  evolving: 3,
  // REN-SET-8.
  packs: 6,
  packCards: 6,
  // REN-SET-13, REN-SET-11.
  dealtEndgame: 12,
  dealtOthers: 32,
}
