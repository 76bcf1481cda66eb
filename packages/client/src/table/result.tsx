import { begin } from '../game/begin.ts'
import { useScene } from './scene.tsx'

/** How the game ended. */
export function Result() {
  const { table, speech } = useScene()
  const { page, table: words } = speech.tongue
  return (
    <section class="result">
      <h2>{page.result}</h2>
      <ol>
        {table.rules
          .standings(table.game)
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, score, titlePoints, rank }) => (
            <li key={seat} class={`seat-${seat}`}>
              {words.place(place, speech.names.seat(seat), score, titlePoints)}
              {rank !== undefined && ` · ${rank === 0 ? words.lost : words.rank(rank)}`}
            </li>
          ))}
      </ol>
      <button type="button" class="primary" onClick={() => void begin({ players: table.players })}>
        {page.playAgain}
      </button>
    </section>
  )
}
