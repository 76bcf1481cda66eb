import { PERIODS } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { dateLocaleFor } from '../app/date-locale.ts'
import { layout } from '../app/layout.ts'
import { locale } from '../app/locale.ts'
import { addressOf } from '../app/screen.ts'
import { isWaiting } from '../learn/waiting.ts'
import { allGames, type KeptGame } from '../store/games.ts'

/** The game that was played last: where the kept games lie below the fold, it is one tap away. */
export function GoOn() {
  const { page, language } = locale.value
  const [last, setLast] = useState<KeptGame | null>(null)
  useEffect(() => {
    allGames().then(
      (games) => setLast(games.find((game) => !game.finished && !isWaiting(game)) ?? null),
      () => setLast(null),
    )
  }, [])
  if (last === null || layout.value === 'desk') return null
  const day = new Intl.DateTimeFormat(dateLocaleFor(language), { dateStyle: 'medium' })
  return (
    <a class="go-on" href={addressOf({ name: 'table', id: last.id })}>
      <b>{page.continueGame}</b>{' '}
      <small>{page.saved(PERIODS[last.period], day.format(last.at))}</small>
    </a>
  )
}
