import { memo } from '../../base/memo.ts'
import type { ShipColour } from '../../model/players/colour.ts'
import type { Lettering } from '../geography/lettering.ts'
import { ShipLines } from '../pieces/pieces.tsx'

interface Props extends Lettering {
  readonly name: string
  /** The player who has discovered it, or null. */
  readonly owner: number | null
  /** The tooltip: the name, with that of the owner. */
  readonly title: string
  /** The colour of the owner. */
  readonly colour: ShipColour | null
  readonly inAtlas: boolean
}

/**
 * The harbour of a private destination: a dot on the coast. It shows its name while its tile is in the
 * Atlas. Once it is discovered, it also shows a ship in the colour of its owner.
 */
export const Harbour = memo((props: Props) => {
  const { id, x, y, turn, anchor, far, name, owner, title, colour, inAtlas } = props
  // A harbour beyond the chart is shown only together with its name.
  if (far && owner === null && !inAtlas) return null
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  const side = anchor === 'end' ? -1 : 1
  return (
    <g
      class={owner === null ? 'coast-harbour' : `coast-harbour discovered seat-${owner}`}
      data-harbour={id}
      transform={at}
    >
      <title>{title}</title>
      {owner !== null && <circle class="shine" r="9" />}
      <circle class="dot" r={owner === null ? 1.5 : 3.4} />
      {colour !== null && (
        <g class={`ship-piece colour-${colour}`} transform="translate(-6.5 -14) scale(.54)">
          <ShipLines colour={colour} />
        </g>
      )}
      {(owner !== null || inAtlas) && (
        <text
          class="coast-name"
          text-anchor={anchor}
          transform={`rotate(${turn})`}
          x={side * (owner === null ? 3.5 : 6)}
          y="2.2"
        >
          {name}
        </text>
      )}
    </g>
  )
})
