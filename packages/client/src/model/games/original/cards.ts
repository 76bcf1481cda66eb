import { original } from '@amalfi/engine'
import { originalPack } from '@amalfi/packs'
import type { GameCards } from '../types/game-cards.ts'

/** What Amalfi (2020) is played with. */
export const cards: GameCards = {
  name: 'original',
  pack: originalPack,
  rules: original,
  printings: [],
}
