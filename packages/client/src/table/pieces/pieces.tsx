import { memo } from '../../base/memo.ts'
import type { ShipColour } from '../../model/players/colour.ts'
import { colourOf } from '../../model/players/seat-colours.ts'
import { useTable } from '../scene/scene.tsx'

/** The sail of each colour has a different shape. */
const SAILS: Readonly<Record<ShipColour, string>> = {
  vermilion:
    'M11.4 2.5v11.700H3.600Q4.500 6.500 11.400 2.500zM13 4.500v9.700h6.600Q19 8.200 13 4.500z',
  azure: 'M4.500 3.500h15v10.700h-15z',
  green: 'M12 1.500l8.200 12.700H3.800z',
  ochre: 'M3.500 5.500q8.500-6.500 17 0v8.700h-17z',
  violet: 'M12 1.200l7.500 6.500-7.500 6.500-7.500-6.500z',
  slate: 'M5.500 3h13l-4.400 5.600 4.400 5.600h-13l4.400-5.600z',
}

interface InColour {
  readonly colour: ShipColour
}

/** A ship in a colour. */
export const Ship = memo(({ colour }: InColour) => (
  <svg class={`ship-piece colour-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <ShipLines colour={colour} />
  </svg>
))

/** The lines of a ship in a square of 24, to be drawn into a larger picture. */
export const ShipLines = ({ colour }: InColour) => (
  <>
    <path class="mast" d="M12 1.500V17" />
    <path class="sail" d={SAILS[colour]} />
    <path d="M1.500 15.500q10.500 2 21 0-1.200 5.500-4.500 7.200H6Q2.700 21 1.500 15.500z" />
    <path class="plank" d="M3.600 18.700q8.400 1.400 16.800 0" />
  </>
)

/** A ship of a seat, or of the rival. */
export const SeatShip = ({ seat }: { readonly seat: number }) => (
  <Ship colour={colourOf(useTable().players, seat)} />
)

/** A lighthouse, lit in the colour of its owner, or the slot for one. */
export const Lighthouse = memo(({ seat }: { readonly seat: number | null }) => (
  <svg
    class={`lighthouse-piece ${seat === null ? 'open' : `lit seat-${seat}`}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    {seat !== null && (
      <>
        <circle class="glowing" cx="12" cy="6.500" r="6.500" />
        <path class="beams" d="M9 6.500L0 2.500v8zM15 6.500l9-4v8z" />
      </>
    )}
    <path class="tower" d="M9.300 10h5.400l2.200 13H7.100z" />
    <path class="band" d="M8.900 13.500h6.200l.7 4H8.200z" />
    <path class="lantern" d="M9 5h6v5H9z" />
    <path class="roof" d="M8 5l4-3.800L16 5z" />
  </svg>
))

/** A colony in the colour of its owner. */
const Colony = memo(({ seat }: { readonly seat: number }) => (
  <svg class={`lighthouse-piece lit seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
    <path class="lantern" d="M12 4.500V1l5 1.700-5 1.800z" />
    <path class="tower" d="M4.500 11h15v11h-15z" />
    <path class="roof" d="M2 11.500L12 4.500l10 7z" />
    <path class="band" d="M10 15.500h4V22h-4z" />
  </svg>
))

/** A lighthouse that is not erected yet; in Amalfi (2020) a colony. */
export function UnbuiltLighthouse({ seat }: { readonly seat: number }) {
  const { erectedOnDestinations } = useTable().rules.tables.config
  return erectedOnDestinations ? <Lighthouse seat={seat} /> : <Colony seat={seat} />
}
