import { HOLDS, type Hold } from '@amalfi/engine'
import type { Card } from '@amalfi/text'
import { locale } from '../../ui/locale.ts'
import { GameIcon } from '../art/game-icon.tsx'
import type { GameIconName } from '../icons/game-icons.ts'

/** The current price of a card for a player, the holds that may pay it, and whether they can. */
export interface PriceNow {
  readonly amount: number
  readonly in: readonly Hold[]
  readonly payable?: boolean
}

interface Props {
  readonly printed: NonNullable<Card['price']>
  readonly now: PriceNow | undefined
}

const iconsOf = (holds: readonly Hold[]): readonly GameIconName[] =>
  holds.length === 0 ? ['bread'] : holds.length === HOLDS.length ? ['any'] : holds

/** The price of a card: a full coin if it can be paid, an empty one if not. */
export function Cost({ printed, now = printed }: Props) {
  const { details } = locale.value
  const isUnpayable = now.payable === false
  const icons = iconsOf(now.in)
  const changed = now.amount !== printed.amount
  return (
    <span
      class={isUnpayable ? 'cost unpayable' : 'cost'}
      title={isUnpayable ? details.unpayable : undefined}
    >
      <b>{now.amount}</b>
      {changed && <s>{printed.amount}</s>}
      {icons.map((icon) => (
        <GameIcon key={icon} of={icon} />
      ))}
    </span>
  )
}
