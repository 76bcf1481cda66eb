import { original } from '@amalfi/engine'
import { originalPack } from '@amalfi/packs'
import type { GameCards } from '../cards.ts'

export const cards: GameCards = { name: 'original', pack: originalPack, rules: original }
