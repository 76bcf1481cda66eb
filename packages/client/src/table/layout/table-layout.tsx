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
import { EventOutputs } from '../log/event-outputs.tsx'
import { SceneProvider, sceneOf } from '../scene/scene.tsx'
import { useBoardTabs } from '../viewport/boards.ts'
import { useCoveredHeight } from '../viewport/covered-height.ts'
import { useTouchGestures } from '../viewport/touch-gestures.ts'
import { DeferredBoard } from './deferred-board.tsx'
import { useNoCaret } from './no-caret.ts'

interface Props {
  readonly table: Table
  /** What is above the boards: on a desktop the prompt bar. */
  readonly head: ComponentChildren
  /** Draws all boards at once, also those that are not visible: the tutorial points at them. */
  readonly drawAllBoards?: boolean
  /** A board in addition to the others. */
  readonly extraBoard?: ComponentChildren
  /** What covers the table: curtain, result, dialogs. */
  readonly children?: ComponentChildren
}

/** The whole table: boards, tabs, tooltips and dialogs, for every layout. */
export function TableLayout({ table, head, drawAllBoards = false, extraBoard, children }: Props) {
  const scene = sceneOf(table)
  const { question } = scene
  useBoardTabs(table, question, scene.boardView.phase)
  useTouchGestures(table)
  useCoveredHeight()
  useNoCaret()
  const element = useRef<HTMLDivElement>(null)
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  // Tests read what is offered from this attribute. It is written when all boards show it.
  useLayoutEffect(() => {
    const writeOffered = (text: string): void => {
      if (element.current !== null) element.current.dataset.offered = text
    }
    if (drawAllBoards || layout.value === 'desktop') return writeOffered(offered)
    writeOffered('')
    return afterDeferredWork(() => writeOffered(offered))
  })
  return (
    <SceneProvider value={scene}>
      <div class="table-layout" style={seatStyle(table.players)} ref={element}>
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
        <EventOutputs />
        {children}
      </div>
    </SceneProvider>
  )
}
