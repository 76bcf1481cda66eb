import { later } from '../app/later.tsx'
import { seatStyle } from '../game/colours.ts'
import type { LiveTable } from '../game/live.ts'
import { downloadGame } from '../links/file.ts'
import { sharing } from '../links/sharing.ts'
import { Result } from '../result/result.tsx'
import { Story } from '../story/story.tsx'
import { Ask } from './ask.tsx'
import { Bar } from './bar.tsx'
import { Chart } from './chart.tsx'
import { CloseUp } from './close-up.tsx'
import { Goals } from './goals.tsx'
import { useKeyboard } from './keyboard.ts'
import { LargeTable } from './large-table.tsx'
import { Mine } from './mine.tsx'
import { Others } from './others.tsx'
import { Packs } from './packs.tsx'
import { Rows } from './rows.tsx'
import { SceneProvider, sceneOf, useScene } from './scene.tsx'

const ShareDialog = later(() =>
  import('../links/share-dialog.tsx').then((dialog) => dialog.ShareDialog),
)

interface Props {
  readonly table: LiveTable
  /** Something to know about how the game was opened. */
  readonly note?: string | null
}

/** The whole table on one sheet. */
export function Sheet({ table, note = null }: Props) {
  const scene = sceneOf(table)
  useKeyboard(table)
  const question = table.question.value
  const offered = question === null ? '' : [...question.choices, ...question.options].join(' ')
  return (
    <SceneProvider value={scene}>
      <div class="sheet" style={seatStyle(table.players)} data-offered={offered}>
        {note !== null && <p role="status">{note}</p>}
        {table.error.value !== null && <Failed />}
        <Bar />
        <Others />
        <Chart />
        <Goals />
        <Rows />
        <Mine />
        <Packs />
        <Ask />
        <CloseUp />
        <LargeTable />
        <Story />
        {table.over.value && <Result />}
        {sharing.value && <ShareDialog />}
      </div>
    </SceneProvider>
  )
}

/** Something went wrong: it says so, and offers the game as a file. */
function Failed() {
  const { table, speech } = useScene()
  const { page } = speech.tongue
  return (
    <p class="failed" role="alert">
      {page.failed}{' '}
      <button type="button" onClick={() => downloadGame(table.kept())}>
        {page.asFile}
      </button>
    </p>
  )
}
