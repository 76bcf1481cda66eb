import { memo } from '../../base/memo.ts'
import { coastOf } from '../appearance/coasts.ts'
import type { GameKind } from '../appearance/game-kind.ts'
import { CHART } from '../geography/projection.ts'
import { Rhumbs, Rose } from './rose.tsx'

/** The texture of parchment, in a square of 90 that is repeated. */
const SPECKS =
  'M7 12h.9M22 41h.7M31 8h.8M44 66h1M58 27h.7M63 81h.9M77 52h.8M84 17h.6M12 73h.8M49 49h.6M70 5h.7M37 86h.8'
const FIBRES = 'M16 24q5-2 9 1M61 44q-4 3-2 7M40 30q3 4 7 3M80 71q-5 1-8-2M5 55q4 2 5 6'

/** The static part of the chart: parchment, sea, wind lines, shore and land. */
export const ChartBase = memo(({ kind: { name, chart } }: { readonly kind: GameKind }) => {
  const { LAND } = coastOf(name)
  return (
    <svg class="chart-base" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
      <defs>
        <pattern id="hatching" width="6" height="2.4" patternUnits="userSpaceOnUse">
          <path class="hatch" d="M0 1.2H6" />
        </pattern>
        <pattern id="parchment" width="90" height="90" patternUnits="userSpaceOnUse">
          <path class="specks" d={SPECKS} />
          <path class="fibres" d={FIBRES} />
        </pattern>
        <radialGradient id="age" cx="50%" cy="48%" r="72%">
          <stop offset="55%" stop-color="var(--chart-age)" stop-opacity="0" />
          <stop offset="100%" stop-color="var(--chart-age)" stop-opacity="0.34" />
        </radialGradient>
      </defs>
      <rect class="sea" width={CHART.width} height={CHART.height} />
      <Rhumbs {...chart.rose} />
      <path class="shallows" d={LAND} stroke="url(#hatching)" />
      <path class="land" d={LAND} />
      <rect fill="url(#parchment)" width={CHART.width} height={CHART.height} />
      <Rose {...chart.rose} />
      <rect fill="url(#age)" width={CHART.width} height={CHART.height} />
    </svg>
  )
})
