import { HOLDS } from '@amalfi/engine'
import { numberText } from '@amalfi/text'
import { layout } from '../../ui/layout.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { Count } from '../pieces/count.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'

const OTHER_PLACES = ['bay', 'port'] as const

/** On handhelds, the points of all players and the own bread and ships, whichever board is visible. */
export function StatusBar() {
  const { boardView, translator, forecasts } = useScene()
  const { terms, board } = translator.locale
  if (layout.value === 'desktop') return null
  const own = boardView.boards[boardView.seat]
  const { due, short, coming } = forecasts[boardView.seat]
  return (
    <div class="status-bar">
      {/* Explains the numbers beside the ships. Each has its own label for screen readers. */}
      <GameIcon of="score" />
      {boardView.boards.map(({ seat, score }) => (
        <span
          key={seat}
          class={`count seat-${seat} ${seat === boardView.seat ? 'me' : ''}`}
          role="img"
          aria-label={board.labelled(translator.names.seat(seat), board.points(score))}
          title={board.labelled(translator.names.seat(seat), board.points(score))}
        >
          <SeatShip seat={seat} />
          <b>{numberText(score)}</b>
        </span>
      ))}
      <Count
        icon="bread"
        words={`${board.bread(own.bread, own.breadLimit)}, ${board.feeding(due, short, coming)}`}
      >
        {own.bread}
        <small>/{own.breadLimit}</small>
      </Count>
      {layout.value === 'tablet' &&
        [...HOLDS, ...OTHER_PLACES].map((place) => (
          <Count
            key={place}
            icon={place}
            words={board.labelled(terms.places[place], String(own.ships[place]))}
            none={own.ships[place] === 0}
          >
            {own.ships[place]}
          </Count>
        ))}
    </div>
  )
}
