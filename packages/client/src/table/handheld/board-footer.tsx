import { layout } from '../../ui/layout.ts'
import { ZoomButtons } from '../chart/zoom-buttons.tsx'
import { PeriodAndPhase } from '../scene/period-and-phase.tsx'
import { useScene } from '../scene/scene.tsx'
import { visibleBoard } from '../viewport/boards.ts'
import { OffscreenHints } from './offscreen-hints.tsx'

/**
 * The strip below a board: period and phase, arrows to offscreen targets, zoom buttons. It has its own
 * place, so that it covers nothing of the board.
 */
export function BoardFooter() {
  const board = visibleBoard.value
  const { boardView } = useScene()
  if (layout.value === 'desktop') return null
  const phone = layout.value === 'phone'
  return (
    <>
      {!phone && boardView.phase !== 'hands' && (
        <div class="chart-footer">
          <ZoomButtons />
          <OffscreenHints board="chart" />
        </div>
      )}
      <div class="board-footer">
        <PeriodAndPhase />
        <OffscreenHints key={board} board={board} />
        {phone && board === 'chart' && <ZoomButtons />}
      </div>
    </>
  )
}
