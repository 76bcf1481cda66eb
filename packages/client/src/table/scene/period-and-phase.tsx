import { PERIODS } from '@amalfi/text'
import { useScene } from './scene.tsx'

/** The current period and phase. */
export function PeriodAndPhase() {
  const { table, translator, boardView } = useScene()
  const { terms, board: words } = translator.locale
  // A turn that waits for confirmation still belongs to the phase of actions.
  const phase = table.awaitingConfirm.value >= 0 ? 'actions' : boardView.phase
  return (
    <span class="period-and-phase">
      {words.period(PERIODS[boardView.period - 1], terms.phases[phase])}
    </span>
  )
}
