import type { GameEvent } from '@amalfi/engine'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { layout } from '../../ui/layout.ts'
import { findElements } from '../scene/find-elements.ts'
import { boardElement, isVisible } from './boards.ts'
import { centreIfHidden } from './scroll-board.ts'

/** Actions that happen at a destination on the chart. */
const ON_CHART: readonly GameEvent['kind'][] = ['navigate', 'discover', 'lighthouse', 'cover']

/**
 * Scrolls a visible chart to the destination of an action. It does so at once, since the animation measures
 * it next.
 */
export function followActions(events: readonly GameEvent[]): void {
  const action = events.find(({ kind }) => ON_CHART.includes(kind))
  const chart = boardElement('chart')
  if (action === undefined || layout.value === 'desktop' || chart === null || !isVisible('chart'))
    return
  // The destination if it is on the chart, or else its harbour.
  const element = piecesOf(action)
    .flatMap(findElements)
    .find((one) => chart.contains(one))
  if (element !== undefined) centreIfHidden([element], chart, 'instant')
}
