import type { GameName } from '@amalfi/engine'

/** Made for a game when it is first wanted, and once. */
export function byGame<T, R>(
  tables: Readonly<Record<GameName, T>>,
  make: (table: T) => R,
): (game: GameName) => R {
  const made = new Map<GameName, R>()
  return (game) => {
    const found = made.get(game) ?? make(tables[game])
    made.set(game, found)
    return found
  }
}
