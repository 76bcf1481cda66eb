import { type BoardView, RIVAL } from '@amalfi/engine'
import { Log } from '../log/log.tsx'
import { Count } from '../pieces/count.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { OtherPlayer } from './other-player.tsx'

/** The other players, and the log below them. */
export function OtherPlayers() {
  const { boardView } = useScene()
  const others = boardView.boards.filter(({ seat }) => seat !== boardView.seat)
  return (
    <aside class={`others others-${others.length}`}>
      {others.map((board) => (
        <OtherPlayer key={board.seat} board={board} />
      ))}
      {boardView.rival !== null && <Rival {...boardView.rival} />}
      <Log />
    </aside>
  )
}

/** The rival of a solo game: it has no board, only ships and lighthouses. */
function Rival({ name, ships, lighthouses }: NonNullable<BoardView['rival']>) {
  const { terms, board, details } = useScene().translator.locale
  return (
    <section class={`other-player seat-${RIVAL}`} aria-label={terms.rivals[name]}>
      <h2>
        <SeatShip seat={RIVAL} />
        <span class="player-label">{terms.rivals[name]}</span>
      </h2>
      <div class="counts rival-counts">
        <Count icon="ship" words={board.labelled(details.icons.ship, String(ships))}>
          {ships}
        </Count>
        <Count
          icon="lighthouse"
          words={board.labelled(details.icons.lighthouse, String(lighthouses))}
        >
          {lighthouses}
        </Count>
      </div>
    </section>
  )
}
