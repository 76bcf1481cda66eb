import { lazy } from '../app/lazy.tsx'
import { useCleared } from '../curtain/cleared.ts'
import { CurtainView } from '../curtain/curtain-view.tsx'
import { Dealt } from '../dealing/dealt.tsx'
import type { LiveTable } from '../game/live.ts'
import { PickedChoices } from '../handheld/picked-choices.tsx'
import { downloadGame } from '../links/download-game.ts'
import { sharing } from '../links/sharing.ts'
import { Result } from '../result/result.tsx'
import { Ask } from './ask.tsx'
import { Bar } from './bar.tsx'
import { useBlurRemoved } from './blur-removed.ts'
import { useKeyboard } from './keyboard.ts'
import { LiveProvider, useLive } from './live-table.tsx'
import { useScene } from './scene.tsx'
import { Sheet } from './sheet.tsx'

const ShareDialog = lazy(() =>
  import('../links/share-dialog.tsx').then((dialog) => dialog.ShareDialog),
)
const Coach = lazy(() => import('../learn/coach.tsx').then((part) => part.Coach))

interface Props {
  readonly table: LiveTable
  /** Something to know about how the game was opened. */
  readonly note: string | null
}

/** The sheet of a game that is played: with what is asked, and the result in the end. */
export function LiveSheet({ table, note }: Props) {
  useKeyboard(table)
  useBlurRemoved()
  useCleared(table)
  const guided = table.lesson.value?.over === false
  return (
    <LiveProvider value={table}>
      <Sheet
        table={table}
        head={
          <>
            {note !== null && <p role="status">{note}</p>}
            {table.error.value !== null && <Failed />}
            {guided && <Coach />}
            <div class="foot">
              <Bar />
              <PickedChoices />
              <Ask />
            </div>
          </>
        }
        atOnce={guided}
        board={<Dealt />}
      >
        <Drawn />
        {table.over.value && <Result />}
        {sharing.value && <ShareDialog />}
      </Sheet>
    </LiveProvider>
  )
}

/** The curtain before a hand; while hands are dealt, it is where they are. */
function Drawn() {
  return useScene().look.phase === 'hands' ? null : <CurtainView />
}

/** Something went wrong: it says so, and offers the game as a file. */
function Failed() {
  const { translator } = useScene()
  const table = useLive()
  const { page } = translator.locale
  return (
    <p class="failed" role="alert">
      {page.failed}{' '}
      <button type="button" onClick={() => downloadGame(table.kept())}>
        {page.asFile}
      </button>
    </p>
  )
}
