import { LAND } from 'virtual:coast'
import { renaissancePack } from '@amalfi/packs'
import { IconLine } from '../art/icon-line.tsx'
import { CARTOUCHE, type Cartouche, cartouchesOf } from '../chart/cartouches.ts'
import { CHART, project } from '../chart/projection.ts'
import { Rhumbs, ROSE, Rose } from '../chart/rose.tsx'
import { Beacon, Hull } from './pieces.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

const cartouches = cartouchesOf(renaissancePack)

/** The chart: coast, rhumb lines, harbours, and the places of the board as cartouches. */
export function Chart() {
  const { speech } = useScene()
  return (
    <section class="chart" aria-label={speech.tongue.table.publicDestinations}>
      <div class="chart-sheet">
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
          <rect class="sea" width={CHART.width} height={CHART.height} />
          <Rhumbs {...ROSE} />
          <path class="land" d={LAND} />
          <Rose {...ROSE} />
          {cartouches.map(({ id, x, y, harbour }) => (
            <g key={id}>
              <line class="tie" x1={x} y1={y} x2={harbour[0]} y2={harbour[1]} />
              <circle class="harbour" data-harbour={id} cx={harbour[0]} cy={harbour[1]} r="3.2" />
            </g>
          ))}
          <Discovered />
        </svg>
        {cartouches.map((cartouche) => (
          <Place key={cartouche.id} {...cartouche} />
        ))}
      </div>
    </section>
  )
}

/** Private destinations shine where they lie, in the colour of their owner. */
function Discovered() {
  const { look } = useScene()
  return (
    <>
      {look.destinations.flatMap(({ destination, owner }) => {
        const place = renaissancePack.privateDestinations.find(({ id }) => id === destination)
        if (place === undefined || owner === null) return []
        const [x, y] = project(place.lon, place.lat)
        const [cx, cy] = [
          Math.min(Math.max(x, 5), CHART.width - 5),
          Math.min(Math.max(y, 5), CHART.height - 5),
        ]
        return [
          <circle
            key={destination}
            class={`mine seat-${owner}`}
            data-harbour={destination}
            cx={cx}
            cy={cy}
            r="4"
          />,
        ]
      })}
    </>
  )
}

function Place({ id, x, y }: Cartouche) {
  const { look, card, speech } = useScene()
  const place = look.destinations.find(({ destination }) => destination === id)
  if (place === undefined) return null
  const shown = card('destination', place.cover ?? id)
  const name = speech.names.destination(id)
  const style = {
    left: `${((x - CARTOUCHE.width / 2) / CHART.width) * 100}%`,
    top: `${((y - CARTOUCHE.height / 2) / CHART.height) * 100}%`,
    width: `${(CARTOUCHE.width / CHART.width) * 100}%`,
    height: `${(CARTOUCHE.height / CHART.height) * 100}%`,
  }
  const there = [
    ...place.ships.map(({ seat }) => speech.tongue.table.shipOf(speech.names.seat(seat))),
    ...place.lighthouses.flatMap((seat) =>
      seat === null ? [] : [speech.tongue.table.lighthouseOf(speech.names.seat(seat))],
    ),
  ]
  const label = [name, shown?.text ?? '', ...there].join('. ')
  return (
    <ThingView thing={`place:${id}`} label={label} class={`cartouche ${place.kind}`} style={style}>
      <span class="name">
        {place.cover === null ? name : speech.names.destination(place.cover)}
      </span>
      <IconLine icons={shown?.icons ?? []} />
      <span class="docked">
        {place.ships.map(({ seat }) => (
          <Hull key={seat} seat={seat} />
        ))}
        {place.lighthouses.map((seat, slot) => (
          <Beacon key={`slot ${slot + 1}`} seat={seat} />
        ))}
      </span>
    </ThingView>
  )
}
