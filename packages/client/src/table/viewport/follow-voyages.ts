import type { GameEvent } from '@amalfi/engine'
import { seatOf } from '../../model/log/summary.ts'
import type { Table } from '../../model/session/table.ts'
import { layout } from '../../ui/layout.ts'
import { followVoyages } from '../../ui/settings.ts'
import { isVisible, isVisiting, visitBoard } from './boards.ts'

/** What a player does on the chart. */
const VOYAGES: readonly GameEvent['kind'][] = ['navigate', 'discover', 'lighthouse']

/** What a person may be reading or choosing in: a dialog, a panel, a picked target, a menu. */
const IN_USE = 'dialog[open], .log-panel, .target-details.pinned, .table-links nav, .curtain'

/**
 * On a phone, shows the chart for a voyage of another player. It does so at once, since the animation
 * measures the chart next. Somebody who chooses or reads is not interrupted. Returns whether the chart
 * was brought into view.
 */
export function showVoyage(table: Table, events: readonly GameEvent[]): boolean {
  if (layout.value !== 'phone' || !followVoyages.value) return false
  const viewer = table.view().seat
  const isVoyage = (event: GameEvent): boolean =>
    VOYAGES.includes(event.kind) && seatOf(event) !== viewer
  if (!events.some(isVoyage)) return false
  if (isVisible('chart') && !isVisiting()) return false
  if (table.question.value !== null || document.querySelector(IN_USE) !== null) return false
  visitBoard('chart')
  return true
}
