import { type BoardView, type Need, squareFor } from '@amalfi/engine'
import { needIcons } from '@amalfi/text'
import { targetAttribute, targetId } from '../../model/game/targets.ts'
import { IconLine } from '../art/icon-line.tsx'
import { cardAttribute } from '../cards/enlarge.ts'
import { GoalChoices } from '../choices/goal-choices.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { PlayerColumnsHead } from '../pieces/player-columns-head.tsx'
import { inspectOnHover } from '../scene/inspect-on-hover.ts'
import { useScene } from '../scene/scene.tsx'
import { GoalName } from './decrees.tsx'

/** The titles of the game: their conditions, and the progress of every player. */
export function Titles() {
  const { boardView, translator } = useScene()
  return (
    <table class="titles">
      <PlayerColumnsHead title={translator.locale.board.titles} />
      {boardView.titles.map((title, i) => (
        <TitleRows key={title.title} {...title} place={i} />
      ))}
    </table>
  )
}

function TitleRows({
  title,
  shade,
  squares,
  place,
}: BoardView['titles'][number] & { readonly place: number }) {
  const { translator, forecasts } = useScene()
  const needs = forecasts[0].titles[place]
  const target = targetId('title', title)
  return (
    <tbody
      class={shade}
      data-target={targetAttribute(target)}
      data-card={cardAttribute({ kind: 'title', id: title })}
      {...inspectOnHover(target)}
    >
      <tr class="title-head">
        <th scope="rowgroup" colSpan={2 + forecasts.length}>
          <GoalName name={translator.names.title(title)} />
          <Squares squares={squares} place={place} />
          <GoalChoices target={target} name={translator.names.title(title)} />
        </th>
      </tr>
      {needs.map(({ count, needs: asked }, i) => (
        <tr key={count}>
          <th scope="row" colSpan={2}>
            <IconLine icons={needIcons(count, asked)} />
            <span class="visually-hidden">
              {translator.locale.cards.needs([{ count, atLeast: asked }])}
            </span>
          </th>
          {forecasts.map(({ titles }, seat) => (
            <NeedCell key={translator.names.seat(seat)} {...titles[place][i]} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** How much of a need a player has. */
const NeedCell = ({ has, needs }: Need) => (
  <td class={has >= needs ? 'figure met' : 'figure'}>
    {has}
    <span class="visually-hidden">/{needs}</span>
  </td>
)

/** The points for the first player, the second, and so on, and who has taken them. */
function Squares({
  squares,
  place,
}: Pick<BoardView['titles'][number], 'squares'> & { readonly place: number }) {
  const { translator, boardView, table } = useScene()
  const { rules, imagined: game } = table
  const next = squareFor({ tables: rules.tables, game }, boardView.seat, place)
  const { board } = translator.locale
  return (
    <span class="squares">
      {squares.map(({ points, seat }, i) =>
        seat === null ? (
          // In a solo game the squares belong to periods, so earlier ones are out of reach.
          <span key={points} class={i < next ? 'square unreachable' : 'square'}>
            {points}
          </span>
        ) : (
          <span
            key={points}
            class={`square taken seat-${seat}`}
            role="img"
            aria-label={board.labelled(translator.names.seat(seat), board.points(points))}
            title={board.labelled(translator.names.seat(seat), board.points(points))}
          >
            <SeatShip seat={seat} />
            {points}
          </span>
        ),
      )}
    </span>
  )
}
