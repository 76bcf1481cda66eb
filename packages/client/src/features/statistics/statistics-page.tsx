import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { aloneOf, bySeat, bySize, entriesOf, peopleOf } from '../../model/statistics/figures.ts'
import { type Collected, collect } from '../../model/statistics/remembered.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { Segments } from '../../ui/segments.tsx'
import { AloneTable } from './alone.tsx'
import { ExportOrErase } from './erase.tsx'
import { GamesTable } from './games-table.tsx'
import { Scores } from './scores.tsx'
import { Sources } from './sources.tsx'
import { Tallies } from './tallies.tsx'
import '../../style/features/reading.css'
import '../../style/features/statistics.css'

const NOTHING: Collected = { outcomes: [], leftOut: 0, kept: new Set() }

/** One's own games in figures and small pictures. */
export function StatisticsPage() {
  const { statistics } = locale.value
  const [collected, setCollected] = useState<Collected | null>(null)
  const look = (): void =>
    void busyWhile('counting games', collect()).then(setCollected, () => setCollected(NOTHING))
  useEffect(look, [])
  if (collected === null) return null
  const { outcomes, leftOut } = collected
  return (
    <div class="page statistics">
      <h1>{statistics.title}</h1>
      {outcomes.length === 0 ? (
        <p role="status">{statistics.none}</p>
      ) : (
        <Figures collected={collected} />
      )}
      {leftOut > 0 && <p class="left-out">{statistics.notCounted(leftOut)}</p>}
      {outcomes.length > 0 && <ExportOrErase outcomes={outcomes} erased={look} />}
    </div>
  )
}

function Figures({ collected: { outcomes, kept } }: { readonly collected: Collected }) {
  const { setup, statistics } = locale.value
  const [who, setWho] = useState<string | null>(null)
  const games = GAME_NAMES.filter((name) => outcomes.some(({ game }) => game === name))
  const [game, setGame] = useState(games[0])
  const words = localeOf(game)
  const here = outcomes.filter((outcome) => outcome.game === game)
  const people = peopleOf(here)
  const entries = entriesOf(here, who)
  const shown = here.filter((outcome) => entries.some((entry) => entry.outcome === outcome))
  const alone = aloneOf(entries)
  const seats = bySeat(entries)
  return (
    <>
      <div class="whose">
        {games.length > 1 && (
          <Segments
            name="game"
            legend={statistics.game}
            of={games}
            chosen={game}
            text={(one) => localeOf(one).app.title}
            choose={(one) => {
              setGame(one)
              setWho(null)
            }}
          />
        )}
        {people.length > 1 && <Whose people={people} who={who} choose={setWho} />}
      </div>
      <div class="panels">
        <Scores entries={entries} />
        <Sources entries={entries} words={words} />
        <Tallies title={statistics.results} of={bySize(entries)} name={statistics.size} />
        {seats.length > 0 && <Tallies title={statistics.bySeat} of={seats} name={setup.seat} />}
        {alone.length > 0 && <AloneTable of={alone} words={words} />}
      </div>
      <GamesTable outcomes={shown.toReversed()} kept={kept} />
    </>
  )
}

interface WhoseProps {
  readonly people: readonly string[]
  readonly who: string | null
  readonly choose: (who: string | null) => void
}

/** Where several people have played here: whose games. */
function Whose({ people, who, choose }: WhoseProps) {
  const { statistics } = locale.value
  return (
    <label>
      {statistics.whose}{' '}
      <select
        value={who === null ? -1 : people.indexOf(who)}
        onChange={({ currentTarget }) => choose(people[Number(currentTarget.value)] ?? null)}
      >
        <option value={-1}>{statistics.everybody}</option>
        {people.map((name, i) => (
          <option key={name} value={i}>
            {name === '' ? statistics.unnamed : name}
          </option>
        ))}
      </select>
    </label>
  )
}
