import type { GameName, Rules, Setup, Standing, Tables } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { cards as renaissance } from './renaissance/cards.ts'

export type GameRules = Rules<Setup, Standing>

/** What a game is played with: all that a bot needs of it. */
export interface GameCards {
  readonly name: GameName
  readonly pack: Pack
  readonly rules: (tables: Tables) => GameRules
}

/** The first game is there from the beginning; another comes when it is first wanted. */
const LATER: Readonly<Record<GameName, () => Promise<GameCards>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('./original/cards.ts').then(({ cards }) => cards),
}

export const fetchCards = (name: GameName): Promise<GameCards> => LATER[name]()
