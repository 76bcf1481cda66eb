import { type Rulebook, rulebook } from '../../rulebook.ts'
import { en } from '../en/index.ts'
import { fr } from '../fr/index.ts'
import { ja } from '../ja/index.ts'
import { outline } from '../outline.ts'

/** The rulebook of Amalfi: Renaissance, for players to read. */
export const renaissanceRules: Rulebook = rulebook(outline, { en, fr, ja })
