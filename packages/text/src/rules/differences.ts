import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import { en } from './differences/en.ts'
import { fr } from './differences/fr.ts'
import { ja } from './differences/ja.ts'

/** What is different in a game, for somebody who knows the other; each with the rule it stands for. */
export interface Difference {
  readonly rule: string
  readonly text: string
}

/** By the game that is new to somebody. */
export type Differences = Readonly<Record<GameName, readonly Difference[]>>

export const differences: Readonly<Record<Language, Differences>> = { en, fr, ja }
