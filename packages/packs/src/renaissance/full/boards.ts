import type { Pack } from '../../schema/pack.ts'
import {
  councilSlots,
  firstBoardPoints,
  firstSquares,
  lighthouseIcon,
  shipIcon,
} from '../printed/boards.ts'
import { soloRanks, soloTitles } from '../printed/solo.ts'

type Boards = Pick<
  Pack,
  'slots' | 'shipIcons' | 'lighthouseIcons' | 'squares' | 'boardPoints' | 'solo'
>

/** The boards. */
export const boards: Boards = {
  slots: {
    // REN-ACQ-1, REN-NAV-6: the slots of the Council are printed. The order of 2 and 1 in the other
    // rows is not.
    value: { workshop: [2, 1, 1, 0, -1], atlas: [2, 1, 1, 0, -1], council: councilSlots },
    source: 'reconstructed',
  },
  shipIcons: {
    value: [null, shipIcon, null, { bread: 2 }, null, { erect: 1 }],
    source: 'reconstructed',
  },
  lighthouseIcons: {
    value: [null, lighthouseIcon, null, { take: 1 }, null, { send: 'any', upTo: 1 }],
    source: 'reconstructed',
  },
  // REN-TIT-2: the first square is printed, the others are not.
  squares: {
    value: {
      dark: [firstSquares.dark, 11, 5, 2],
      light: [firstSquares.light, 5, 3, 1],
    },
    source: 'reconstructed',
  },
  // REN-DEC-12: the points of period I are printed.
  boardPoints: {
    value: [firstBoardPoints, { destination: 1 }, {}, {}],
    source: 'reconstructed',
  },
  solo: {
    titles: soloTitles,
    ranks: soloRanks,
    // REN-SOL-12: the table of the rulebook is lost, so icons decide.
    answers: { value: 'icons', source: 'reconstructed' },
  },
}
