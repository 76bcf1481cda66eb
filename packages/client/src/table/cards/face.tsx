import type { Card } from '@amalfi/text'
import { memo } from '../../base/memo.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { IconLine } from '../art/icon-line.tsx'
import { Picture } from '../art/picture.tsx'
import { isGameIcon } from '../icons/game-icons.ts'
import { Cost, type PriceNow } from './cost.tsx'
import { cardAttribute } from './enlarge.ts'
import { CardName } from './name.tsx'

interface Props {
  readonly card: Card
  /** The price for the viewer now; null for a card that somebody already owns. */
  readonly now?: PriceNow | null | undefined
}

/** Prices are computed again with every change of the table, but rarely differ. */
const samePrice = (one: Props['now'], other: Props['now']): boolean =>
  one == null || other == null
    ? one === other
    : one.amount === other.amount &&
      one.payable === other.payable &&
      one.in.join(' ') === other.in.join(' ')

function faceOf({ card, now }: Props) {
  const { kind, type } = card
  return (
    <span class={`face ${kind} ${type}`} data-card={cardAttribute(card)} aria-hidden="true">
      <span class="face-content">
        <span class="scene">
          <Picture card={card} />
          {card.price !== null && now !== null && <Cost printed={card.price} now={now} />}
          {card.points !== null && <span class="seal">{card.points}</span>}
          {kind === 'character' && isGameIcon(type) && <GameIcon of={type} />}
        </span>
        <CardName name={card.name} />
        <span class="effect-icons">
          <IconLine icons={card.icons} />
        </span>
      </span>
    </span>
  )
}

/**
 * The face of a card: cost, picture, points on a seal, name, and its effect as icons. It fills its
 * container and scales with it. The text of the card is shown elsewhere (`card.text`).
 */
export const CardFace = memo(
  faceOf,
  (one, other) => one.card === other.card && samePrice(one.now, other.now),
)
