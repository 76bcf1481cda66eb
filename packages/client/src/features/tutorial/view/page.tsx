import { useEffect, useState } from 'preact/hooks'
import { fetchGame, isGame } from '../../../model/games/catalog/by-game.ts'
import { shown } from '../../../table/appearance/shown-kind.ts'
import { locale } from '../../../ui/locale.ts'
import { addressOf } from '../../../ui/screen.ts'
import { goOnLearning } from './begin.ts'

interface Props {
  /** The one that the page is about, if none is named. */
  readonly game?: string
}

/** Leads to the table of a guided game, in its own place: the way back goes to where one came from. */
export function LearnPage({ game }: Props) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    fetchGame(isGame(game) ? game : shown.peek().name)
      .then(goOnLearning)
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
