import { PERIODS } from '@amalfi/text'
import { useScene } from '../../table/scene/scene.tsx'

/** The rank reached in a solo game among all ranks, or why the game was lost (REN-SOL-8). */
export function SoloRank({ rank }: { readonly rank: number }) {
  const { table, translator } = useScene()
  const { result } = translator.locale
  const { ranks } = table.rules.tables.solo
  const lost = table.events.value.find((event) => event.kind === 'lost')
  return (
    <>
      {lost !== undefined && (
        <p class="result-note">
          {result.soloLostReason(PERIODS[lost.period], lost.titles, lost.needed)}
        </p>
      )}
      <ol class="ranks" reversed>
        {[...ranks.keys(), ranks.length].toReversed().map((i) => {
          const from = i === 0 ? null : ranks[i - 1]
          const to = i === ranks.length ? null : ranks[i] - 1
          const reached = rank === i + 1
          return (
            <li
              key={i}
              class={reached ? 'reached' : ''}
              aria-current={reached ? 'true' : undefined}
            >
              <b>{result.rank(i + 1)}</b> {result.rankPoints(from, to)}
            </li>
          )
        })}
      </ol>
    </>
  )
}
