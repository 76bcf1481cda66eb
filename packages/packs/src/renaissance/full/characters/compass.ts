import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/**
 * The routes pack: private destinations, and ships that sail to them again and again.
 * The comment above each card says why its effect fits the person.
 */
export const compass = inPack('compass', [
  // Spent his life looking for new routes.
  endgame(sharedName('christopher-columbus'), 'caravel', 4, {
    score: 3,
    per: 'destination',
    max: 18,
  }),
  // The sultan who made spice his monopoly.
  permanent(
    sharedName('barsbay'),
    'crescent',
    1,
    { yield: 'spice', more: 1 },
    { when: 'navigate', sending: 'spice', do: { bread: 1 } },
  ),
  // Traded in India for 25 years.
  permanent(sharedName('niccolo-de-conti'), 'scales', 1, {
    when: 'navigate',
    to: 'own',
    do: [{ points: 1 }, { bread: 1 }],
  }),
  // Paid for voyages that he never made.
  immediate(sharedName('henry-the-navigator'), 'compass', 1, [
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
  // Monk who drew a great map of the world.
  engageable(sharedName('fra-mauro'), 'globe', 3, {
    discover: 'destination',
    less: 3,
    slot: 'free',
    with: 'any',
  }),
])
