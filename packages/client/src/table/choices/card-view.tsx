import { ROW_OF_CARD } from '@amalfi/packs'
import { type Card, cardTypeName } from '@amalfi/text'
import { type KindWithId, type TargetKind, targetId } from '../../model/game/targets.ts'
import type { PriceNow } from '../cards/cost.tsx'
import { CardFace } from '../cards/face.tsx'
import { type Scene, useScene } from '../scene/scene.tsx'
import { TargetView } from './target-view.tsx'

type Kind = 'artwork' | 'character' | 'destination'

interface Props {
  readonly kind: Kind
  readonly id: string
  /** The kind of target that it is, which says where it lies. */
  readonly at: KindWithId
  /** What its slot adds to the price, as text. */
  readonly slot?: string
  readonly engaged?: boolean
  /** Shows the text of the card beside its face. */
  readonly withText?: boolean
}

/** Cards that a player already has show no price. */
const ALREADY_PAID: readonly TargetKind[] = ['played-character', 'owned', 'destination']

interface CardPosition {
  readonly kind: Kind
  readonly id: string
  readonly at: TargetKind
}

/** The current price. In the Council, where nothing is bought, it does not say whether it can be paid. */
function priceAt({ prices }: Scene, { kind, id, at }: CardPosition): PriceNow | null | undefined {
  if (ALREADY_PAID.includes(at)) return null
  const price = prices.get(`${ROW_OF_CARD[kind]} ${id}`)
  return price === undefined || at !== 'council' ? price : { amount: price.amount, in: price.in }
}

/** The price as text. */
function costOf(
  { locale: { cards, details } }: Scene['translator'],
  { cost, price }: Card,
  now: PriceNow | null | undefined,
): string[] {
  if (now === null || price === null) return []
  if (now === undefined) return [cost]
  // If the holds are the printed ones, name them in the printed order.
  const same = now.in.length === price.in.length && price.in.every((hold) => now.in.includes(hold))
  const words = cards.cost(now.amount, same ? price.in : now.in)
  return [
    words === cost ? words : details.priceNow(words, cost),
    ...(now.payable === false ? [details.unpayable] : []),
  ]
}

/** The current price and the points of a card as text; empty if a player already has it. */
export function priceAndPoints(scene: Scene, card: Card, position: CardPosition): string[] {
  if (ALREADY_PAID.includes(position.at)) return []
  const { points } = scene.translator.locale.board
  const cost = costOf(scene.translator, card, priceAt(scene, position))
  return card.points === null ? cost : [...cost, points(card.points)]
}

/** A card on the table. */
export function CardView(props: Props) {
  const { kind, id, at, slot = '', engaged = false, withText = false } = props
  const scene = useScene()
  const { translator } = scene
  const card = scene.card(kind, id)
  if (card === undefined) return null
  const now = priceAt(scene, props)
  const { board } = translator.locale
  const label = [
    card.name,
    engaged ? board.engaged : '',
    ...costOf(translator, card, now),
    slot,
    card.points === null ? '' : board.points(card.points),
    card.text,
  ]
  return (
    <TargetView
      target={targetId(at, id)}
      label={label.filter((part) => part !== '').join('. ')}
      class={`card ${kind} ${card.type} ${engaged ? 'engaged' : ''}`}
    >
      <CardFace card={card} now={now} />
      {withText && <CardText card={card} />}
    </TargetView>
  )
}

function CardText({ card }: { readonly card: Card }) {
  const { terms } = useScene().translator.locale
  return (
    <span class="card-text">
      <b>{cardTypeName(terms, card.type)}</b> {card.text}
    </span>
  )
}
