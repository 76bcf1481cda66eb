import { type Described, feedDue, type GameEvent, HOLDS, shipPriceOf } from '@amalfi/engine'
import { previewOf } from '../game/preview.ts'
import { useScene } from './scene.tsx'
import type { Offered } from './targets.ts'

/** What is to be known of a choice in a list before it is taken: of ships, what they cost to build and to feed. */
export function Terms({ of: { choice, described } }: { readonly of: Offered }) {
  const { table, question, speech } = useScene()
  if (described.do !== 'construct' || question === null) return null
  const { tables } = table.rules
  const { cards, table: words } = speech.tongue
  const ships = Number(described.number)
  const price = shipPriceOf(tables, table.view())
  const due = feedDue({ tables, game: table.game }, question.seat, ships)
  const { events } = previewOf(table.rules, table.game, question.seat, choice)
  return (
    <small class="terms" aria-hidden="true">
      {cards.cost(price.amount * ships, price.in)} · {words.feeding(due, 0)}
      <br />
      {speech.choice(paymentIn(events))}
    </small>
  )
}

/** The ships that move in a payment; one may pay as a load, and again as one of the bay. */
function paymentIn(events: readonly GameEvent[]): Described {
  const paid: Record<string, number> = {}
  for (const event of events) {
    if (event.kind !== 'ship') continue
    const from = HOLDS.find((hold) => hold === event.from)
    if (from !== undefined && event.to === 'bay') paid[from] = (paid[from] ?? 0) + 1
    else if (event.from === 'bay' && event.to === 'port') paid.emergency = (paid.emergency ?? 0) + 1
  }
  return { do: 'pay', ...paid }
}
