import { Backs } from '../curtain/backs.tsx'
import { Counters } from './counters.tsx'
import { DestinationCard } from './destination-card.tsx'
import { Places } from './places.tsx'
import { CardView } from './row-card.tsx'
import { useScene } from './scene.tsx'

/** My side of the table: counters and granary, ships by place, what lies before me, my hand. */
export function Mine() {
  const { look, speech } = useScene()
  const { seat, characters, destinations, artworks, hand, pile, aside } = look.boards[look.seat]
  const { table } = speech.tongue
  return (
    <section class={`mine seat-${seat}`} aria-label={speech.names.seat(seat)}>
      <Counters />
      <Places />
      <div class="court">
        <h2>
          {table.court} · {table.destinations} · {table.artworks}
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
      <div class="hand">
        <h2>{table.hand(hand.size)}</h2>
        <div class="cards">
          {hand.known.map((id) => (
            <CardView key={id} kind="character" id={id} at="hand" />
          ))}
          {[...pile.known, ...aside.known].map((id) => (
            <CardView key={id} kind="character" id={id} at="pile" />
          ))}
          <Backs cards={hand.size - hand.known.length} />
        </div>
      </div>
    </section>
  )
}
