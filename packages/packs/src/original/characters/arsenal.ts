import { ANY, action, ending, immediate, inSet, named, permanent } from '../make.ts'

/** The first set: ships early, buildings late. */
export const arsenal = inSet('arsenal', [
  // Owned his war fleet.
  ending(
    named('andrea-doria', 'Andrea Doria', 'Andrea Doria', 'アンドレア・ドーリア'),
    'anchor',
    4,
    ['wood', 'fabric'],
    { score: 3, per: 'shipBuilt', max: 15 },
  ),
  // Raised the dome.
  ending(
    named(
      'filippo-brunelleschi',
      'Filippo Brunelleschi',
      'Filippo Brunelleschi',
      'フィリッポ・ブルネレスキ',
    ),
    'trowel',
    6,
    ['gem', 'wood'],
    { score: 4, per: 'monument', max: 20 },
  ),
  // Shipwright of the Arsenal.
  permanent(
    named('vettor-fausto', 'Vettor Fausto', 'Vettor Fausto', 'ヴェットール・ファウスト'),
    'hammer',
    2,
    ['wood'],
    { less: 1, for: 'ship' },
  ),
  // A new fleet in one winter.
  permanent(
    named(
      'hayreddin-barbarossa',
      'Hayreddin Barbarossa',
      'Khayr ad-Din Barberousse',
      'バルバロス・ハイレッディン',
    ),
    'galley',
    4,
    ['wood', 'spice'],
    { built: 'bay' },
  ),
  // Cook of popes.
  permanent(
    named('bartolomeo-scappi', 'Bartolomeo Scappi', 'Bartolomeo Scappi', 'バルトロメオ・スカッピ'),
    'ladle',
    5,
    ['wood', 'wine'],
    { less: 2, for: 'feed' },
  ),
  // Oversaw da Gama's shipbuilding.
  action(
    named('bartolomeu-dias', 'Bartolomeu Dias', 'Bartolomeu Dias', 'バルトロメウ・ディアス'),
    'caravel',
    5,
    ['wood', 'wine'],
    { build: 1, less: 3 },
  ),
  // Oarsman, wrote on shipbuilding.
  immediate(
    named('michael-of-rhodes', 'Michael of Rhodes', 'Michel de Rhodes', 'ロドスのミカエル'),
    'helm',
    3,
    ANY,
    { send: 'wood', upTo: 2 },
  ),
  // Pulled down St Peter's to build it anew.
  immediate(named('julius-ii', 'Julius II', 'Jules II', 'ユリウス2世'), 'tiara', 1, ['gem'], {
    acquire: 'monument',
    less: 3,
  }),
])
