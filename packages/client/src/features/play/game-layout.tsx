import type { LocalGame } from '../../model/session/local-game.ts'
import { PickedChoices } from '../../table/choices/picked-choices.tsx'
import { QuestionPanel } from '../../table/choices/question-panel.tsx'
import { CurtainView } from '../../table/curtain/curtain-view.tsx'
import { FirstHand } from '../../table/dealing/first-hand.tsx'
import { useBlurRemoved } from '../../table/layout/blur-removed.ts'
import { useKeyboard } from '../../table/layout/keyboard.ts'
import { PromptBar } from '../../table/layout/prompt-bar.tsx'
import { TableLayout } from '../../table/layout/table-layout.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { GameProvider, useLocalGame } from '../../table/scene/session-context.tsx'
import { useSeatPositions } from '../../table/viewport/seat-positions.ts'
import { lazy } from '../../ui/lazy.tsx'
import { Result } from '../result/result.tsx'
import { downloadPlayed } from '../sharing/download-game.ts'
import { isSharing } from '../sharing/share-state.ts'
import { useCloseOverlays } from './close-overlays.ts'
import { StandInNotice } from './stand-in-notice.tsx'

const ShareDialog = lazy(() =>
  import('../sharing/share-dialog.tsx').then((dialog) => dialog.ShareDialog),
)
const TutorialGuide = lazy(() =>
  import('../tutorial/view/guide.tsx').then((guide) => guide.TutorialGuide),
)

interface Props {
  readonly game: LocalGame
  /** A message about how the game was opened. */
  readonly note: string | null
}

/** The table of a game that is played, with the current question, and the result at the end. */
export function GameLayout({ game, note }: Props) {
  const { session, lesson } = game
  useKeyboard(session)
  useBlurRemoved()
  useCloseOverlays(session)
  useSeatPositions(session)
  const guided = lesson.saved.value?.over === false
  return (
    <GameProvider value={game}>
      <TableLayout
        table={session}
        head={
          <>
            {note !== null && <p role="status">{note}</p>}
            {game.saveFault.value !== null ? (
              <NotSaved />
            ) : (
              session.error.value !== null && <Failed />
            )}
            <StandInNotice />
            {guided && <TutorialGuide />}
            <div class="foot">
              <PromptBar />
              <PickedChoices />
              <QuestionPanel />
            </div>
          </>
        }
        drawAllBoards={guided}
        extraBoard={<FirstHand />}
      >
        <CurtainUnlessDealing />
        {session.over.value && <Result />}
        {isSharing.value && <ShareDialog />}
      </TableLayout>
    </GameProvider>
  )
}

/** The curtain. While hands are dealt, `Picking` shows it instead. */
function CurtainUnlessDealing() {
  return useScene().boardView.phase === 'hands' ? null : <CurtainView />
}

/** Says that something went wrong, and offers the game as a file. */
function Failed() {
  const { translator } = useScene()
  const game = useLocalGame()
  const { app, sharing } = translator.locale
  return (
    <p class="failed" role="alert">
      {app.failed}{' '}
      <button type="button" title={sharing.fileRevealsAll} onClick={() => downloadPlayed(game)}>
        {app.saveAsFile}
      </button>
    </p>
  )
}

/** Says why the last moves are not saved, and offers the game as a file. */
function NotSaved() {
  const { translator } = useScene()
  const game = useLocalGame()
  const { app, saves, sharing } = translator.locale
  return (
    <p class="failed" role="alert">
      {game.saveFault.value === 'newer' ? saves.notSavedNewer : saves.notSaved}{' '}
      <button type="button" title={sharing.fileRevealsAll} onClick={() => downloadPlayed(game)}>
        {app.saveAsFile}
      </button>{' '}
      <button type="button" onClick={() => game.save()}>
        {app.tryAgain}
      </button>
    </p>
  )
}
