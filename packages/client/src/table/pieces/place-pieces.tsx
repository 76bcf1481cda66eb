import type { BoardView } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { Beacon, Hull } from './pieces.tsx'

type Place = BoardView['destinations'][number]

/** The lighthouses of a place, or the slots for them, and the ships at its dock. */
export function PlacePieces({ place }: { readonly place: Place }) {
  return (
    <span class="place-pieces">
      <span class="lighthouses">
        {place.lighthouses.map((seat, slot) => (
          <Beacon key={`slot ${slot + 1}`} seat={seat} />
        ))}
      </span>
      <span class="quay">
        {place.ships.map(({ seat }) => (
          <Hull key={seat} seat={seat} />
        ))}
      </span>
    </span>
  )
}

/** The pieces of a place as texts. */
export const placePiecesText = (place: Place, { locale, names }: Translator): string[] => [
  ...place.ships.map(({ seat }) => locale.board.shipOf(names.seat(seat))),
  ...place.lighthouses.flatMap((seat) =>
    seat === null ? [] : [locale.board.lighthouseOf(names.seat(seat))],
  ),
]
