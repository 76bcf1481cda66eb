import { useEffect, useState } from 'preact/hooks'
import { allGames } from '../../../model/storage/games.ts'
import { locale } from '../../../ui/locale.ts'
import { addressOf } from '../../../ui/screen.ts'
import { wanted } from '../../games/shown-game.ts'
import { isWaitingOf } from '../course/waiting.ts'

/** The way to the guided game, on the front page; back to it, if it was left. */
export function LearnWay() {
  const { learn } = locale.value
  // Whoever is quick comes to the game they chose, though it is still on its way.
  const name = wanted.value
  const [left, setLeft] = useState(false)
  useEffect(() => {
    allGames().then(
      (games) => setLeft(games.some(isWaitingOf(name))),
      () => setLeft(false),
    )
  }, [name])
  return (
    <a class="learn-way" href={addressOf({ name: 'learn', game: name })}>
      <b>{left ? learn.goOn : learn.learn}</b>{' '}
      <small>{left ? learn.goOnHint : learn.learnHint}</small>
    </a>
  )
}
