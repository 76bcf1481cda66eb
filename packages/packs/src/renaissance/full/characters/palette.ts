import { raphael } from '../../printed/boards.ts'
import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/**
 * The arts pack: many artworks of every type at lower prices.
 * The comment above each card says why its effect fits the person.
 */
export const palette = inPack('palette', [
  {
    ...endgame(sharedName('raphael'), 'palette', 6, raphael.scoring),
    printed: ['id', 'type', 'scoring'],
  },
  // Collected every kind of art in her study.
  endgame(sharedName('isabella-d-este'), 'rose', 4, { score: 5, per: 'set', max: 15 }),
  // Wrote on the theory of all the arts.
  permanent(sharedName('leon-battista-alberti'), 'scroll', 3, {
    accept: ['wine', 'fabric', 'gem'],
    for: 'artwork',
  }),
  // Banker, and the first great patron of Florence.
  permanent(
    named('cosimo-de-medici', "Cosimo de' Medici", 'Cosme de Médicis', 'コジモ・デ・メディチ'),
    'coins',
    3,
    { less: 3, for: 'artwork', once: 'period' },
  ),
  // The richest man in Rome, and Raphael's client.
  immediate(sharedName('agostino-chigi'), 'emerald', 2, {
    acquire: 'artwork',
    less: 4,
    slot: 'free',
  }),
  // His workshop made works of every kind.
  engageable(
    named(
      'andrea-del-verrocchio',
      'Andrea del Verrocchio',
      'Andrea del Verrocchio',
      'アンドレア・デル・ヴェロッキオ',
    ),
    'chisel',
    4,
    { send: ['wine', 'fabric', 'gem'], upTo: 1 },
  ),
])
