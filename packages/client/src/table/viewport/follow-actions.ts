import type { GameEvent } from '@amalfi/engine'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { layout } from '../../ui/layout.ts'
import { findElements } from '../scene/find-elements.ts'
import { boardElement, isVisible } from './boards.ts'
import { centreIfHidden } from './scroll-board.ts'

/** What somebody does somewhere on the chart. */
const ON_CHART: readonly GameEvent['kind'][] = ['navigate', 'discover', 'lighthouse', 'cover']

/**
 * Moves the chart, where it is in sight but not all of it, to where somebody is about to do
 * something; at once, since what moves there is measured next.
 */
export function followActions(events: readonly GameEvent[]): void {
  const action = events.find(({ kind }) => ON_CHART.includes(kind))
  const chart = boardElement('chart')
  if (action === undefined || layout.value === 'desk' || chart === null || !isVisible('chart'))
    return
  // The place itself, where it lies there, else its harbour.
  const there = piecesOf(action)
    .flatMap(findElements)
    .find((one) => chart.contains(one))
  if (there !== undefined) centreIfHidden([there], chart, 'instant')
}
