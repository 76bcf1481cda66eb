import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { seatStyle } from '../../model/players/colours.ts'
import type { Table } from '../../model/session/table.ts'
import { afterAll } from '../../ui/after-paint.ts'
import { layout } from '../../ui/layout.ts'
import { Goals } from '../boards/goals.tsx'
import { Mine } from '../boards/mine.tsx'
import { Others } from '../boards/others.tsx'
import { Rows } from '../boards/rows.tsx'
import { TableCardDialog } from '../boards/table-card-dialog.tsx'
import { Chart } from '../chart/chart.tsx'
import { TargetDetails } from '../choices/target-details.tsx'
import { Dealing } from '../dealing/dealing.tsx'
import { Edges } from '../handheld/edges.tsx'
import { StatusBar } from '../handheld/status-bar.tsx'
import { Tabs } from '../handheld/tabs.tsx'
import { LogArea } from '../log/log-area.tsx'
import { SceneProvider, sceneOf } from '../scene/scene.tsx'
import { useBoardTabs } from '../viewport/board-tabs.ts'
import { useCovered } from '../viewport/covered.ts'
import { useTouchGestures } from '../viewport/touch-gestures.ts'
import { Board } from './board.tsx'
import { useNoCaret } from './no-caret.ts'

interface Props {
  readonly table: Table
  /** What stands above the table. */
  readonly head: ComponentChildren
  /** All boards are shown at once, though not all are in sight: somebody speaks of them. */
  readonly atOnce?: boolean
  /** A board that lies there besides the others. */
  readonly board?: ComponentChildren
  /** What lies over it. */
  readonly children?: ComponentChildren
}

/** The whole table on one sheet. */
export function Sheet({ table, head, atOnce = false, board, children }: Props) {
  const scene = sceneOf(table)
  const { question } = scene
  useBoardTabs(table, question, scene.look.phase)
  useTouchGestures(table)
  useCovered()
  useNoCaret()
  const sheet = useRef<HTMLDivElement>(null)
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  // It tells what is offered when all boards show it.
  useLayoutEffect(() => {
    const tell = (told: string): void => {
      if (sheet.current !== null) sheet.current.dataset.offered = told
    }
    if (atOnce || layout.value === 'desk') return tell(offered)
    tell('')
    return afterAll(() => tell(offered))
  })
  return (
    <SceneProvider value={scene}>
      <div class="sheet" style={seatStyle(table.players)} ref={sheet}>
        {head}
        <div class="boards">
          <div class="shelves">
            <Board name="others" of={Others} atOnce={atOnce} />
            <Board name="goals" of={Goals} atOnce={atOnce} />
            <Board name="rows" of={Rows} atOnce={atOnce} />
            {scene.look.phase === 'hands' ? (
              <Board key="dealing" name="dealing" of={Dealing} atOnce={atOnce} />
            ) : (
              <Board key="mine" name="mine" of={Mine} atOnce={atOnce} />
            )}
            {board}
          </div>
          <Board name="chart" of={Chart} atOnce={atOnce} />
        </div>
        <StatusBar />
        <Edges />
        <Tabs />
        <TargetDetails />
        <TableCardDialog />
        <LogArea />
        {children}
      </div>
    </SceneProvider>
  )
}
