import type { Icon } from '@amalfi/text'
import { targetId } from '../../model/game/targets.ts'
import { IconLine } from '../art/icon-line.tsx'
import { cardAttribute } from '../cards/enlarge.ts'
import { CardName } from '../cards/name.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { CARTOUCHE, type Cartouche } from '../geography/cartouches.ts'
import { CHART } from '../geography/projection.ts'
import { Docked, whoIsThere } from '../pieces/docked.tsx'
import { useScene } from '../scene/scene.tsx'
import { placeCard } from '../scene/table-text.ts'

const part = (of: number, all: number): string => `${((of / all) * 100).toFixed(2)}%`

const lying = (x: number, y: number) => ({
  left: part(x - CARTOUCHE.width / 2, CHART.width),
  top: part(y - CARTOUCHE.height / 2, CHART.height),
  width: part(CARTOUCHE.width, CHART.width),
  height: part(CARTOUCHE.height, CHART.height),
})

/** So many signs that stay together, written large, leave room for others in their line. */
const ROOM = 4

/** Whether signs would take a third line, which would stand on the name. */
function isCrowded(icons: readonly Icon[]): boolean {
  let together = 0
  return icons.some(({ icon }) => {
    if (icon === 'then' || icon === 'also') together = 0
    else if (icon !== 'send') together++
    return together > ROOM
  })
}

/** A destination of the board: what it costs and brings, its dock and its lighthouse. */
export function Place({ id, x, y }: Cartouche) {
  const scene = useScene()
  const { look, translator } = scene
  const place = look.destinations.find(({ destination }) => destination === id)
  const shown = place === undefined ? undefined : placeCard(scene, place)
  if (place === undefined || shown === undefined) return null
  return (
    <TargetView
      target={targetId('place', id)}
      label={[shown.name, shown.text, ...whoIsThere(place, translator)].join('. ')}
      class={`cartouche ${place.kind}`}
      style={lying(x, y)}
    >
      <span class="place" data-card={cardAttribute(shown)}>
        <CardName name={shown.name} />
        <span class={isCrowded(shown.icons) ? 'gives crowded' : 'gives'}>
          <IconLine icons={shown.icons} />
        </span>
        <Docked place={place} />
      </span>
    </TargetView>
  )
}

/** A place of the board that is not used with so few players. */
export function Blocked({ id, x, y }: Cartouche) {
  const { card, translator, kind } = useScene()
  const shown = card('destination', id)
  const { players } = kind.pack.publicDestinations.find((one) => one.id === id) ?? {}
  if (shown === undefined || players === undefined) return null
  return (
    <div class="cartouche blocked" style={lying(x, y)}>
      <span class="place" data-card={cardAttribute(shown)}>
        <CardName name={shown.name} />
        <small>{translator.locale.board.usedFromPlayers(players)}</small>
      </span>
    </div>
  )
}
