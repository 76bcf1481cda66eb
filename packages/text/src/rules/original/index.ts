import { type Rulebook, rulebook } from '../rulebook.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { outline } from './outline.ts'

/** The rulebook of Amalfi (2020), for players to read. */
export const originalRules: Rulebook = rulebook(outline, { en, fr, ja })
