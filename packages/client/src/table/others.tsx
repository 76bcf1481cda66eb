import { type Board, HOLDS } from '@amalfi/engine'
import { Drawing } from '../art/drawing.tsx'
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
        <b class="score">{table.points(board.score)}</b>
      </h2>
      <p>
        {table.bread(board.bread, board.breadLimit)} · {table.feeding(due, short)}
      </p>
      <p>
        {table.lighthouses(board.lighthouses)}
        {look.windRose === board.seat && ` · ${table.windRose}`}
        {board.passed && ` · ${table.passed}`}
      </p>
      <p>{places.map((place) => `${terms.places[place]} ${board.ships[place]}`).join(' · ')}</p>
      <p class="loads">
        {HOLDS.map((hold) => (
          <span key={hold}>
            <Drawing of={hold} title={terms.places[hold]} /> {board.ships[hold]}
          </span>
        ))}
        <span>
          <Drawing of="hand" title={table.hand(board.hand.size)} /> {board.hand.size}
        </span>
      </p>
      <p class="owned">
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

/** The last things that happened, the newest first. */
function Log() {
  const { table, speech } = useScene()
  const lines = table.events.value.flatMap((event, i) => {
    const text = speech.event(event)
    return text === null ? [] : [{ text, i, weight: event.kind }]
  })
  return (
    <section class="log-box" aria-label={speech.tongue.page.log}>
      <ol reversed class="log" aria-live="polite">
        {lines
          .slice(-60)
          .reverse()
          .map(({ text, i, weight }) => (
            <li key={i} class={`told-${weight}`}>
              {text}
            </li>
          ))}
      </ol>
    </section>
  )
}
