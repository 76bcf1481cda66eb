import { PERIODS } from '@amalfi/text'
import { useScene } from './scene.tsx'

/** The period and its phase. */
export function PeriodAndPhase() {
  const { table, translator, look } = useScene()
  const { terms, board: words } = translator.locale
  // A turn that waits to be ended is not over yet.
  const phase = table.awaitingConfirm.value >= 0 ? 'actions' : look.phase
  return (
    <span class="period-and-phase">
      {words.period(PERIODS[look.period - 1], terms.phases[phase])}
    </span>
  )
}
