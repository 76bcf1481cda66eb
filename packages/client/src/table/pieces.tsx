import { still } from '../art/still.ts'
import { colourOf, type ShipColour } from '../game/colours.ts'
import { useScene } from './scene.tsx'

/** Each colour has a sail of its own shape. */
const SAILS: Readonly<Record<ShipColour, string>> = {
  vermilion: 'M12 3v12h-8q1-8 8-12z M13 5v10h6q0-6-6-10z',
  azure: 'M5 4h14v11h-14z',
  green: 'M12 2l8 13h-16z',
  ochre: 'M4 6q8-6 16 0v9h-16z',
  violet: 'M12 2l7 6.5-7 6.5-7-6.5z',
  slate: 'M6 4l12 0 -4 5.5 4 5.5h-12l4-5.5z',
}

interface InColour {
  readonly colour: ShipColour
}

/** A ship in a colour. */
export const Ship = still(({ colour }: InColour) => (
  <svg class={`hull colour-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <ShipLines colour={colour} />
  </svg>
))

/** The lines of a ship in a square of 24, for whoever draws it into a larger picture. */
export const ShipLines = ({ colour }: InColour) => (
  <>
    <path class="sail" d={SAILS[colour]} />
    <path d="M2 16h20l-3.5 6h-13z" />
  </>
)

/** A ship of a seat, or of the rival. */
export const Hull = ({ seat }: { readonly seat: number }) => (
  <Ship colour={colourOf(useScene().table.players, seat)} />
)

/** A lighthouse, lit in the colour of its owner, or the slot for one. */
export const Beacon = still(({ seat }: { readonly seat: number | null }) => (
  <svg
    class={`beacon ${seat === null ? 'open' : `lit seat-${seat}`}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    {seat !== null && <circle class="glowing" cx="12" cy="6" r="6" />}
    <path d="M9.5 9h5l2 13h-9z" />
    <rect x="9" y="4" width="6" height="5" />
  </svg>
))
