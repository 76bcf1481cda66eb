import type { Row } from '@amalfi/engine'
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
  /** Where it lies. */
  readonly at: KindWithId
  /** What its slot adds, in words. */
  readonly slot?: string
  readonly turned?: boolean
  /** What its words say stands beside its face. */
  readonly withText?: boolean
}

/** What lies in a row. */
export const KIND_OF_ROW: Readonly<Record<Row, Kind>> = {
  workshop: 'artwork',
  atlas: 'destination',
  council: 'character',
}
const ROW_OF_KIND: Readonly<Record<Kind, Row>> = {
  artwork: 'workshop',
  destination: 'atlas',
  character: 'council',
}
/** Cards that somebody has need no price any more. */
const ALREADY_PAID: readonly TargetKind[] = ['court', 'owned', 'place']

interface CardPosition {
  readonly kind: Kind
  readonly id: string
  readonly at: TargetKind
}

/** What it costs now; whether it can be paid matters where it can be bought. */
function priceAt({ prices }: Scene, { kind, id, at }: CardPosition): PriceNow | null | undefined {
  if (ALREADY_PAID.includes(at)) return null
  const price = prices.get(`${ROW_OF_KIND[kind]} ${id}`)
  return price === undefined || at !== 'council' ? price : { amount: price.amount, in: price.in }
}

/** The same in words. */
function costOf(
  { locale: { cards, details } }: Scene['translator'],
  { cost, price }: Card,
  now: PriceNow | null | undefined,
): string[] {
  if (now === null || price === null) return []
  if (now === undefined) return [cost]
  // The same holds are named in the order in which they are printed.
  const same = now.in.length === price.in.length && price.in.every((hold) => now.in.includes(hold))
  const words = cards.cost(now.amount, same ? price.in : now.in)
  return [
    words === cost ? words : details.priceNow(words, cost),
    ...(now.payable === false ? [details.unpayable] : []),
  ]
}

/** What a card that lies somewhere costs and gives whoever buys it now, in words. */
export function priceAndPoints(scene: Scene, card: Card, lying: CardPosition): string[] {
  if (ALREADY_PAID.includes(lying.at)) return []
  const { points } = scene.translator.locale.board
  const cost = costOf(scene.translator, card, priceAt(scene, lying))
  return card.points === null ? cost : [...cost, points(card.points)]
}

/** A card that lies somewhere on the table. */
export function CardView(props: Props) {
  const { kind, id, at, slot = '', turned = false, withText = false } = props
  const scene = useScene()
  const { translator } = scene
  const card = scene.card(kind, id)
  if (card === undefined) return null
  const now = priceAt(scene, props)
  const { board } = translator.locale
  const label = [
    card.name,
    turned ? board.engaged : '',
    ...costOf(translator, card, now),
    slot,
    card.points === null ? '' : board.points(card.points),
    card.text,
  ]
  return (
    <TargetView
      target={targetId(at, id)}
      label={label.filter((part) => part !== '').join('. ')}
      class={`card ${kind} ${card.type} ${turned ? 'turned' : ''}`}
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
