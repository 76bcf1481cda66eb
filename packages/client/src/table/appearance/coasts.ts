import * as renaissance from 'virtual:coast/renaissance'
import type { GameName } from '@amalfi/engine'

/** The land of the chart of a game, and around each of its destinations. */
export interface Coast {
  /** As a path in the units of the chart. */
  readonly LAND: string
  /** In the units of a tile. */
  readonly TILES: Readonly<Partial<Record<string, string>>>
}

/** Apart from the games themselves, since only what is drawn needs it. */
const LATER: Readonly<Record<GameName, () => Promise<Coast>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('virtual:coast/original'),
}

const here = new Map<GameName, Coast>([['renaissance', renaissance]])

export async function fetchCoast(name: GameName): Promise<void> {
  if (!here.has(name)) here.set(name, await LATER[name]())
}

/** Until it is there, the chart has no land. */
export const coastOf = (name: GameName): Coast => here.get(name) ?? { LAND: '', TILES: {} }
