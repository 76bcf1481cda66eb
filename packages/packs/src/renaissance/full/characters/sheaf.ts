import { endgame, engageable, immediate, inPack, named, permanent, sharedName } from '../make.ts'

/**
 * The bread and bank pack: full granaries, fed crews, and payments with bread left over.
 * The comment above each card says why its effect fits the person.
 */
export const sheaf = inPack('sheaf', [
  // Treasurer of the king, with storehouses of his own.
  endgame(named('jacques-coeur', 'Jacques Cœur', 'Jacques Cœur', 'ジャック・クール'), 'coins', 2, {
    score: 3,
    per: 'bread',
    every: 2,
    max: 15,
  }),
  // Banker whose ships saved thousands of refugees.
  permanent(
    sharedName('gracia-nasi'),
    'key',
    4,
    { yield: 'emergency', more: 1 },
    { when: 'overpay', do: { bread: 1 } },
  ),
  // Cook of cardinals and popes. Crews eat for less, and his larder is large.
  permanent(sharedName('bartolomeo-scappi'), 'ladle', 4, { less: 2, for: 'feed' }, { granary: 2 }),
  // Merchant who wrote letters to every harbour. The more ships wait, the more can be sent.
  immediate(
    named('francesco-datini', 'Francesco Datini', 'Francesco Datini', 'フランチェスコ・ダティーニ'),
    'scales',
    4,
    { send: 'any', upTo: { per: 'shipInBay', every: 2, max: 3 } },
  ),
  // Bishop who fed the poor.
  immediate(sharedName('antoninus-of-florence'), 'wheat', 1, { bread: 'full' }),
  // The most famous cook of his time.
  engageable(
    named('maestro-martino', 'Maestro Martino', 'Maestro Martino', 'マエストロ・マルティーノ'),
    'ladle',
    4,
    { bread: 4 },
  ),
])
