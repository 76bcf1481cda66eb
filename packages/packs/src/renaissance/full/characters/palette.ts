import { raphael } from '../../printed/boards.ts'
import { endgame, engageable, immediate, inPack, named, permanent } from '../make.ts'

/** Art: many works, of every type, at a patron's prices. */
export const palette = inPack('palette', [
  {
    ...endgame(named('raphael', 'Raphael', 'Raphaël', 'ラファエロ'), 'palette', 6, raphael.scoring),
    printed: ['id', 'type', 'scoring'],
  },
  // Her studiolo held every kind of art.
  endgame(
    named('isabella-d-este', "Isabella d'Este", "Isabelle d'Este", 'イザベラ・デステ'),
    'rose',
    4,
    { score: 5, per: 'set', max: 15 },
  ),
  // One theory for all the arts.
  permanent(
    named(
      'leon-battista-alberti',
      'Leon Battista Alberti',
      'Leon Battista Alberti',
      'レオン・バッティスタ・アルベルティ',
    ),
    'scroll',
    3,
    { accept: ['wine', 'fabric', 'gem'], for: 'artwork' },
  ),
  // Banker, first of the Florentine patrons.
  permanent(
    named('cosimo-de-medici', "Cosimo de' Medici", 'Cosme de Médicis', 'コジモ・デ・メディチ'),
    'coins',
    3,
    { less: 3, for: 'artwork', once: 'period' },
  ),
  // The richest man in Rome, and Raphael's client.
  immediate(
    named('agostino-chigi', 'Agostino Chigi', 'Agostino Chigi', 'アゴスティーノ・キージ'),
    'emerald',
    2,
    { acquire: 'artwork', less: 4, slot: 'free' },
  ),
  // His workshop worked in everything.
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
