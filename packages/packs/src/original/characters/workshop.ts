import { ANY, action, ending, immediate, inSet, named, permanent } from '../make.ts'

/** The third set: paintings, gems, colonies. */
export const workshop = inSet('workshop', [
  // Painter of princes.
  ending(named('raphael', 'Raphael', 'Raphaël', 'ラファエロ'), 'palette', 6, ['fabric', 'gem'], {
    score: 3,
    per: 'painting',
    max: 15,
  }),
  // Took Goa, Malacca, Hormuz.
  ending(
    named(
      'afonso-de-albuquerque',
      'Afonso de Albuquerque',
      'Afonso de Albuquerque',
      'アフォンソ・デ・アルブケルケ',
    ),
    'cannon',
    4,
    ['spice', 'fabric'],
    { score: 2, per: 'lighthouse', max: 12 },
  ),
  // Goldsmith: gems buy anything.
  permanent(
    named(
      'benvenuto-cellini',
      'Benvenuto Cellini',
      'Benvenuto Cellini',
      'ベンヴェヌート・チェッリーニ',
    ),
    'emerald',
    4,
    ['gem'],
    { accept: ['gem'], for: 'all' },
  ),
  // Genoese of Chios, held the walls of 1453.
  permanent(
    named(
      'giovanni-giustiniani',
      'Giovanni Giustiniani',
      'Giovanni Giustiniani',
      'ジョヴァンニ・ジュスティニアーニ',
    ),
    'castle',
    3,
    ['wood', 'spice'],
    { when: 'erect', do: { bread: 2 } },
  ),
  // Made oil paint obey.
  permanent(
    named('jan-van-eyck', 'Jan van Eyck', 'Jan van Eyck', 'ヤン・ファン・エイク'),
    'palette',
    3,
    ['fabric'],
    { less: 1, for: 'painting' },
  ),
  // Carved jewels from cherry stones.
  action(
    named(
      'properzia-de-rossi',
      "Properzia de' Rossi",
      "Properzia de' Rossi",
      'プロペルツィア・デ・ロッシ',
    ),
    'chisel',
    6,
    ['gem', 'fabric'],
    [{ send: 'gem', upTo: 1 }, { bread: 1 }],
  ),
  // Richest man in Rome.
  immediate(
    named('agostino-chigi', 'Agostino Chigi', 'Agostino Chigi', 'アゴスティーノ・キージ'),
    'emerald',
    2,
    ANY,
    { acquire: 'artwork', less: 3, slot: 'free' },
  ),
  // First viceroy of the Indies.
  immediate(
    named(
      'francisco-de-almeida',
      'Francisco de Almeida',
      'Francisco de Almeida',
      'フランシスコ・デ・アルメイダ',
    ),
    'sword',
    4,
    ['spice', 'gem'],
    { erect: 2 },
  ),
])
