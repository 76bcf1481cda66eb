import type { Look } from '@amalfi/engine'
import type { Speech } from '@amalfi/text'
import { Beacon, Hull } from './pieces.tsx'

type Place = Look['destinations'][number]

/** The ships at a dock and the lighthouses beside it, or the slots for them. */
export function Docked({ place }: { readonly place: Place }) {
  return (
    <span class="docked">
      {place.ships.map(({ seat }) => (
        <Hull key={seat} seat={seat} />
      ))}
      {place.lighthouses.map((seat, slot) => (
        <Beacon key={`slot ${slot + 1}`} seat={seat} />
      ))}
    </span>
  )
}

/** The same in words. */
export const whoIsThere = (place: Place, { tongue, names }: Speech): string[] => [
  ...place.ships.map(({ seat }) => tongue.table.shipOf(names.seat(seat))),
  ...place.lighthouses.flatMap((seat) =>
    seat === null ? [] : [tongue.table.lighthouseOf(names.seat(seat))],
  ),
]
