import { HOLDS } from '@amalfi/engine'
import { Drawing } from '../art/drawing.tsx'
import { DestinationCard } from './destination-card.tsx'
import { Beacon, Hull } from './pieces.tsx'
import { CardView } from './row-card.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

/** My board: holds, bay, port, shipyard, granary; my destinations and people; my hand. */
export function Mine() {
  const { look, speech, forecasts } = useScene()
  const board = look.boards[look.seat]
  const { table, terms } = speech.tongue
  const { seat } = board
  const ships = (n: number) =>
    Array.from({ length: n }, (_, i) => <Hull key={`ship ${i + 1}`} seat={seat} />)
  return (
    <section class={`mine seat-${seat}`} aria-label={speech.names.seat(seat)}>
      <div class="counters">
        <h2>{speech.names.seat(seat)}</h2>
        <p class="score">{table.points(board.score)}</p>
        <p>
          {table.bread(board.bread, board.breadLimit)} ·{' '}
          <span class={forecasts[seat].short > 0 ? 'short' : ''}>
            {table.feeding(forecasts[seat].due, forecasts[seat].short)}
          </span>
        </p>
        <div class="granary" aria-hidden="true">
          {Array.from({ length: 12 }, (_, i) => {
            const space = i + 1
            const closed = space > board.breadLimit
            return (
              <span
                key={`space ${space}`}
                class={`space ${space <= board.bread ? 'full' : ''} ${closed ? 'closed' : ''}`}
              >
                {closed ? (
                  <Beacon seat={seat} />
                ) : space <= board.bread ? (
                  <Drawing of="bread" />
                ) : (
                  space
                )}
              </span>
            )
          })}
        </div>
        <p>{table.lighthouses(board.lighthouses)}</p>
        {look.windRose === seat && <p>{table.windRose}</p>}
      </div>
      <div class="places">
        <div class="holds">
          {HOLDS.map((hold) => (
            <ThingView
              key={hold}
              thing={`hold:${hold}`}
              class={`hold ${hold}`}
              label={`${terms.places[hold]} ${board.ships[hold]}`}
            >
              <Drawing of={hold} />
              <span class="name">{terms.places[hold]}</span>
              <span class="fleet">{ships(board.ships[hold])}</span>
            </ThingView>
          ))}
        </div>
        <div class="waters">
          {(['bay', 'port', 'shipyard'] as const).map((place) => (
            <ThingView
              key={place}
              thing={place}
              class={`water ${place}`}
              label={`${terms.places[place]} ${board.ships[place]}`}
            >
              <span class="name">{terms.places[place]}</span>
              <span class="fleet">{ships(board.ships[place])}</span>
            </ThingView>
          ))}
        </div>
      </div>
      <div class="court">
        <h2>
          {table.court} · {table.destinations}
        </h2>
        <div class="cards">
          {board.characters.map(({ character, engaged }) => (
            <CardView key={character} kind="character" id={character} at="court" turned={engaged} />
          ))}
          {board.destinations.map((id) => (
            <DestinationCard key={id} id={id} />
          ))}
          {board.artworks.map((id) => (
            <CardView key={id} kind="artwork" id={id} at="owned" />
          ))}
        </div>
      </div>
      <div class="hand">
        <h2>{table.hand(board.hand.size)}</h2>
        <div class="cards">
          {board.hand.known.map((id) => (
            <CardView key={id} kind="character" id={id} at="hand" />
          ))}
          {[...board.pile.known, ...board.aside.known].map((id) => (
            <CardView key={id} kind="character" id={id} at="pile" />
          ))}
        </div>
      </div>
    </section>
  )
}
