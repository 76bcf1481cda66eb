import { useEffect, useState } from 'preact/hooks'
import { allGames, gamesDeleted } from '../../../model/storage/games.ts'
import { locale } from '../../../ui/locale.ts'
import { addressOf } from '../../../ui/screen.ts'
import { requestedGame } from '../../games/shown-game.ts'
import { isUnfinishedTutorialOf } from '../view/start.ts'

/** The link on the front page that starts the tutorial, or continues it. */
export function TutorialLink() {
  const { learn } = locale.value
  // The game that was chosen last, even if it is still loading.
  const name = requestedGame.value
  const [isUnfinished, setUnfinished] = useState(false)
  useEffect(() => {
    allGames().then(
      (games) => setUnfinished(games.some(isUnfinishedTutorialOf(name))),
      () => setUnfinished(false),
    )
  }, [name, gamesDeleted.value])
  return (
    <a class="tutorial-link" href={addressOf({ name: 'learn', game: name })}>
      <b>{isUnfinished ? learn.continueLearning : learn.learn}</b>{' '}
      <small>{isUnfinished ? learn.continueLearningHint : learn.learnHint}</small>
    </a>
  )
}
