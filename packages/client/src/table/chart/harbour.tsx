import { memo } from '../../base/memo.ts'
import type { ShipColour } from '../../model/players/colour.ts'
import type { Lettering } from '../geography/lettering.ts'
import { ShipLines } from '../pieces/pieces.tsx'

interface Props extends Lettering {
  readonly name: string
  /** Whose it is and in which colour, once somebody has discovered it. */
  readonly owner: number | null
  readonly whose: string
  readonly colour: ShipColour | null
  readonly inAtlas: boolean
}

/**
 * The harbour of a private destination: a dot on the coast. While its tile lies in the Atlas it has
 * its name; once somebody has discovered it, it shines in the colour of its owner, under their sail.
 */
export const Harbour = memo((props: Props) => {
  const { id, x, y, turn, anchor, far, name, owner, whose, colour, inAtlas } = props
  // What lies on an evolving place is a destination of the board.
  if (far && owner === null && !inAtlas) return null
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  const away = anchor === 'end' ? -1 : 1
  return (
    <g
      class={owner === null ? 'coast-harbour' : `coast-harbour discovered seat-${owner}`}
      data-harbour={id}
      transform={at}
    >
      <title>{whose}</title>
      {owner !== null && <circle class="shine" r="9" />}
      <circle class="dot" r={owner === null ? 1.5 : 3.4} />
      {colour !== null && (
        <g class={`hull colour-${colour}`} transform="translate(-6.5 -14) scale(.54)">
          <ShipLines colour={colour} />
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
})
