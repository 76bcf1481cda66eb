import type { Tongue } from '@amalfi/text'
import type { Player } from '../store/games.ts'

/** How the players are called: as they wish, else by their seat, and bots by a family of merchants. */
export const namesOf = (players: readonly Player[], { seat, start }: Tongue): string[] =>
  players.map(({ kind, name }, i) => name || (kind === 'person' ? seat(i) : start.houses[i]))
