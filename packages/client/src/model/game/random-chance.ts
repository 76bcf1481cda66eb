import { newSeed } from '@amalfi/bots/chance'
import { type Chance, seedChance } from '@amalfi/engine'

/** A random generator for imagined games. It is unpredictable, so that nothing hidden leaks. */
export const randomChance = (): Chance => seedChance(newSeed())
