import type { Card } from '@amalfi/text'
import { Drawing } from '../art/drawing.tsx'

/** What a card costs somebody now, and whether it can be paid. */
export interface PriceNow {
  readonly amount: number
  readonly payable: boolean
}

interface Props {
  readonly printed: NonNullable<Card['price']>
  readonly now: PriceNow | undefined
}

/** What a card costs and in what: a full coin if it can be paid, an empty one if not. */
export function Cost({ printed, now }: Props) {
  const amount = now?.amount ?? printed.amount
  return (
    <span class={`cost ${now?.payable === false ? 'short' : ''}`}>
      {amount !== printed.amount && <s>{printed.amount}</s>}
      <b>{amount}</b>
      {printed.in.length === 0 ? (
        <Drawing of="bread" />
      ) : (
        printed.in.map((hold) => <Drawing key={hold} of={hold} />)
      )}
    </span>
  )
}
