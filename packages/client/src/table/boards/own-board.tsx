import { CardView } from '../choices/card-view.tsx'
import { DestinationCard } from '../choices/destination-card.tsx'
import { CardBacks } from '../pieces/card-backs.tsx'
import { Counters } from '../pieces/counters.tsx'
import { useScene } from '../scene/scene.tsx'
import { AllCardsButton } from './all-cards-button.tsx'
import { Places } from './places.tsx'

/** Room for my cards, and what one of the hand takes of it; what lies before me is legible in so much. */
const ROOM = 48
const IN_HAND = 6.05
const LEGIBLE = 4.4

/** Whether the hand lies in two rows, as what lies before me does, so that all of it can be read. */
const isStacked = (owned: number, held: number): boolean =>
  held * IN_HAND + Math.ceil(owned / 2) * LEGIBLE > ROOM

/** My side of the table: counters and granary, ships by place, what lies before me, my hand. */
export function OwnBoard() {
  const { boardView, translator } = useScene()
  const { seat, characters, destinations, artworks, hand, pile, aside } =
    boardView.boards[boardView.seat]
  const { board } = translator.locale
  const owned = characters.length + destinations.length + artworks.length
  const held = hand.size + pile.known.length + aside.known.length
  return (
    <section class={`own-board seat-${seat}`} aria-label={translator.names.seat(seat)}>
      <Counters />
      <Places />
      <div class="court">
        <h2>
          <AllCardsButton seat={seat}>{board.cardsOnTable}</AllCardsButton>
        </h2>
        <div class="cards">
          {characters.map(({ character, engaged }) => (
            <CardView key={character} kind="character" id={character} at="court" turned={engaged} />
          ))}
          {destinations.map((id) => (
            <DestinationCard key={id} id={id} />
          ))}
          {artworks.map((id) => (
            <CardView key={id} kind="artwork" id={id} at="owned" />
          ))}
        </div>
      </div>
      <div class={isStacked(owned, held) ? 'hand stacked' : 'hand'}>
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
