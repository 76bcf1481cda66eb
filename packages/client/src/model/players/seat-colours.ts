import { RIVAL } from '@amalfi/engine'
import { COLOURS, type Colour, type ShipColour } from './colour.ts'
import type { Player } from './player.ts'

/** The colour of every seat: as chosen, otherwise the first that is free. */
export function coloursOf(players: readonly Pick<Player, 'colour'>[]): Colour[] {
  const free = COLOURS.filter((colour) => players.every((player) => player.colour !== colour))
  return players.map(({ colour }) => colour ?? free.shift() ?? COLOURS[0])
}

/** The colour of a seat, or of the rival. */
export const colourOf = (players: readonly Player[], seat: number): ShipColour =>
  seat === RIVAL ? 'slate' : coloursOf(players)[seat]

/** CSS variables that map each seat of a table to its colour. */
export const seatStyle = (players: readonly Player[]): Record<string, string> =>
  Object.fromEntries(
    [...players.keys(), RIVAL].map((seat) => [
      `--seat-${seat}`,
      `var(--${colourOf(players, seat)})`,
    ]),
  )
