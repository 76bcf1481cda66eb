import type { Tally } from '../../model/statistics/tallies.ts'
import { locale } from '../../ui/locale.ts'
import { useNumberFormat } from './format.ts'
import { ScrollableTable } from './scrollable-table.tsx'

interface Props<Group extends string | number> {
  readonly title: string
  readonly of: readonly (readonly [Group, Tally])[]
  readonly name: (group: Group) => string
}

/** A table of groups of games: how many, how many won, the best score and the average. */
export function Tallies<Group extends string | number>({ title, of, name }: Props<Group>) {
  const { statistics } = locale.value
  const formatNumber = useNumberFormat()
  const highest = Math.max(...of.map(([, { average }]) => average), 1)
  return (
    <ScrollableTable name={title}>
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
                <span>{won}</span> <ProportionBar of={won / games} />
              </td>
              <td>{best}</td>
              <td>
                <span>{formatNumber(average)}</span> <ProportionBar of={average / highest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}

/** A small bar that shows a proportion. */
const ProportionBar = ({ of }: { readonly of: number }) => (
  <svg class="proportion-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * Math.max(of, 0)} height="10" />
  </svg>
)
