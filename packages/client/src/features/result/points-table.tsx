import { POINT_SOURCES, type Points } from '@amalfi/engine'
import { numberText, PERIODS } from '@amalfi/text'
import { columnSum, columnsOf, sum } from '../../model/statistics/bars.ts'
import { useScene } from '../../table/scene/scene.tsx'

interface Props {
  readonly points: readonly Points[]
  readonly order: readonly number[]
}

/** The same points as the bars, in numbers; always there for screen readers. */
export function PointsTable({ points, order }: Props) {
  const { translator, boardView } = useScene()
  const { result } = translator.locale
  const columns = [
    ...PERIODS.map((period) => ({ head: period, title: result.period(period) })),
    { head: result.endOfGame, title: result.endOfGame },
  ]
  return (
    <div class="points-tables">
      {order.map((seat) => (
        <table key={seat} class={`seat-${seat}`}>
          <caption>{translator.names.seat(seat)}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ head, title }) => (
                <th key={head} scope="col">
                  <abbr title={title}>{head}</abbr>
                </th>
              ))}
              <th scope="col">{result.total}</th>
            </tr>
          </thead>
          <tbody>
            {POINT_SOURCES.map((source) => (
              <tr key={source}>
                <th scope="row">{result.sources[source]}</th>
                {columnsOf(points[seat], source).map((cell, i) => (
                  <td key={columns[i].head}>{numberText(cell)}</td>
                ))}
                <td>{numberText(sum(points[seat][source]))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{result.total}</th>
              {columns.map(({ head }, i) => (
                <td key={head}>{numberText(columnSum(points[seat], i))}</td>
              ))}
              <td>{numberText(boardView.boards[seat].score)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  )
}
