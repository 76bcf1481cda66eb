import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { seatStyle } from '../../model/players/seat-colours.ts'
import type { Table } from '../../model/session/table.ts'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { Goals } from '../boards/goals.tsx'
import { OtherPlayers } from '../boards/other-players.tsx'
import { OwnBoard } from '../boards/own-board.tsx'
import { Rows } from '../boards/rows.tsx'
import { TableCardDialog } from '../boards/table-card-dialog.tsx'
import { Chart } from '../chart/chart.tsx'
import { TargetDetails } from '../choices/target-details.tsx'
import { Dealing } from '../dealing/dealing.tsx'
import { BoardFooter } from '../handheld/board-footer.tsx'
import { BoardTabs } from '../handheld/board-tabs.tsx'
import { StatusBar } from '../handheld/status-bar.tsx'
import { LogArea } from '../log/log-area.tsx'
import { SceneProvider, sceneOf } from '../scene/scene.tsx'
import { useBoardTabs } from '../viewport/boards.ts'
import { useCoveredHeight } from '../viewport/covered-height.ts'
import { useTouchGestures } from '../viewport/touch-gestures.ts'
import { DeferredBoard } from './deferred-board.tsx'
import { useNoCaret } from './no-caret.ts'

interface Props {
  readonly table: Table
  /** What stands above the table. */
  readonly head: ComponentChildren
  /** All boards are shown at once, though not all are in sight: somebody speaks of them. */
  readonly drawAllBoards?: boolean
  /** A board that lies there besides the others. */
  readonly extraBoard?: ComponentChildren
  /** What lies over it. */
  readonly children?: ComponentChildren
}

/** The whole table on one sheet. */
export function TableLayout({ table, head, drawAllBoards = false, extraBoard, children }: Props) {
  const scene = sceneOf(table)
  const { question } = scene
  useBoardTabs(table, question, scene.boardView.phase)
  useTouchGestures(table)
  useCoveredHeight()
  useNoCaret()
  const sheet = useRef<HTMLDivElement>(null)
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  // It tells what is offered when all boards show it.
  useLayoutEffect(() => {
    const tell = (told: string): void => {
      if (sheet.current !== null) sheet.current.dataset.offered = told
    }
    if (drawAllBoards || layout.value === 'desktop') return tell(offered)
    tell('')
    return afterDeferredWork(() => tell(offered))
  })
  return (
    <SceneProvider value={scene}>
      <div class="table-layout" style={seatStyle(table.players)} ref={sheet}>
        {head}
        <div class="boards">
          <div class="board-strip">
            <DeferredBoard name="others" of={OtherPlayers} drawAlways={drawAllBoards} />
            <DeferredBoard name="goals" of={Goals} drawAlways={drawAllBoards} />
            <DeferredBoard name="rows" of={Rows} drawAlways={drawAllBoards} />
            {scene.boardView.phase === 'hands' ? (
              <DeferredBoard key="dealing" name="dealing" of={Dealing} drawAlways={drawAllBoards} />
            ) : (
              <DeferredBoard
                key="own-board"
                name="own-board"
                of={OwnBoard}
                drawAlways={drawAllBoards}
              />
            )}
            {extraBoard}
          </div>
          <DeferredBoard name="chart" of={Chart} drawAlways={drawAllBoards} />
        </div>
        <StatusBar />
        <BoardFooter />
        <BoardTabs />
        <TargetDetails />
        <TableCardDialog />
        <LogArea />
        {children}
      </div>
    </SceneProvider>
  )
}
