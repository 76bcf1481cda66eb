import { layout } from '../../ui/layout.ts'
import { CardView } from '../choices/card-view.tsx'
import { DestinationCard } from '../choices/destination-card.tsx'
import { CardBacks } from '../pieces/card-backs.tsx'
import { Counters } from '../pieces/counters.tsx'
import { useScene } from '../scene/scene.tsx'
import { AllCardsButton } from './all-cards-button.tsx'
import { cardColumns } from './card-columns.ts'
import { Places } from './places.tsx'

/** The columns of cards, also for a board that is high enough for two rows (own-board.css). */
const columnStyle = (cards: number, columns: number) => ({
  '--columns-of-all': columns,
  '--rows-of-all': columns < cards ? 2 : 1,
  '--columns-of-two': Math.ceil(cards / 2),
})

/** The own board: counters and granary, ships by place, cards on the table, hand. */
export function OwnBoard() {
  const { boardView, translator } = useScene()
  const { seat, characters, destinations, artworks, hand, pile, aside } =
    boardView.boards[boardView.seat]
  const { board } = translator.locale
  const cardsOnTable = characters.length + destinations.length + artworks.length
  const cardsInHand = hand.size + pile.known.length + aside.known.length
  const columns = cardColumns(cardsOnTable, cardsInHand)
  return (
    <section class={`own-board seat-${seat}`} aria-label={translator.names.seat(seat)}>
      <Counters />
      <Places />
      <div
        class={columns.listed && layout.value === 'desktop' ? 'own-cards listed' : 'own-cards'}
        style={columnStyle(cardsOnTable, columns.table)}
      >
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
      <div class="hand" style={columnStyle(cardsInHand, columns.hand)}>
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
