import { newSeed } from '@amalfi/bots/chance'
import { type Chance, seedChance } from '@amalfi/engine'

/**
 * A random generator with a new, unpredictable seed. Imagined games use it, so that they tell nothing
 * about the hidden cards of the real game.
 */
export const newChance = (): Chance => seedChance(newSeed())
