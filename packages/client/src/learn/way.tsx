import { useEffect, useState } from 'preact/hooks'
import { locale } from '../app/locale.ts'
import { addressOf } from '../app/screen.ts'
import { wanted } from '../games/shown.ts'
import { allGames } from '../store/games.ts'
import { isWaitingOf } from './waiting.ts'

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
