import type { GameName } from '@amalfi/engine'
import type { ExampleGame } from '../../model/games/types/example-game.ts'
import { example as original } from './original/example.ts'
import { example as renaissance } from './renaissance/example.ts'

const EXAMPLES: Readonly<Record<GameName, ExampleGame>> = { renaissance, original }

/** The game that the pictures in the rules show. */
export const exampleOf = (name: GameName): ExampleGame => EXAMPLES[name]
