import { original } from '@amalfi/engine'
import { originalPack } from '@amalfi/packs'
import type { GameDefinition } from '../types/game-definition.ts'

/** Amalfi (2020) without its presentation. */
export const definition: GameDefinition = {
  name: 'original',
  pack: originalPack,
  rules: original,
  printings: [],
}
