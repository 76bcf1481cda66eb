import type { Locale } from '@amalfi/text'
import { namesOf } from './names.ts'
import type { Player } from './player.ts'
import { coloursOf } from './seat-colours.ts'

/** The players of the next game, each one seat further. They keep the names and colours they had. */
export function playersMovedOn(players: readonly Player[], locale: Locale): Player[] {
  const names = namesOf(players, locale)
  const colours = coloursOf(players)
  const seated = players.map((player, seat) => ({
    ...player,
    name: names[seat],
    colour: colours[seat],
  }))
  return [...seated.slice(-1), ...seated.slice(0, -1)]
}
