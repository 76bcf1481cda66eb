import { feedDue, shipPriceOf } from '@amalfi/engine'
import { previewOf } from '../../model/game/preview.ts'
import type { OfferedChoice } from '../../model/game/targets.ts'
import { isPayment, totalOf } from '../../model/log/payments.ts'
import { useScene } from '../scene/scene.tsx'

/** For a choice that builds ships: what they cost, what they must be fed, and how they are paid. */
export function ChoiceCost({ of: { choice, described } }: { readonly of: OfferedChoice }) {
  const { table, question, translator } = useScene()
  if (described.do !== 'construct' || question === null) return null
  const { tables } = table.rules
  const { cards, board: words } = translator.locale
  const ships = Number(described.number)
  const price = shipPriceOf(tables, table.view())
  const due = feedDue({ tables, game: table.imagined }, question.seat, ships)
  const { events } = previewOf(table.rules, table.imagined, question.seat, choice)
  return (
    <small class="choice-cost" aria-hidden="true">
      {cards.cost(price.amount * ships, price.in)} · {words.feeding(due, 0)}
      <br />
      {translator.choice({ do: 'pay', ...totalOf(events.filter(isPayment)).ships })}
    </small>
  )
}
