import { endgame, engageable, immediate, inPack, known, named, permanent } from '../make.ts'

/** The routes pack: private destinations, and ships that sail to them again and again. */
export const compass = inPack('compass', [
  // Lived and died for new routes.
  endgame(known('christopher-columbus'), 'caravel', 4, { score: 3, per: 'destination', max: 18 }),
  // The sultan who made spice his monopoly.
  permanent(
    known('barsbay'),
    'crescent',
    1,
    { yield: 'spice', more: 1 },
    { when: 'navigate', sending: 'spice', do: { bread: 1 } },
  ),
  // Traded in India for 25 years.
  permanent(known('niccolo-de-conti'), 'scales', 1, {
    when: 'navigate',
    to: 'own',
    do: [{ points: 1 }, { bread: 1 }],
  }),
  // Paid for voyages that he never made.
  immediate(known('henry-the-navigator'), 'compass', 1, [
    { discover: 'destination', less: 4 },
    { visit: 'new' },
  ]),
  // Sailed the same African coast again.
  engageable(
    named('alvise-cadamosto', 'Alvise Cadamosto', 'Alvise Cadamosto', 'アルヴィーゼ・カダモスト'),
    'helm',
    4,
    { visit: 'own', busy: true },
  ),
  // Monk of the great map of the world.
  engageable(known('fra-mauro'), 'globe', 3, {
    discover: 'destination',
    less: 3,
    slot: 'free',
    with: 'any',
  }),
])
