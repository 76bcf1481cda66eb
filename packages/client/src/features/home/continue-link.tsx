import { PERIODS } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { allGames, gamesDeleted, type SavedGame } from '../../model/storage/games.ts'
import { dateLocaleFor } from '../../ui/date-locale.ts'
import { layout } from '../../ui/layout.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { isUnfinishedTutorial } from '../tutorial/view/start.ts'

/** A link to the game that was played last, on small screens where saved games are further down. */
export function ContinueLink() {
  const { language, home } = locale.value
  const [last, setLast] = useState<SavedGame | null>(null)
  useEffect(() => {
    allGames().then(
      (games) =>
        setLast(games.find((game) => !game.finished && !isUnfinishedTutorial(game)) ?? null),
      () => setLast(null),
    )
  }, [gamesDeleted.value])
  if (last === null || layout.value === 'desktop') return null
  const day = new Intl.DateTimeFormat(dateLocaleFor(language), { dateStyle: 'medium' })
  return (
    <a class="continue-link" href={addressOf({ name: 'table', id: last.id })}>
      <b>{home.continueGame}</b>{' '}
      <small>{home.savedAt(PERIODS[last.period], day.format(last.at))}</small>
    </a>
  )
}
