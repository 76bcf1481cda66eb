import { PERIODS } from '@amalfi/text'
import { targetAttribute, targetId } from '../../model/game/targets.ts'
import { cardAttribute, enlarge } from '../cards/enlarge.ts'
import { GoalChoices } from '../choices/goal-choices.tsx'
import { PlayerColumnsHead } from '../pieces/player-columns-head.tsx'
import { useScene } from '../scene/scene.tsx'

/** The decree of each period, and how many points it would give every player now. */
export function Decrees() {
  const { boardView, translator, forecasts, table } = useScene()
  const { config } = table.rules.tables
  // In a solo game without a rival, the player picks each decree when it is scored.
  const isPickedLater = boardView.boards.length === 1 && !config.hasRival
  const scored = boardView.period - (boardView.phase === 'over' ? 0 : 1)
  const stateOf = (i: number): string =>
    i < scored ? 'past' : i === scored && !isPickedLater ? 'current' : ''
  return (
    <table class="decrees">
      <PlayerColumnsHead title={translator.locale.board.decrees} />
      {boardView.decrees.map((id, i) => (
        <tbody
          key={id}
          class={stateOf(i)}
          data-target={targetAttribute(targetId('decree', id))}
          data-card={cardAttribute({ kind: 'decree', id })}
        >
          <tr>
            <td class="numeral">{(!isPickedLater || i < scored) && PERIODS[i]}</td>
            <th scope="row">
              <GoalName name={translator.names.decree(id)} />
              <GoalChoices target={targetId('decree', id)} name={translator.names.decree(id)} />
            </th>
            {forecasts.map(({ decrees }, seat) => (
              <td key={translator.names.seat(seat)} class="figure">
                {decrees[i]}
              </td>
            ))}
          </tr>
          <tr class="worth">
            <td />
            <td colSpan={1 + forecasts.length}>{translator.decree(id, i)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** The name of a goal. A click enlarges its card. */
export const GoalName = ({ name }: { readonly name: string }) => (
  <button
    type="button"
    class="plain goal-name"
    onClick={({ currentTarget }) => {
      const card = currentTarget.closest<HTMLElement>('[data-card]')
      if (card !== null) enlarge(card)
    }}
  >
    {name}
  </button>
)
