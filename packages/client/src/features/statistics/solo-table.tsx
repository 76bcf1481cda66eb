import { type Locale, numberText } from '@amalfi/text'
import type { SoloRecord } from '../../model/statistics/tallies.ts'
import { locale } from '../../ui/locale.ts'
import { rivalName } from './names.ts'
import { ScrollableTable } from './scrollable-table.tsx'

/** How many ranks there are (REN-SOL-8). */
const RANKS = 4

interface Props {
  readonly of: readonly SoloRecord[]
  /** The locale of the game. */
  readonly words: Locale
}

/** The best results of solo games, by rival. */
export function SoloTable({ of, words }: Props) {
  const { setup, result, statistics } = locale.value
  return (
    <ScrollableTable name={statistics.solo}>
      <table class="tallies">
        <caption>{statistics.solo}</caption>
        <thead>
          <tr>
            <th scope="col">{setup.rival}</th>
            <th scope="col">{statistics.games}</th>
            <th scope="col">{statistics.lost}</th>
            <th scope="col">{statistics.bestRank}</th>
            <th scope="col">{statistics.best}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ rival, games, lost, rank, score }) => (
            <tr key={rival}>
              <th scope="row">{rivalName(words, rival)}</th>
              <td>{games}</td>
              <td>{lost}</td>
              <td>
                <RankSteps reached={rank} /> {rank === 0 ? statistics.noRank : result.rank(rank)}
              </td>
              <td>{rank === 0 ? '' : numberText(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}

/** Steps, filled up to the rank that was reached. */
const RankSteps = ({ reached }: { readonly reached: number }) => (
  <svg class="rank-steps" viewBox={`0 0 ${RANKS * 10} 20`} aria-hidden="true">
    {Array.from({ length: RANKS }, (_, i) => (
      <rect
        key={i}
        class={i < reached ? 'reached' : ''}
        x={i * 10 + 1}
        y={16 - i * 4}
        width="8"
        height={3 + i * 4}
      />
    ))}
  </svg>
)
