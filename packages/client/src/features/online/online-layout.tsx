import { useEffect } from 'preact/hooks'
import type { LineState } from '../../model/online/game-socket.ts'
import type { PlayedGame } from '../../model/session/played-game.ts'
import { PickedChoices } from '../../table/choices/picked-choices.tsx'
import { QuestionPanel } from '../../table/choices/question-panel.tsx'
import { FirstHand } from '../../table/dealing/first-hand.tsx'
import { useBlurRemoved } from '../../table/layout/blur-removed.ts'
import { useKeyboard } from '../../table/layout/keyboard.ts'
import { PromptBar } from '../../table/layout/prompt-bar.tsx'
import { TableLayout } from '../../table/layout/table-layout.tsx'
import { keepPace } from '../../table/motion/pacing.ts'
import { GameProvider } from '../../table/scene/session-context.tsx'
import { useSeatPositions } from '../../table/viewport/seat-positions.ts'
import { locale } from '../../ui/locale.ts'
import { showsOnlineGame } from '../../ui/screen.ts'
import { useCloseOverlays } from '../play/close-overlays.ts'
import { Result } from '../result/result.tsx'
import { OnlineResultButtons } from './online-result-buttons.tsx'
import { onlineText } from './online-text.ts'

interface Props {
  readonly game: PlayedGame
  readonly line: LineState
}

/** The table of an online game, with the current question, and the result at the end. */
export function OnlineLayout({ game, line }: Props) {
  const { session } = game
  const { app } = locale.value
  useKeyboard(session)
  useBlurRemoved()
  useCloseOverlays(session)
  useSeatPositions(session)
  useEffect(() => {
    const stopPace = keepPace(session)
    showsOnlineGame.value = true
    void session.resume()
    return () => {
      showsOnlineGame.value = false
      stopPace()
    }
  }, [session])
  return (
    <GameProvider value={game}>
      <TableLayout
        table={session}
        head={
          <>
            {line !== 'connected' && (
              <p class="connection" role="status">
                {line === 'refused' ? onlineText().reload : onlineText().connecting}
              </p>
            )}
            {session.error.value !== null && (
              <p class="failed" role="alert">
                {app.failed}
              </p>
            )}
            <div class="foot">
              <PromptBar />
              <PickedChoices />
              <QuestionPanel />
            </div>
          </>
        }
        extraBoard={<FirstHand />}
      >
        {session.over.value && <Result buttons={OnlineResultButtons} />}
      </TableLayout>
    </GameProvider>
  )
}
