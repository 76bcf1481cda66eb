import type { GameName } from '@amalfi/engine'
import { example as original } from '../games/original/example.ts'
import { example as renaissance } from '../games/renaissance/example.ts'
import type { ExampleGame } from '../games/types/example-game.ts'

const EXAMPLES: Readonly<Record<GameName, ExampleGame>> = { renaissance, original }

/** The game whose table the pictures in the rules show. */
export const exampleOf = (name: GameName): ExampleGame => EXAMPLES[name]
