import { ANY, action, ending, immediate, inSet, named, permanent } from '../make.ts'

/** The second set: charts paid in spice, then books. */
export const portolan = inSet('portolan', [
  // Lived for new routes.
  ending(
    named(
      'christopher-columbus',
      'Christopher Columbus',
      'Christophe Colomb',
      'クリストファー・コロンブス',
    ),
    'caravel',
    5,
    ['spice', 'gem'],
    { score: 3, per: 'destination', max: 12 },
  ),
  // Printer of the classics.
  ending(
    named('aldus-manutius', 'Aldus Manutius', 'Alde Manuce', 'アルドゥス・マヌティウス'),
    'press',
    6,
    ['wine', 'spice'],
    { score: 3, per: 'book', max: 15 },
  ),
  // Made spice his monopoly.
  permanent(named('barsbay', 'Barsbay', 'Barsbay', 'バルスバーイ'), 'crescent', 4, ['spice'], {
    yield: 'spice',
    more: 1,
  }),
  // 25 years of trade in India.
  permanent(
    named('niccolo-de-conti', "Niccolò de' Conti", "Niccolò de' Conti", 'ニッコロ・デ・コンティ'),
    'scales',
    3,
    ['spice', 'wine'],
    { when: 'navigate', to: 'own', do: { bread: 1 } },
  ),
  // Came home laden with news.
  permanent(
    named('amerigo-vespucci', 'Amerigo Vespucci', 'Amerigo Vespucci', 'アメリゴ・ヴェスプッチ'),
    'caravel',
    6,
    ['spice', 'fabric'],
    { when: 'discover', do: { send: 'any', upTo: 1 } },
  ),
  // Monk of the world map.
  action(named('fra-mauro', 'Fra Mauro', 'Fra Mauro', 'フラ・マウロ'), 'globe', 4, ['spice'], {
    discover: 'destination',
    less: 2,
    slot: 'free',
  }),
  // Paid for voyages he never made.
  immediate(
    named('henry-the-navigator', 'Henry the Navigator', 'Henri le Navigateur', 'エンリケ航海王子'),
    'compass',
    2,
    ANY,
    { discover: 'destination', less: 3 },
  ),
  // Made books cheap.
  immediate(
    named(
      'johannes-gutenberg',
      'Johannes Gutenberg',
      'Johannes Gutenberg',
      'ヨハネス・グーテンベルク',
    ),
    'press',
    1,
    ['wine'],
    { acquire: 'book', less: 2, with: 'any' },
  ),
])
