import { renaissancePack } from '@amalfi/packs'
import { ChartBase } from '../chart/base.tsx'
import { cartouchesOf } from '../chart/cartouches.ts'
import { letteringOf } from '../chart/lettering.ts'
import { CHART } from '../chart/projection.ts'
import { useZoom } from '../handheld/zoom.ts'
import { ZoomButtons } from '../handheld/zoom-buttons.tsx'
import { Harbour } from './harbour.tsx'
import { Place } from './place.tsx'
import { useScene } from './scene.tsx'

const cartouches = cartouchesOf(renaissancePack)
const lettering = letteringOf(renaissancePack)

/** The chart: coast, rhumb lines, harbours, and the places of the board as cartouches. */
export function Chart() {
  const { speech } = useScene()
  const zoom = useZoom()
  return (
    <section class="chart" aria-label={speech.tongue.table.publicDestinations}>
      <div class="chart-view" ref={zoom.view}>
        <div class="chart-sheet">
          <ChartBase />
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
            {lettering.map((one) => (
              <Harbour key={one.id} {...one} />
            ))}
            {cartouches.map(({ id, x, y, harbour }) => (
              <g key={id}>
                <line class="tie" x1={x} y1={y} x2={harbour[0]} y2={harbour[1]} />
                <circle class="harbour" data-harbour={id} cx={harbour[0]} cy={harbour[1]} r="3.2" />
              </g>
            ))}
          </svg>
          {cartouches.map((cartouche) => (
            <Place key={cartouche.id} {...cartouche} />
          ))}
        </div>
      </div>
      <ZoomButtons {...zoom} />
    </section>
  )
}
