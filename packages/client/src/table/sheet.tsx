import { seatStyle } from '../game/colours.ts'
import type { LiveTable } from '../game/live.ts'
import { Bar } from './bar.tsx'
import { Chart } from './chart.tsx'
import { Goals } from './goals.tsx'
import { Mine } from './mine.tsx'
import { Others } from './others.tsx'
import { Packs } from './packs.tsx'
import { Result } from './result.tsx'
import { Rows } from './rows.tsx'
import { SceneProvider, sceneOf } from './scene.tsx'

interface Props {
  readonly table: LiveTable
  /** Something to know about how the game was opened. */
  readonly note?: string | null
}

/** The whole table on one sheet. */
export function Sheet({ table, note = null }: Props) {
  const scene = sceneOf(table)
  const question = table.question.value
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  return (
    <SceneProvider value={scene}>
      <div class="sheet" style={seatStyle(table.players)} data-offered={offered}>
        {note !== null && <p role="status">{note}</p>}
        {table.error.value !== null && <p role="alert">{scene.speech.tongue.page.failed}</p>}
        <Bar />
        <Others />
        {table.over.value ? <Result /> : <Chart />}
        <Goals />
        <Rows />
        <Mine />
        <Packs />
      </div>
    </SceneProvider>
  )
}
