import type { Character } from '../../../schema/cards.ts'
import { endgame, named, sharedName } from '../make.ts'

/**
 * Endgame characters outside the starting packs.
 * The comment above each card says why its effect fits the person.
 */
export const endgames: Character[] = [
  // Printer of the classics.
  endgame(sharedName('aldus-manutius'), 'press', 8, { score: 3, per: 'book', max: 18 }),
  // Built the dome of Florence.
  endgame(sharedName('filippo-brunelleschi'), 'trowel', 9, { score: 4, per: 'monument', max: 20 }),
  // Opened the sea route to India for his king alone.
  endgame(
    named('vasco-da-gama', 'Vasco da Gama', 'Vasco de Gama', 'ヴァスコ・ダ・ガマ'),
    'helm',
    4,
    {
      score: 4,
      per: 'lighthouseOnOwn',
      max: 16,
    },
  ),
  // Worked in every field, so he needs all three kinds of cards.
  endgame(
    named('leonardo-da-vinci', 'Leonardo da Vinci', 'Léonard de Vinci', 'レオナルド・ダ・ヴィンチ'),
    'scroll',
    8,
    { score: 3, per: ['artwork', 'destination', 'character'], max: 18 },
  ),
  // Built fortresses at the Bosporus, which everybody had to pass.
  endgame(named('mehmed-ii', 'Mehmed II', 'Mehmed II', 'メフメト2世'), 'crescent', 7, {
    score: 3,
    per: 'lighthouseOnPublic',
    max: 12,
  }),
  // Taught merchants to count their stock.
  endgame(sharedName('luca-pacioli'), 'scales', 2, {
    score: 3,
    per: 'shipInHold',
    max: 15,
  }),
  // Wrote about the choice of ministers.
  endgame(
    named(
      'niccolo-machiavelli',
      'Niccolò Machiavelli',
      'Nicolas Machiavel',
      'ニッコロ・マキャヴェッリ',
    ),
    'lion',
    6,
    { score: 3, per: 'engageable', max: 15 },
  ),
]
