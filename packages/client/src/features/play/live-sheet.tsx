import type { LiveTable } from '../../model/session/live.ts'
import { Ask } from '../../table/choices/ask.tsx'
import { PickedChoices } from '../../table/choices/picked-choices.tsx'
import { CurtainView } from '../../table/curtain/curtain-view.tsx'
import { Dealt } from '../../table/dealing/dealt.tsx'
import { LiveProvider, useLive } from '../../table/scene/live-table.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { Bar } from '../../table/sheet/bar.tsx'
import { useBlurRemoved } from '../../table/sheet/blur-removed.ts'
import { useKeyboard } from '../../table/sheet/keyboard.ts'
import { Sheet } from '../../table/sheet/sheet.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { Result } from '../result/result.tsx'
import { downloadGame } from '../sharing/download-game.ts'
import { isSharing } from '../sharing/share-state.ts'
import { useCleared } from './cleared.ts'

const ShareDialog = lazy(() =>
  import('../sharing/share-dialog.tsx').then((dialog) => dialog.ShareDialog),
)
const TutorialGuide = lazy(() =>
  import('../tutorial/view/guide.tsx').then((guide) => guide.TutorialGuide),
)

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
            {guided && <TutorialGuide />}
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
        {isSharing.value && <ShareDialog />}
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
  const { app } = translator.locale
  return (
    <p class="failed" role="alert">
      {app.failed}{' '}
      <button type="button" onClick={() => downloadGame(table.kept())}>
        {app.saveAsFile}
      </button>
    </p>
  )
}
