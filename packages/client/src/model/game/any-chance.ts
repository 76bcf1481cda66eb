import { newSeed } from '@amalfi/bots/chance'
import { type Chance, seedChance } from '@amalfi/engine'

/** For what is made up in place of hidden cards: nobody can foresee it, or tell it from them. */
export const anyChance = (): Chance => seedChance(newSeed())
