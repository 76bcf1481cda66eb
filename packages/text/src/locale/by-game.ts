import type { GameName } from '@amalfi/engine'

/** Calls `make` once per game, when its result is first needed. */
export function memoByGame<T, R>(
  inputs: Readonly<Record<GameName, T>>,
  make: (table: T) => R,
): (game: GameName) => R {
  const memo = new Map<GameName, R>()
  return (game) => {
    const found = memo.get(game) ?? make(inputs[game])
    memo.set(game, found)
    return found
  }
}
