import { POINT_SOURCES } from '@amalfi/engine'
import type { Locale } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { barSegments, rangeOf } from '../../model/statistics/bars.ts'
import { averages, type Entry } from '../../model/statistics/tallies.ts'
import { locale } from '../../ui/locale.ts'
import { FillPatterns, fillOf } from '../result/fill-patterns.tsx'
import { useDateFormat, useNumberFormat } from './format.ts'
import { sourceName } from './names.ts'
import { ScrollableTable } from './scrollable-table.tsx'

const WIDTH = 600
const HEIGHT = 200
/** More columns than this are too narrow. */
const MAX_COLUMNS = 30

interface Props {
  readonly entries: readonly Entry[]
  /** The locale of the game. */
  readonly words: Locale
}

/** Where the points of each game came from, as columns or as a table. */
export function SourceChart({ entries, words }: Props) {
  const { result, statistics } = locale.value
  const [asTable, setAsTable] = useState(false)
  const recent = entries.filter(({ result }) => result.points !== null).slice(-MAX_COLUMNS)
  if (recent.length === 0) return null
  return (
    <figure>
      <figcaption>{statistics.sources}</figcaption>
      {asTable ? (
        <SourceTable entries={recent} words={words} />
      ) : (
        <SourceColumns entries={recent} words={words} />
      )}
      <button type="button" onClick={() => setAsTable(!asTable)}>
        {asTable ? result.asPicture : result.asTable}
      </button>
    </figure>
  )
}

function SourceColumns({ entries, words }: Props) {
  const { statistics } = locale.value
  const formatNumber = useNumberFormat()
  const columns = entries.map(
    ({ result }) => new Map(POINT_SOURCES.map((source) => [source, result.points?.[source] ?? 0])),
  )
  const { low, high } = rangeOf(columns)
  const unit = HEIGHT / (high - low)
  const step = WIDTH / Math.max(columns.length, 8)
  const parts = averages(entries, POINT_SOURCES).map(
    (points, i) => `${sourceName(words, POINT_SOURCES[i])} ${formatNumber(points)}`,
  )
  return (
    <>
      <FillPatterns />
      <svg class="columns" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {columns.map((column, i) => (
          <g
            key={`${entries[i].outcome.id} ${entries[i].seat}`}
            transform={`translate(${i * step} 0)`}
          >
            {barSegments(column).map(({ part, points, from }) => (
              <rect
                key={part}
                class="pattern-fill"
                fill={fillOf(part)}
                width={step * 0.8}
                height={Math.abs(points) * unit}
                y={(high - from - Math.abs(points)) * unit}
              >
                <title>{`${sourceName(words, part)}: ${points}`}</title>
              </rect>
            ))}
          </g>
        ))}
        <line class="zero" x2={WIDTH} y1={high * unit} y2={high * unit} />
      </svg>
      <p>{statistics.onAverage(entries.length)}</p>
      <ul class="averages">
        {parts.map((text, i) => (
          <li key={text}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect class="pattern-fill" fill={fillOf(POINT_SOURCES[i])} width="14" height="14" />
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
  const formatDate = useDateFormat()
  return (
    <ScrollableTable name={statistics.sources}>
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
          {entries.map(({ outcome, seat, result }) => (
            <tr key={`${outcome.id} ${seat}`}>
              <th scope="row">{formatDate(outcome.at)}</th>
              {POINT_SOURCES.map((source) => (
                <td key={source}>{result.points?.[source] ?? 0}</td>
              ))}
              <td>{result.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}
