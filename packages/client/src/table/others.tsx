import { type Board, HOLDS } from '@amalfi/engine'
import { Fragment } from 'preact'
import { Drawing } from '../art/drawing.tsx'
import { Counting } from '../motion/counting.tsx'
import { Log } from '../story/log.tsx'
import { DestinationCard } from './destination-card.tsx'
import { Hull } from './pieces.tsx'
import { CardView } from './row-card.tsx'
import { useScene } from './scene.tsx'

/** The other players at a glance, and below them what happened. */
export function Others() {
  const { look } = useScene()
  return (
    <aside class="others">
      {look.boards
        .filter(({ seat }) => seat !== look.seat)
        .map((board) => (
          <Other key={board.seat} board={board} />
        ))}
      <Log />
    </aside>
  )
}

function Other({ board }: { readonly board: Board }) {
  const { look, speech, forecasts } = useScene()
  const { table, terms } = speech.tongue
  const { due, short } = forecasts[board.seat]
  const places = ['bay', 'dock', 'port', 'shipyard'] as const
  return (
    <section class={`other seat-${board.seat}`} aria-label={speech.names.seat(board.seat)}>
      <h2>
        <Hull seat={board.seat} /> {speech.names.seat(board.seat)}
        <b class="score" data-spot="score">
          <Counting n={board.score} say={table.points} />
        </b>
      </h2>
      <p>
        <span data-spot="bread">
          <Counting n={board.bread} say={(n) => table.bread(n, board.breadLimit)} />
        </span>{' '}
        · {table.feeding(due, short)}
      </p>
      <p>
        {table.lighthouses(board.lighthouses)}
        {look.windRose === board.seat && ` · ${table.windRose}`}
        {board.passed && ` · ${table.passed}`}
      </p>
      <p>
        {places.map((place, i) => (
          <Fragment key={place}>
            {i > 0 && ' · '}
            <span data-spot={place}>
              {terms.places[place]} {board.ships[place]}
            </span>
          </Fragment>
        ))}
      </p>
      <p class="loads">
        {HOLDS.map((hold) => (
          <span key={hold} data-spot={hold}>
            <Drawing of={hold} title={terms.places[hold]} /> {board.ships[hold]}
          </span>
        ))}
        <span data-spot="hand">
          <Drawing of="hand" title={table.hand(board.hand.size)} /> {board.hand.size}
        </span>
      </p>
      <p class="owned" data-spot="cards">
        {board.artworks.length > 0 && `${table.artworks} ${board.artworks.length} · `}
        {board.destinations.length > 0 && `${table.destinations} ${board.destinations.length} · `}
        {board.characters.length > 0 && `${table.court} ${board.characters.length}`}
      </p>
      <div class="their-court">
        {board.characters.map(({ character, engaged }) => (
          <CardView key={character} kind="character" id={character} at="court" turned={engaged} />
        ))}
        {board.destinations.map((id) => (
          <DestinationCard key={id} id={id} />
        ))}
      </div>
    </section>
  )
}
