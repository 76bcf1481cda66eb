import { endgame, engageable, immediate, inPack, named, permanent } from '../make.ts'

/** Routes: destinations of one's own, and ships that sail to them again and again. */
export const compass = inPack('compass', [
  // Lived and died for new routes.
  endgame(
    named(
      'christopher-columbus',
      'Christopher Columbus',
      'Christophe Colomb',
      'クリストファー・コロンブス',
    ),
    'caravel',
    4,
    { score: 3, per: 'destination', max: 18 },
  ),
  // The sultan who made spice his monopoly.
  permanent(
    named('barsbay', 'Barsbay', 'Barsbay', 'バルスバーイ'),
    'crescent',
    1,
    { yield: 'spice', more: 1 },
    { when: 'navigate', sending: 'spice', do: { bread: 1 } },
  ),
  // Traded in India for 25 years.
  permanent(
    named('niccolo-de-conti', "Niccolò de' Conti", "Niccolò de' Conti", 'ニッコロ・デ・コンティ'),
    'scales',
    1,
    { when: 'navigate', to: 'own', do: [{ points: 1 }, { bread: 1 }] },
  ),
  // Paid for voyages that he never made.
  immediate(
    named('henry-the-navigator', 'Henry the Navigator', 'Henri le Navigateur', 'エンリケ航海王子'),
    'compass',
    1,
    [{ discover: 'destination', less: 4 }, { visit: 'new' }],
  ),
  // Sailed the same African coast again.
  engageable(
    named('alvise-cadamosto', 'Alvise Cadamosto', 'Alvise Cadamosto', 'アルヴィーゼ・カダモスト'),
    'helm',
    4,
    { visit: 'own', busy: true },
  ),
  // Monk of the great map of the world.
  engageable(named('fra-mauro', 'Fra Mauro', 'Fra Mauro', 'フラ・マウロ'), 'globe', 3, {
    discover: 'destination',
    less: 3,
    slot: 'free',
    with: 'any',
  }),
])
