import { PRINTINGS, renaissance } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import type { GameDefinition } from '../types/game-definition.ts'

/** Amalfi: Renaissance without its presentation. */
export const definition: GameDefinition = {
  name: 'renaissance',
  pack: renaissancePack,
  rules: renaissance,
  printings: PRINTINGS,
}
