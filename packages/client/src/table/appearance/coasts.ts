import * as renaissance from 'virtual:coast/renaissance'
import type { GameName } from '@amalfi/engine'

/** The coastlines of a game, as SVG paths: of its chart, and of the tile of each destination. */
export interface Coast {
  /** In the units of the chart. */
  readonly LAND: string
  /** By destination, in the units of a tile. */
  readonly TILES: Readonly<Partial<Record<string, string>>>
}

/** Separate from the games, since only pages that draw a chart need it. */
const LOAD: Readonly<Record<GameName, () => Promise<Coast>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('virtual:coast/original'),
}

const loaded = new Map<GameName, Coast>([['renaissance', renaissance]])

/** Loads the coast of a game, unless it is loaded already. */
export async function fetchCoast(name: GameName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await LOAD[name]())
}

/** The coast of a game. Until it is loaded, the chart has no land. */
export const coastOf = (name: GameName): Coast => loaded.get(name) ?? { LAND: '', TILES: {} }
