import type { Pack } from '../schema/pack.ts'

type Boards = Pick<
  Pack,
  'slots' | 'shipIcons' | 'lighthouseIcons' | 'squares' | 'boardPoints' | 'solo'
>

const NO_ICONS = [null, null, null, null, null, null]
const NONE = [0, 0, 0, 0]

/** The boards. Ships and colonies have no icons, and rounds have no points of their own. */
export const boards: Boards = {
  slots: {
    value: {
      workshop: [2, 1, 1, 0, 0, -1],
      atlas: [2, 1, 1, 0, -1],
      council: [2, 1, 0, -1],
    },
    source: 'reconstructed',
  },
  shipIcons: { value: NO_ICONS, source: 'printed' },
  lighthouseIcons: { value: NO_ICONS, source: 'printed' },
  squares: {
    value: { dark: [14, 9, 6, 3], light: [12, 8, 5, 2] },
    source: 'reconstructed',
  },
  boardPoints: { value: [{}, {}, {}, {}], source: 'printed' },
  solo: {
    // A solo game has no rival, goal or rank (ORI-SOL-5).
    titles: { value: { naples: NONE, genoa: NONE }, source: 'printed' },
    ranks: { value: { english: [0, 0, 0], french: [0, 0, 0] }, source: 'printed' },
    answers: { value: 'icons', source: 'printed' },
    squares: { value: [30, 20, 15, 10], source: 'printed' },
  },
}
