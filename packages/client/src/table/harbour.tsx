import type { Lettering } from '../chart/lettering.ts'
import { colourOf } from '../game/colours.ts'
import { ShipLines } from './pieces.tsx'
import { useScene } from './scene.tsx'

/**
 * The harbour of a private destination: a dot on the coast. While its tile lies in the Atlas it has
 * its name; once somebody has discovered it, it shines in the colour of its owner, under their sail.
 */
export function Harbour({ id, x, y, turn, anchor, far }: Lettering) {
  const { look, speech, table } = useScene()
  const owner = look.destinations.find(({ destination }) => destination === id)?.owner ?? null
  const inAtlas = look.rows.atlas.slots.some(({ card }) => card === id)
  // What lies on an evolving place is a destination of the board.
  if (far && owner === null && !inAtlas) return null
  const name = speech.names.destination(id)
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  const away = anchor === 'end' ? -1 : 1
  return (
    <g
      class={owner === null ? 'coast-harbour' : `coast-harbour discovered seat-${owner}`}
      data-harbour={id}
      transform={at}
    >
      <title>
        {owner === null ? name : speech.tongue.table.labelled(speech.names.seat(owner), name)}
      </title>
      {owner !== null && <circle class="shine" r="9" />}
      <circle class="dot" r={owner === null ? 1.5 : 3.4} />
      {owner !== null && (
        <g
          class={`hull colour-${colourOf(table.players, owner)}`}
          transform="translate(-6.5 -14) scale(.54)"
        >
          <ShipLines colour={colourOf(table.players, owner)} />
        </g>
      )}
      {(owner !== null || inAtlas) && (
        <text
          class="coast-name"
          text-anchor={anchor}
          transform={`rotate(${turn})`}
          x={away * (owner === null ? 3.5 : 6)}
          y="2.2"
        >
          {name}
        </text>
      )}
    </g>
  )
}
