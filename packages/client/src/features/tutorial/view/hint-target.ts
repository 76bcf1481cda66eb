import { targetSelector } from '../../../table/scene/find-elements.ts'
import { layout } from '../../../ui/layout.ts'
import type { HintTarget } from '../course/hint.ts'

/** Selectors of the parts of the table. */
const PARTS = {
  granary: '.own-board .granary',
  workshop: '.row.workshop',
  atlas: '.row.atlas',
  hand: '.own-board .hand',
  endTurn: '.end-turn',
} as const

/** Parts that leave no room for a bubble on a phone. There it points to their headings. */
const HEADINGS: Partial<Record<keyof typeof PARTS, string>> = {
  workshop: '.spine',
  atlas: '.spine',
  hand: 'h2',
}

/** Elements that group alternatives. A bubble must not cover the group that contains its target. */
const GROUPS =
  '.question-panel, .row, .hand, .places, .granary, .prompt-bar, .packs, .decrees, .titles'

const partSelector = (part: keyof typeof PARTS): string =>
  layout.value === 'phone' ? `${PARTS[part]} ${HEADINGS[part] ?? ''}`.trim() : PARTS[part]

const selector = (target: HintTarget): string =>
  'part' in target
    ? partSelector(target.part)
    : 'target' in target
      ? targetSelector(target.target)
      : `[data-choices~="${target.choice}"]`

/** The visible element of a hint's target; null if there is none. */
export function findTarget(target: HintTarget | null): Element | null {
  if (target === null) return null
  const found = [...document.querySelectorAll(selector(target))]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

/** The group to which an element belongs, or the element itself. */
export const groupAround = (element: Element): Element => element.closest(GROUPS) ?? element
