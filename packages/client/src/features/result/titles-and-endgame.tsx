import { colourOf } from '../../model/players/seat-colours.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { useScene } from '../../table/scene/scene.tsx'

/** For each player the titles taken, and what each endgame character scored. */
export function TitlesAndEndgame({ order }: { readonly order: readonly number[] }) {
  const { table, translator } = useScene()
  return (
    <div class="result-details">
      {order.map((seat) => (
        <section key={seat} class={`seat-${seat}`} aria-label={translator.names.seat(seat)}>
          <h3>
            <Ship colour={colourOf(table.players, seat)} /> {translator.names.seat(seat)}
          </h3>
          <Titles seat={seat} />
          <Endgame seat={seat} />
        </section>
      ))}
    </div>
  )
}

function Titles({ seat }: { readonly seat: number }) {
  const { translator, boardView, card } = useScene()
  const { result } = translator.locale
  const taken = boardView.titles.flatMap(({ title, squares }) =>
    squares.flatMap((square) => (square.seat === seat ? [{ title, points: square.points }] : [])),
  )
  return (
    <>
      <h4>{result.titlesTaken}</h4>
      {taken.length === 0 && <p>{result.noTitles}</p>}
      <ul>
        {taken.map(({ title, points }) => (
          <li key={title}>
            <span>
              {translator.names.title(title)} <small>{card('title', title)?.text}</small>
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function Endgame({ seat }: { readonly seat: number }) {
  const { table, translator, card } = useScene()
  const { result } = translator.locale
  const counted = table.events.value.flatMap((event) =>
    event.kind === 'endgame' && event.seat === seat ? [event] : [],
  )
  return (
    <>
      <h4>{result.endgameCards}</h4>
      {counted.length === 0 && <p>{result.noEndgameCards}</p>}
      <ul>
        {counted.map(({ character, points, counted: count }) => (
          <li key={character}>
            <span>
              {translator.names.character(character)}{' '}
              <small>
                {card('character', character)?.text} {result.counted(count)}
              </small>
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
