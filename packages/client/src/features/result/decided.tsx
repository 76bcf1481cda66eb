import type { Points, Standing } from '@amalfi/engine'
import { numberText } from '@amalfi/text'
import { decisiveSources, rivalsOf } from '../../model/statistics/decisive.ts'
import { nameForReader } from '../../table/scene/reader-name.ts'
import { useScene } from '../../table/scene/scene.tsx'

interface Props {
  readonly points: readonly Points[]
  readonly standings: readonly Standing[]
}

/** The largest differences by source between the reader, or the winner, and the best of the others. */
export function Decided({ points, standings }: Props) {
  const { translator } = useScene()
  const { result } = translator.locale
  const rivals = rivalsOf(standings, translator.names.you)
  if (rivals === null) return null
  const { one, other } = rivals
  const sources = decisiveSources(points, one, other)
  if (sources.length === 0) return null
  const signed = (n: number): string => (n > 0 ? `+${n}` : numberText(n))
  return (
    <section class="decided">
      <h3>{result.decided(nameForReader(translator, one), nameForReader(translator, other))}</h3>
      <ul>
        {sources.map(({ source, one: mine, other: theirs }) => (
          <li key={source}>
            <span>{result.compared(result.sources[source], mine, theirs)}</span>{' '}
            <b>{signed(mine - theirs)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
