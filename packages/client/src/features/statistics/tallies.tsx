import type { Tally } from '../../model/statistics/figures.ts'
import { locale } from '../../ui/locale.ts'
import { useNumber } from './numbers.ts'
import { Wide } from './wide.tsx'

interface Props {
  readonly title: string
  readonly of: readonly (readonly [number, Tally])[]
  readonly name: (group: number) => string
}

/** How many games, how many of them won, the best score and the average; a small bar for each. */
export function Tallies({ title, of, name }: Props) {
  const { statistics } = locale.value
  const number = useNumber()
  const most = Math.max(...of.map(([, { average }]) => average), 1)
  return (
    <Wide name={title}>
      <table class="tallies">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{statistics.games}</th>
            <th scope="col">{statistics.won}</th>
            <th scope="col">{statistics.best}</th>
            <th scope="col">{statistics.average}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(([group, { games, won, best, average }]) => (
            <tr key={group}>
              <th scope="row">{name(group)}</th>
              <td>{games}</td>
              <td>
                <span>{won}</span> <Measure of={won / games} />
              </td>
              <td>{best}</td>
              <td>
                <span>{number(average)}</span> <Measure of={average / most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

/** A part of a whole. */
const Measure = ({ of }: { readonly of: number }) => (
  <svg class="measure" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * Math.max(of, 0)} height="10" />
  </svg>
)
