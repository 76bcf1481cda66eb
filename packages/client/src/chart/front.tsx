import type { Language } from '@amalfi/packs'
import { nameOf } from '@amalfi/text'
import { COLOURS } from '../game/colours.ts'
import { coastOf } from '../games/coasts.ts'
import type { GameKind } from '../games/kind.ts'
import { shown } from '../games/shown.ts'
import { ShipLines } from '../table/pieces.tsx'
import { CHART } from './projection.ts'
import { Rhumbs, Rose } from './rose.tsx'

/**
 * The harbours of the board in red, as is the custom, and those that are still to be discovered, if
 * their names do not run into those of the great ones.
 */
function harboursOf({ pack, chart: { project } }: GameKind) {
  const { publicDestinations, privateDestinations } = pack
  const great = publicDestinations.map((place) => ({
    place,
    at: project(place.lon, place.lat),
    kind: 'great',
  }))
  const small = privateDestinations.map((place) => ({
    place,
    at: project(place.lon, place.lat),
    kind: 'small',
  }))
  const isCrowded = ([x, y]: readonly [number, number]): boolean =>
    great.some(({ at }) => Math.abs(x - at[0]) < 50 && Math.abs(y - at[1]) < 14)
  return [...great, ...small.filter(({ at }) => !isCrowded(at))]
}

/** The chart of the front page: nothing on it but harbours, their names, and ships under way. */
export function FrontChart({ language }: { readonly language: Language }) {
  const { name, chart } = shown.value
  const { LAND } = coastOf(name)
  return (
    <svg
      class="front-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <rect class="sea" width={CHART.width} height={CHART.height} />
      <Rhumbs {...chart.rose} />
      <path class="shallows" d={LAND} />
      <path class="land" d={LAND} />
      <Rose {...chart.rose} />
      {harboursOf(shown.value).map(({ place, at, kind }) => {
        return (
          <g key={place.id} class={kind} transform={`translate(${at.join(' ')})`}>
            <circle class="harbour" r={kind === 'great' ? 2.4 : 1.4} />
            <text class="harbour-name" x="4" y="-2.5">
              {nameOf(place, language)}
            </text>
          </g>
        )
      })}
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${chart.atSea[i].join(' ')})`}>
          <g class={`hull under-way colour-${colour}`}>
            <ShipLines colour={colour} />
          </g>
        </g>
      ))}
    </svg>
  )
}
