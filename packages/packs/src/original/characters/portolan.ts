import {
  ANY,
  actionCharacter,
  endingCharacter,
  immediate,
  inSet,
  permanent,
  sharedName,
} from '../make.ts'

/**
 * Starting set 2. Strategy: charts paid in spice, then books.
 * The comment above each card says why its effect fits the person.
 */
export const portolan = inSet('portolan', [
  // Spent his life looking for new routes.
  endingCharacter(sharedName('christopher-columbus'), 'caravel', 5, ['spice', 'gem'], {
    score: 3,
    per: 'destination',
    max: 15,
  }),
  // Printer of the classics.
  endingCharacter(sharedName('aldus-manutius'), 'press', 6, ['wine', 'spice'], {
    score: 4,
    per: 'book',
    max: 16,
  }),
  // Made spice his monopoly.
  permanent(sharedName('barsbay'), 'crescent', 4, ['spice'], {
    yield: 'spice',
    more: 1,
  }),
  // 25 years of trade in India.
  permanent(sharedName('niccolo-de-conti'), 'scales', 3, ['spice', 'wine'], {
    when: 'navigate',
    to: 'own',
    do: { bread: 1 },
  }),
  // Came back with news of new lands.
  permanent(sharedName('amerigo-vespucci'), 'caravel', 4, ['spice', 'fabric'], {
    when: 'discover',
    do: { send: 'any', upTo: 1 },
  }),
  // Monk who drew a great map of the world.
  actionCharacter(sharedName('fra-mauro'), 'globe', 3, ['spice'], {
    discover: 'destination',
    less: 2,
    slot: 'free',
  }),
  // Paid for voyages he never made.
  immediate(sharedName('henry-the-navigator'), 'compass', 1, ANY, {
    discover: 'destination',
    less: 4,
  }),
  // Made books cheap.
  immediate(sharedName('johannes-gutenberg'), 'press', 1, ['wine'], {
    acquire: 'book',
    less: 2,
    with: 'any',
  }),
])
