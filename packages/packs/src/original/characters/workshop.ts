import {
  ANY,
  actionCharacter,
  endingCharacter,
  immediate,
  inSet,
  named,
  permanent,
  sharedName,
} from '../make.ts'

/**
 * Starting set 3. Strategy: paintings, gems and colonies.
 * The comment above each card says why its effect fits the person.
 */
export const workshop = inSet('workshop', [
  // Painter of princes.
  endingCharacter(sharedName('raphael'), 'palette', 6, ['fabric', 'gem'], {
    score: 4,
    per: 'painting',
    max: 16,
  }),
  // Conquered Goa, Malacca and Hormuz.
  endingCharacter(
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
  permanent(sharedName('benvenuto-cellini'), 'emerald', 2, ['gem'], {
    accept: ['gem'],
    for: 'all',
  }),
  // Defended the walls of Constantinople in 1453.
  permanent(
    named(
      'giovanni-giustiniani',
      'Giovanni Giustiniani',
      'Giovanni Giustiniani',
      'ジョヴァンニ・ジュスティニアーニ',
    ),
    'castle',
    2,
    ['wood', 'spice'],
    { when: 'erect', do: { bread: 2 } },
  ),
  // Perfected painting in oil.
  permanent(
    named('jan-van-eyck', 'Jan van Eyck', 'Jan van Eyck', 'ヤン・ファン・エイク'),
    'palette',
    2,
    ['fabric'],
    { less: 1, for: 'painting' },
  ),
  // Carved jewels from cherry stones.
  actionCharacter(
    sharedName('properzia-de-rossi'),
    'chisel',
    4,
    ['gem', 'fabric'],
    [{ send: 'gem', upTo: 1 }, { bread: 1 }],
  ),
  // Richest man in Rome.
  immediate(sharedName('agostino-chigi'), 'emerald', 2, ANY, {
    acquire: 'artwork',
    less: 3,
    slot: 'free',
  }),
  // First viceroy of the Indies.
  immediate(
    named(
      'francisco-de-almeida',
      'Francisco de Almeida',
      'Francisco de Almeida',
      'フランシスコ・デ・アルメイダ',
    ),
    'sword',
    3,
    ['spice', 'gem'],
    { erect: 2 },
  ),
])
