import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { collectStatistics, type Statistics } from '../../model/statistics/statistics-store.ts'
import {
  byOpponent,
  byPlayerCount,
  bySeat,
  entriesOf,
  peopleOf,
  soloRecords,
} from '../../model/statistics/tallies.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { storageText } from '../../ui/storage-text.ts'
import { ExportOrErase } from './export-or-erase.tsx'
import { GamesTable } from './games-table.tsx'
import { ScoreChart } from './score-chart.tsx'
import { SoloTable } from './solo-table.tsx'
import { SourceChart } from './source-chart.tsx'
import { Tallies } from './tallies.tsx'
import '../../style/features/reading.css'
import '../../style/features/statistics.css'

/** Statistics of the games that were played on this device. */
export function StatisticsPage() {
  const { statistics } = locale.value
  const [collected, setCollected] = useState<Statistics | null>(null)
  const load = (): void => void busyWhile('counting games', collectStatistics()).then(setCollected)
  useEffect(load, [])
  if (collected === null) return null
  const { outcomes, leftOut, fault } = collected
  return (
    <div class="page statistics">
      <h1>{statistics.title}</h1>
      {fault !== null && <p role="status">{storageText(fault, locale.value)}</p>}
      {outcomes.length === 0 ? (
        <p role="status">{statistics.none}</p>
      ) : (
        <StatisticsOfGame collected={collected} />
      )}
      {leftOut > 0 && <p class="not-counted">{statistics.notCounted(leftOut)}</p>}
      {outcomes.length > 0 && <ExportOrErase outcomes={outcomes} onErased={load} />}
    </div>
  )
}

function StatisticsOfGame({
  collected: { outcomes, savedIds },
}: {
  readonly collected: Statistics
}) {
  const { setup, opponents, statistics } = locale.value
  const [player, setPlayer] = useState<string | null>(null)
  const games = GAME_NAMES.filter((name) => outcomes.some(({ game }) => game === name))
  const [game, setGame] = useState(games[0])
  const words = localeOf(game)
  const ofGame = outcomes.filter((outcome) => outcome.game === game)
  const people = peopleOf(ofGame)
  const entries = entriesOf(ofGame, player)
  const shown = ofGame.filter((outcome) => entries.some((entry) => entry.outcome === outcome))
  const solo = soloRecords(entries)
  const seats = bySeat(entries)
  const levels = byOpponent(entries)
  return (
    <>
      <div class="statistics-filter">
        {games.length > 1 && (
          <SegmentedControl
            name="game"
            legend={statistics.game}
            options={games}
            selected={game}
            text={(name) => localeOf(name).app.title}
            onSelect={(name) => {
              setGame(name)
              setPlayer(null)
            }}
          />
        )}
        {people.length > 1 && <PlayerSelect people={people} player={player} choose={setPlayer} />}
      </div>
      <div class="panels">
        <ScoreChart entries={entries} />
        <SourceChart entries={entries} words={words} />
        <Tallies title={statistics.results} of={byPlayerCount(entries)} name={statistics.size} />
        {levels.length > 0 && (
          <Tallies title={statistics.byOpponent} of={levels} name={(bot) => opponents.names[bot]} />
        )}
        {seats.length > 0 && <Tallies title={statistics.bySeat} of={seats} name={setup.seat} />}
        {solo.length > 0 && <SoloTable of={solo} words={words} />}
      </div>
      <GamesTable outcomes={shown.toReversed()} savedIds={savedIds} />
    </>
  )
}

interface PlayerSelectProps {
  readonly people: readonly string[]
  readonly player: string | null
  readonly choose: (player: string | null) => void
}

/** Chooses whose games are shown, if several people have played here. */
function PlayerSelect({ people, player, choose }: PlayerSelectProps) {
  const { statistics } = locale.value
  return (
    <label>
      {statistics.whose}{' '}
      <select
        value={player === null ? -1 : people.indexOf(player)}
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
