import type { Icon } from '@amalfi/text'
import { targetId } from '../../model/game/targets.ts'
import { IconLine } from '../art/icon-line.tsx'
import { cardAttribute } from '../cards/enlarge.ts'
import { CardName } from '../cards/name.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { CARTOUCHE, type Cartouche } from '../geography/cartouches.ts'
import { CHART } from '../geography/projection.ts'
import { DestinationPieces, destinationPiecesText } from '../pieces/destination-pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { shownDestination } from '../scene/table-text.ts'

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

const positionStyle = (x: number, y: number) => ({
  left: percent(x - CARTOUCHE.width / 2, CHART.width),
  top: percent(y - CARTOUCHE.height / 2, CHART.height),
  width: percent(CARTOUCHE.width, CHART.width),
  height: percent(CARTOUCHE.height, CHART.height),
})

/** The longest group of icons that fits in a line with others at full size. A group is never split. */
const LONGEST_GROUP = 4

/** Whether the icons would need a third line, which would overlap the name. */
function isCrowded(icons: readonly Icon[]): boolean {
  let group = 0
  return icons.some(({ icon }) => {
    if (icon === 'then' || icon === 'also') group = 0
    else if (icon !== 'send') group++
    return group > LONGEST_GROUP
  })
}

/** A destination of the board: its cost and benefits, its dock and its lighthouse. */
export function ChartDestination({ id, x, y }: Cartouche) {
  const scene = useScene()
  const { boardView, translator } = scene
  const destination = boardView.destinations.find((one) => one.destination === id)
  const shown = destination === undefined ? undefined : shownDestination(scene, destination)
  if (destination === undefined || shown === undefined) return null
  return (
    <TargetView
      target={targetId('destination', id)}
      label={[shown.name, shown.text, ...destinationPiecesText(destination, translator)].join('. ')}
      class={`cartouche ${destination.kind}`}
      style={positionStyle(x, y)}
    >
      <span class="chart-destination" data-card={cardAttribute(shown)}>
        <CardName name={shown.name} />
        <span class={isCrowded(shown.icons) ? 'gives crowded' : 'gives'}>
          <IconLine icons={shown.icons} />
        </span>
        <DestinationPieces destination={destination} />
      </span>
    </TargetView>
  )
}

/** A destination that is not used with so few players. */
export function BlockedDestination({ id, x, y }: Cartouche) {
  const { card, translator, kind } = useScene()
  const shown = card('destination', id)
  const { players } = kind.pack.publicDestinations.find((one) => one.id === id) ?? {}
  if (shown === undefined || players === undefined) return null
  return (
    <div class="cartouche blocked" style={positionStyle(x, y)}>
      <span class="chart-destination" data-card={cardAttribute(shown)}>
        <CardName name={shown.name} />
        <small>{translator.locale.board.usedFromPlayers(players)}</small>
      </span>
    </div>
  )
}
