import { CardView } from '../choices/card-view.tsx'
import { DestinationCard } from '../choices/destination-card.tsx'
import { CardBacks } from '../pieces/card-backs.tsx'
import { Counters } from '../pieces/counters.tsx'
import { useScene } from '../scene/scene.tsx'
import { AllCardsButton } from './all-cards-button.tsx'
import { Places } from './places.tsx'

/** Widths in rem: the room for all own cards, a card in hand, and the smallest legible card. */
const ROOM = 48
const HAND_CARD = 6.05
const LEGIBLE_CARD = 4.4

/** Whether the hand needs two rows, so that the cards on the table, also in two rows, stay legible. */
const isStacked = (cardsOnTable: number, cardsInHand: number): boolean =>
  cardsInHand * HAND_CARD + Math.ceil(cardsOnTable / 2) * LEGIBLE_CARD > ROOM

/** The own board: counters and granary, ships by place, cards on the table, hand. */
export function OwnBoard() {
  const { boardView, translator } = useScene()
  const { seat, characters, destinations, artworks, hand, pile, aside } =
    boardView.boards[boardView.seat]
  const { board } = translator.locale
  const cardsOnTable = characters.length + destinations.length + artworks.length
  const cardsInHand = hand.size + pile.known.length + aside.known.length
  return (
    <section class={`own-board seat-${seat}`} aria-label={translator.names.seat(seat)}>
      <Counters />
      <Places />
      <div class="own-cards">
        <h2>
          <AllCardsButton seat={seat}>{board.cardsOnTable}</AllCardsButton>
        </h2>
        <div class="cards">
          {characters.map(({ character, engaged }) => (
            <CardView
              key={character}
              kind="character"
              id={character}
              at="played-character"
              engaged={engaged}
            />
          ))}
          {destinations.map((id) => (
            <DestinationCard key={id} id={id} />
          ))}
          {artworks.map((id) => (
            <CardView key={id} kind="artwork" id={id} at="owned" />
          ))}
        </div>
      </div>
      <div class={isStacked(cardsOnTable, cardsInHand) ? 'hand stacked' : 'hand'}>
        <h2>{board.hand(hand.size)}</h2>
        <div class="cards">
          {hand.known.map((id) => (
            <CardView key={id} kind="character" id={id} at="hand" />
          ))}
          {[...pile.known, ...aside.known].map((id) => (
            <CardView key={id} kind="character" id={id} at="pile" />
          ))}
          <CardBacks cards={hand.size - hand.known.length} />
        </div>
      </div>
    </section>
  )
}
