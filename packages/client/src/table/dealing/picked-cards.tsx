import { type CardPlace, type GameEvent, HANDS } from '@amalfi/engine'
import { CardView } from '../choices/card-view.tsx'
import { useScene } from '../scene/scene.tsx'
import { picksOf } from './order.ts'

/** The cards that the player has kept or put back so far, and the endgame characters set aside. */
export function PickedCards() {
  const { table, boardView, translator } = useScene()
  const { dealing } = translator.locale
  const board = boardView.boards[boardView.seat]
  const { hand, pile, aside, seat } = board
  const { config } = table.rules.tables
  const hands = HANDS[table.imagined.hands]
  if (hands === 'selection') {
    const back = putBack(table.events.value, seat)
    const all = pile.size + back.length - config.handCards
    return (
      <div class="picked-cards">
        <CardStrip title={dealing.givenUpCount(back.length, all)} cards={back} slots={all} />
      </div>
    )
  }
  const picks = pile.size > 0 ? picksOf(config, hands) : hand.size
  const waiting = pile.size > 0 && hands === 'scoreDraft' ? aside.known : []
  return (
    <div class="picked-cards">
      <CardStrip title={dealing.keptCount(hand.size, picks)} cards={hand.known} slots={picks} />
      {waiting.length > 0 && (
        <CardStrip title={dealing.setAside} cards={waiting} slots={waiting.length} />
      )}
    </div>
  )
}

/** The cards that a seat has returned to the deck or removed, if the viewer may know them. */
const putBack = (events: readonly GameEvent[], seat: number): string[] =>
  events.flatMap((event) =>
    event.kind === 'card' &&
    event.from === 'pile' &&
    PUT_BACK.includes(event.to) &&
    event.seat === seat
      ? (event.card ?? [])
      : [],
  )

const PUT_BACK: readonly CardPlace[] = ['deck', 'gone']

interface Props {
  readonly title: string
  readonly cards: readonly string[]
  /** How many cards there will be. Empty slots stand for missing ones. */
  readonly slots: number
}

function CardStrip({ title, cards, slots }: Props) {
  return (
    <section class="card-strip" aria-label={title}>
      <h3>{title}</h3>
      <div class="cards">
        {cards.map((id) => (
          <CardView key={id} kind="character" id={id} at="kept" />
        ))}
        {Array.from({ length: Math.max(slots - cards.length, 0) }, (_, i) => (
          <span key={`slot ${i + 1}`} class="card empty" />
        ))}
      </div>
    </section>
  )
}
