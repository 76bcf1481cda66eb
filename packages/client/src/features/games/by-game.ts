import type { GameName } from '@amalfi/engine'
import { fetchGame } from '../../model/games/catalog/by-game.ts'
import { type GameKind, registerKind } from '../../table/appearance/game-kind.ts'
import { renaissanceKind } from '../../table/games/renaissance/index.ts'

/** Renaissance is part of the main bundle; other games are loaded when first needed. */
const LOADERS: Readonly<Record<GameName, () => Promise<GameKind>>> = {
  renaissance: () => Promise.resolve(renaissanceKind),
  original: () =>
    import('../../table/games/original/index.ts').then(({ originalKind }) => originalKind),
}

/** Loads what the table needs to show a game. Afterwards `kindOf` returns it. */
export async function loadGameKind(name: GameName): Promise<GameKind> {
  const [kind] = await Promise.all([LOADERS[name](), fetchGame(name)])
  registerKind(kind)
  return kind
}
