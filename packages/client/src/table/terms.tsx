import { feedDue, shipPriceOf } from '@amalfi/engine'
import { useScene } from './scene.tsx'
import type { Offered } from './targets.ts'

/** What is to be known of a choice in a list before it is taken: of ships, what they cost to build and to feed. */
export function Terms({ of: { described } }: { readonly of: Offered }) {
  const { table, speech } = useScene()
  const question = table.question.value
  if (described.do !== 'construct' || question === null) return null
  const { tables } = table.rules
  const { cards, table: words } = speech.tongue
  const ships = Number(described.number)
  const price = shipPriceOf(tables, table.view())
  const due = feedDue({ tables, game: table.game }, question.seat, ships)
  return (
    <small class="terms" aria-hidden="true">
      {cards.cost(price.amount * ships, price.in)} · {words.feeding(due, 0)}
    </small>
  )
}
