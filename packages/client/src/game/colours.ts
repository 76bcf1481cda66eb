import { RIVAL } from '@amalfi/engine'
import type { Player } from '../store/games.ts'

/** The colours of ships that can be chosen; each has a sail of its own shape. */
export const COLOURS = ['vermilion', 'azure', 'green', 'ochre', 'violet'] as const
export type Colour = (typeof COLOURS)[number]
/** The rival of the solo game has a colour that nobody can choose. */
export type ShipColour = Colour | 'slate'

/** The colour of every seat: the one chosen, else the first that nobody has. */
export function coloursOf(players: readonly Pick<Player, 'colour'>[]): Colour[] {
  const free = COLOURS.filter((colour) => players.every((player) => player.colour !== colour))
  return players.map(({ colour }) => colour ?? free.shift() ?? COLOURS[0])
}

/** The colour of a seat, or of the rival. */
export const colourOf = (players: readonly Player[], seat: number): ShipColour =>
  seat === RIVAL ? 'slate' : coloursOf(players)[seat]

/** What a table sets so that the class of a seat means the colour that was chosen for it. */
export const seatStyle = (players: readonly Player[]): Record<string, string> =>
  Object.fromEntries(
    [...players.keys(), RIVAL].map((seat) => [
      `--seat-${seat}`,
      `var(--${colourOf(players, seat)})`,
    ]),
  )
