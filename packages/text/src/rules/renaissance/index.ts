import { type Rulebook, rulebook } from '../rulebook.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { ja } from './ja/index.ts'
import { outline } from './outline.ts'

/** The rules of Amalfi: Renaissance in words. */
export const renaissanceRules: Rulebook = rulebook(outline, { en, fr, ja })
