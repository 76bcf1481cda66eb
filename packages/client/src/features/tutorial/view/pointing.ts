import type { Pointer } from '../course/hint.ts'

/** The parts of the table that are no things. */
const PARTS = {
  granary: '.mine .granary',
  workshop: '.row.workshop',
  atlas: '.row.atlas',
  hand: '.mine .hand',
  endTurn: '.end-turn',
} as const

/** What surrounds a thing and belongs together with it: a bubble must not cover the rest of it. */
const AROUND = '.ask, .row, .hand, .places, .granary, .prompt-bar, .packs, .decrees, .titles'

const selector = (points: Pointer): string =>
  'part' in points
    ? PARTS[points.part]
    : 'target' in points
      ? `[data-target="${CSS.escape(points.target)}"]`
      : `[data-choices~="${points.choice}"]`

/** Where that is shown now; null if it is not. */
export function findPointed(points: Pointer | null): Element | null {
  if (points === null) return null
  const found = [...document.querySelectorAll(selector(points))]
  return found.find((one) => one.getClientRects().length > 0) ?? null
}

export const around = (target: Element): Element => target.closest(AROUND) ?? target
