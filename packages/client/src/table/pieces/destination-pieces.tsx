import type { BoardView } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { Lighthouse, SeatShip } from './pieces.tsx'

type Destination = BoardView['destinations'][number]

/** The lighthouses of a destination, or the slots for them, and the ships at its dock. */
export function DestinationPieces({ destination }: { readonly destination: Destination }) {
  return (
    <span class="destination-pieces">
      <span class="lighthouses">
        {destination.lighthouses.map((seat, slot) => (
          <Lighthouse key={`slot ${slot + 1}`} seat={seat} />
        ))}
      </span>
      <span class="docked-ships">
        {destination.ships.map(({ seat }) => (
          <SeatShip key={seat} seat={seat} />
        ))}
      </span>
    </span>
  )
}

/** The pieces of a destination as texts. */
export const destinationPiecesText = (
  destination: Destination,
  { locale, names }: Translator,
): string[] => [
  ...destination.ships.map(({ seat }) => locale.board.shipOf(names.seat(seat))),
  ...destination.lighthouses.flatMap((seat) =>
    seat === null ? [] : [locale.board.lighthouseOf(names.seat(seat))],
  ),
]
