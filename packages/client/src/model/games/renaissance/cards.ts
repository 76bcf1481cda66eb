import { PRINTINGS, renaissance } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import type { GameCards } from '../types/game-cards.ts'

/** What Amalfi: Renaissance is played with. */
export const cards: GameCards = {
  name: 'renaissance',
  pack: renaissancePack,
  rules: renaissance,
  printings: PRINTINGS,
}
