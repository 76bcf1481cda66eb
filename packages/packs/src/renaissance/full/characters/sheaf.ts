import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/** The bread and bank pack: full granaries, fed crews, and payments with bread left over. */
export const sheaf = inPack('sheaf', [
  // The king's purse and his storehouses.
  endgame(named('jacques-coeur', 'Jacques Cœur', 'Jacques Cœur', 'ジャック・クール'), 'coins', 2, {
    score: 3,
    per: 'bread',
    every: 2,
    max: 15,
  }),
  // Banker whose ships, in a time of need, saved thousands.
  permanent(
    sharedName('gracia-nasi'),
    'key',
    4,
    { yield: 'emergency', more: 1 },
    { when: 'overpay', do: { bread: 1 } },
  ),
  // Cook of cardinals and popes: crews eat for less, and his larder is wide.
  permanent(sharedName('bartolomeo-scappi'), 'ladle', 4, { less: 2, for: 'feed' }, { granary: 2 }),
  // Letters to every harbour: more waiting ships can be sent.
  immediate(
    named('francesco-datini', 'Francesco Datini', 'Francesco Datini', 'フランチェスコ・ダティーニ'),
    'scales',
    4,
    { send: 'any', upTo: { per: 'shipInBay', every: 2, max: 3 } },
  ),
  // The bishop who fed the shamefaced poor.
  immediate(sharedName('antoninus-of-florence'), 'wheat', 1, { bread: 'full' }),
  // Prince of cooks.
  engageable(
    named('maestro-martino', 'Maestro Martino', 'Maestro Martino', 'マエストロ・マルティーノ'),
    'ladle',
    4,
    { bread: 4 },
  ),
])
