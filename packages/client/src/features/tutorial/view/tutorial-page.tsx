import { useEffect, useState } from 'preact/hooks'
import { fetchGame, isGame } from '../../../model/games/catalog/by-game.ts'
import { currentKind } from '../../../table/appearance/current-kind.ts'
import { locale } from '../../../ui/locale.ts'
import { addressOf } from '../../../ui/screen.ts'
import { continueOrStartTutorial } from './start.ts'

interface Props {
  /** If it is missing or unknown, the game that the page shows. */
  readonly game?: string
}

/** Opens the table of a guided game. It replaces this page in the history, so Back leaves both. */
export function TutorialPage({ game }: Props) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    fetchGame(isGame(game) ? game : currentKind.peek().name)
      .then(continueOrStartTutorial)
      .then(
        (id) => location.replace(addressOf({ name: 'table', id })),
        () => setFailed(true),
      )
  }, [game])
  const { app } = locale.value
  return failed ? (
    <p class="page" role="alert">
      {app.notLoaded}
    </p>
  ) : null
}
