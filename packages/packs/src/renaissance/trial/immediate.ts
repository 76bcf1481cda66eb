import type { Character } from '../../schema/cards.ts'
import type { Effect } from '../../schema/effects.ts'

const immediate = (id: string, cost: number, effect: Effect, pack?: string): Character => ({
  id,
  type: 'immediate',
  cost,
  effect,
  ...(pack === undefined ? {} : { pack }),
})

/** Immediate characters, paid in bread. */
export const immediates: Character[] = [
  immediate('michael-of-rhodes', 3, { send: 'wood', upTo: 2 }, 'fleet'),
  immediate('giovanni-maria-olgiati', 6, [{ erect: 3 }, { send: 'any', upTo: 1 }], 'lights'),
  immediate('francesco-di-giorgio-martini', 5, { erect: 2 }, 'lights'),
  immediate('henry-the-navigator', 0, { discover: 'destination', less: 4 }, 'routes'),
  immediate('agostino-chigi', 1, { acquire: 'artwork', less: 4, slot: 'free' }, 'art'),
  immediate('joanna-of-aragon', 2, [{ refresh: 'council' }, { take: 2, slot: 'free' }], 'court'),
  immediate('pico-della-mirandola', 0, { invite: 'character', less: 3, with: 'any' }, 'court'),
  // Letters to every port: more waiting ships can be sent.
  immediate(
    'francesco-datini',
    4,
    { send: 'any', upTo: { per: 'shipInBay', every: 2, max: 3 } },
    'bank',
  ),
  immediate('antoninus-of-florence', 3, { bread: 'full' }, 'bank'),
  immediate('leo-x', 5, { points: { per: 'artType', times: 3, max: 9 } }),
  immediate('johannes-gutenberg', 1, { acquire: 'book', less: 2, with: 'any' }),
  // So expensive that a granary without erected lighthouses cannot hold the bread (REN-BRD-3).
  immediate('caterina-cornaro', 7, [
    { send: 'spice', upTo: 1 },
    { send: 'wine', upTo: 1 },
    { send: 'gem', upTo: 1 },
  ]),
  immediate('john-cabot', 4, { recall: 2, from: 'port' }),
  immediate('cesare-borgia', 3, { visit: 'other', busy: true }),
  immediate('poggio-bracciolini', 3, { draw: 4, keep: 2 }),
  immediate('isabella-of-castile', 5, [
    { discover: 'destination', slot: 'free', with: 'any' },
    { visit: 'new', less: 1 },
    { navigate: 'public', less: 1 },
  ]),
  immediate('francesco-foscari', 5, { points: { per: 'shipOnDock', times: 2, max: 8 } }),
  immediate('girolamo-savonarola', 4, { discard: 'artwork', upTo: 5, do: { points: 1 } }),
]
