import type { ComponentChildren } from 'preact'
import { Dealing } from '../dealing/dealing.tsx'
import { seatStyle } from '../game/colours.ts'
import type { Table } from '../game/table.ts'
import { useCovered } from '../handheld/covered.ts'
import { Edges } from '../handheld/edges.tsx'
import { useFingers } from '../handheld/fingers.ts'
import { Glance } from '../handheld/glance.tsx'
import { useShelves } from '../handheld/shelves.ts'
import { Tabs } from '../handheld/tabs.tsx'
import { Story } from '../story/story.tsx'
import { Chart } from './chart.tsx'
import { CloseUp } from './close-up.tsx'
import { Goals } from './goals.tsx'
import { LargeTable } from './large-table.tsx'
import { Mine } from './mine.tsx'
import { Others } from './others.tsx'
import { Rows } from './rows.tsx'
import { SceneProvider, sceneOf } from './scene.tsx'

interface Props {
  readonly table: Table
  /** What stands above the table. */
  readonly head: ComponentChildren
  /** A board that lies there besides the others. */
  readonly board?: ComponentChildren
  /** What lies over it. */
  readonly children?: ComponentChildren
}

/** The whole table on one sheet. */
export function Sheet({ table, head, board, children }: Props) {
  const scene = sceneOf(table)
  const question = table.question.value
  useShelves(table)
  useFingers(table)
  useCovered()
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  return (
    <SceneProvider value={scene}>
      <div class="sheet" style={seatStyle(table.players)} data-offered={offered}>
        {head}
        <div class="boards">
          <div class="shelves">
            <Others />
            <Goals />
            <Rows />
            {scene.look.phase === 'hands' ? <Dealing /> : <Mine />}
            {board}
          </div>
          <Chart />
        </div>
        <Glance />
        <Edges />
        <Tabs />
        <CloseUp />
        <LargeTable />
        <Story />
        {children}
      </div>
    </SceneProvider>
  )
}
