import { POINT_SOURCES } from '@amalfi/engine'
import type { Locale } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { averages, type Entry } from '../../model/statistics/figures.ts'
import { reach, stretches } from '../../model/statistics/parts.ts'
import { locale } from '../../ui/locale.ts'
import { Inks, inkOf } from '../result/bars.tsx'
import { useDay, useNumber } from './numbers.ts'
import { sourceName } from './said.ts'
import { Wide } from './wide.tsx'

const WIDE = 600
const HIGH = 200
/** More columns than this could not be told apart. */
const MOST = 30

interface Props {
  readonly entries: readonly Entry[]
  /** Those of the game. */
  readonly words: Locale
}

/** Where the points came from, game by game: a column each, or a table. */
export function Sources({ entries, words }: Props) {
  const { result, statistics } = locale.value
  const [asTable, setAsTable] = useState(false)
  const told = entries.filter(({ came }) => came.points !== null).slice(-MOST)
  if (told.length === 0) return null
  return (
    <figure>
      <figcaption>{statistics.sources}</figcaption>
      {asTable ? (
        <SourceTable entries={told} words={words} />
      ) : (
        <SourceColumns entries={told} words={words} />
      )}
      <button type="button" onClick={() => setAsTable(!asTable)}>
        {asTable ? result.asPicture : result.asTable}
      </button>
    </figure>
  )
}

function SourceColumns({ entries, words }: Props) {
  const { statistics } = locale.value
  const number = useNumber()
  const columns = entries.map(
    ({ came }) => new Map(POINT_SOURCES.map((source) => [source, came.points?.[source] ?? 0])),
  )
  const { low, high } = reach(columns)
  const unit = HIGH / (high - low)
  const step = WIDE / Math.max(columns.length, 8)
  const parts = averages(entries, POINT_SOURCES).map(
    (points, i) => `${sourceName(words, POINT_SOURCES[i])} ${number(points)}`,
  )
  return (
    <>
      <Inks />
      <svg class="columns" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {columns.map((column, i) => (
          <g
            key={`${entries[i].outcome.id} ${entries[i].seat}`}
            transform={`translate(${i * step} 0)`}
          >
            {stretches(column).map(({ part, points, from }) => (
              <rect
                key={part}
                class="ink"
                fill={inkOf(part)}
                width={step * 0.8}
                height={Math.abs(points) * unit}
                y={(high - from - Math.abs(points)) * unit}
              >
                <title>{`${sourceName(words, part)}: ${points}`}</title>
              </rect>
            ))}
          </g>
        ))}
        <line class="zero" x2={WIDE} y1={high * unit} y2={high * unit} />
      </svg>
      <p>{statistics.onAverage(entries.length)}</p>
      <ul class="averages">
        {parts.map((text, i) => (
          <li key={text}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect class="ink" fill={inkOf(POINT_SOURCES[i])} width="14" height="14" />
            </svg>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

function SourceTable({ entries, words }: Props) {
  const { result, statistics } = locale.value
  const day = useDay()
  return (
    <Wide name={statistics.sources}>
      <table>
        <thead>
          <tr>
            <th scope="col">{statistics.when}</th>
            {POINT_SOURCES.map((source) => (
              <th key={source} scope="col">
                {sourceName(words, source)}
              </th>
            ))}
            <th scope="col">{result.total}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ outcome, seat, came }) => (
            <tr key={`${outcome.id} ${seat}`}>
              <th scope="row">{day(outcome.at)}</th>
              {POINT_SOURCES.map((source) => (
                <td key={source}>{came.points?.[source] ?? 0}</td>
              ))}
              <td>{came.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}
