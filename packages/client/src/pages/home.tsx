import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/screen.ts'
import { language } from '../app/settings.ts'
import { tongue } from '../app/tongue.ts'
import { begin } from '../game/begin.ts'
import { allGames, type KeptGame, removeGame } from '../store/games.ts'

const PERIODS = ['I', 'II', 'III', 'IV']

export function HomePage() {
  const { page, seat } = tongue.value
  const quick = () =>
    begin({
      players: [
        { kind: 'person', name: seat(0) },
        { kind: 'merchant', name: page.bots.merchant },
      ],
    })
  return (
    <div class="page">
      <h1>{page.title}</h1>
      <p>{page.tagline}</p>
      <p>
        <button type="button" class="primary" onClick={quick}>
          {page.quickStart}
        </button>
      </p>
      <p>
        <button type="button" onClick={() => go({ name: 'new' })}>
          {page.newGame}
        </button>{' '}
        <button type="button" onClick={() => go({ name: 'rules' })}>
          {page.rules}
        </button>{' '}
        <button type="button" onClick={() => go({ name: 'cards' })}>
          {page.cards}
        </button>{' '}
        <button type="button" onClick={() => go({ name: 'about' })}>
          {page.aboutCards}
        </button>
      </p>
      <Games />
      <p>{page.unofficial}</p>
    </div>
  )
}

/** The games that can be gone on with. */
function Games() {
  const { page } = tongue.value
  const [games, setGames] = useState<readonly KeptGame[]>([])
  useEffect(() => {
    allGames().then(setGames, () => setGames([]))
  }, [])
  const dates = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section>
      <h2>{page.continueGame}</h2>
      {games.length === 0 && <p>{page.noGames}</p>}
      <ul>
        {games.map((game) => {
          const names = game.players.map(({ name }) => name).join(', ')
          const state = page.saved(PERIODS[game.period], dates.format(game.at))
          return (
            <li key={game.id}>
              <button type="button" onClick={() => go({ name: 'table', id: game.id })}>
                {names} · {game.finished ? page.finished : state}
              </button>{' '}
              <button
                type="button"
                aria-label={page.remove(names)}
                onClick={() => {
                  removeGame(game.id).then(() => setGames(games.filter((one) => one !== game)))
                }}
              >
                ×
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
