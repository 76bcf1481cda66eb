import { coastOf } from '../appearance/coasts.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { TILE } from '../geography/projection.ts'

/** The picture of a destination: a small chart of the coast around it. */
export function TileArt({ id }: { readonly id: string }) {
  const land = coastOf(currentKind.value.name).TILES[id] ?? ''
  const [x, y] = [TILE.width / 2, TILE.height / 2]
  return (
    <svg
      class="art tile"
      viewBox={`0 0 ${TILE.width} ${TILE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={TILE.width} height={TILE.height} fill="var(--tile-sea)" />
      <path
        d={`M${x} ${y}L0 4M${x} ${y}L64 8M${x} ${y}L6 44M${x} ${y}L60 44M${x} ${y}V0M${x} ${y}V44`}
        stroke="var(--rhumb-red)"
        stroke-width="0.3"
        opacity="0.5"
      />
      <path d={land} fill="none" stroke="var(--tile-shallows)" stroke-width="2.6" />
      <path d={land} fill="var(--chart-land)" stroke="var(--chart-shore)" stroke-width="0.7" />
      <circle
        cx={x}
        cy={y}
        r="2.5"
        fill="var(--harbour)"
        stroke="var(--harbour-edge)"
        stroke-width="1"
      />
    </svg>
  )
}
