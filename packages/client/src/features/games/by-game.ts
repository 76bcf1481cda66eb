import type { GameName } from '@amalfi/engine'
import { fetchGame } from '../../model/games/catalog/by-game.ts'
import { type GameKind, registerKind } from '../../table/appearance/game-kind.ts'
import { renaissanceKind } from '../../table/games/renaissance/index.ts'

/** The first game comes with the page; another is loaded when it is first wanted. */
const LOAD: Readonly<Record<GameName, () => Promise<GameKind>>> = {
  renaissance: () => Promise.resolve(renaissanceKind),
  original: () =>
    import('../../table/games/original/index.ts').then(({ originalKind }) => originalKind),
}

/** Loads all that the table shows of a game; afterwards `kindOf` has it. */
export async function fetchKind(name: GameName): Promise<GameKind> {
  const [kind] = await Promise.all([LOAD[name](), fetchGame(name)])
  registerKind(kind)
  return kind
}
