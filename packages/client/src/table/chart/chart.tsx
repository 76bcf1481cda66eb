import { colourOf } from '../../model/players/seat-colours.ts'
import type { Cartouche } from '../geography/cartouches.ts'
import { CHART } from '../geography/projection.ts'
import { useScene } from '../scene/scene.tsx'
import { ChartBase } from './base.tsx'
import { BlockedDestination, ChartDestination } from './chart-destination.tsx'
import { Harbour } from './harbour.tsx'
import { useZoom } from './zoom.ts'

/** The chart: coast, rhumb lines, harbours, and the destinations as cartouches. */
export function Chart() {
  const { translator, kind } = useScene()
  const cartouches = useCartouches()
  const view = useZoom()
  return (
    <section class="chart" aria-label={translator.locale.board.publicDestinations}>
      <div class="chart-view" ref={view}>
        <div class="chart-canvas">
          <ChartBase kind={kind} />
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
            <Harbours />
            {cartouches.map(({ id, x, y, harbour }) => (
              <g key={id}>
                <line class="harbour-line" x1={x} y1={y} x2={harbour[0]} y2={harbour[1]} />
                <circle class="harbour" data-harbour={id} cx={harbour[0]} cy={harbour[1]} r="3.2" />
              </g>
            ))}
          </svg>
          {cartouches.map((cartouche) => (
            <ChartDestination key={cartouche.id} {...cartouche} />
          ))}
          {kind.chart.cartouches
            .filter(({ id }) => cartouches.every((used) => used.id !== id))
            .map((cartouche) => (
              <BlockedDestination key={cartouche.id} {...cartouche} />
            ))}
        </div>
      </div>
    </section>
  )
}

/** The harbours of private destinations. */
function Harbours() {
  const { boardView, translator, kind, table } = useScene()
  const { labelled } = translator.locale.board
  const owners = new Map(
    boardView.destinations.map(({ destination, owner }) => [destination, owner]),
  )
  const inAtlas = new Set(boardView.rows.atlas.slots.map(({ card }) => card))
  return kind.chart.lettering.map((one) => {
    const owner = owners.get(one.id) ?? null
    const name = translator.names.destination(one.id)
    return (
      <Harbour
        key={one.id}
        {...one}
        name={name}
        owner={owner}
        title={owner === null ? name : labelled(translator.names.seat(owner), name)}
        colour={owner === null ? null : colourOf(table.players, owner)}
        inAtlas={inAtlas.has(one.id)}
      />
    )
  })
}

/** The destinations of the board that are in use, and the tiles that have become open to all. */
function useCartouches(): readonly Cartouche[] {
  const { boardView, kind } = useScene()
  const { cartouches, open, lettering } = kind.chart
  const used = new Set(boardView.destinations.map(({ destination }) => destination))
  const tiles = boardView.destinations.filter(
    ({ destination, kind: of }) =>
      of === 'public' && cartouches.every(({ id }) => id !== destination),
  )
  return [
    ...cartouches.filter(({ id }) => used.has(id)),
    ...tiles.flatMap(({ destination: id }, i) => {
      const at = lettering.find((one) => one.id === id)
      if (at === undefined || open[i] === undefined) return []
      const [x, y] = open[i]
      return [{ id, x, y, harbour: [at.x, at.y] as const }]
    }),
  ]
}
