import type { Character } from '../../schema/cards.ts'
import type { Effect } from '../../schema/effects.ts'

const engageable = (id: string, cost: number, effect: Effect, pack?: string): Character => ({
  id,
  type: 'engageable',
  cost,
  in: ['wood', 'fabric'],
  effect,
  ...(pack === undefined ? {} : { pack }),
})

/**
 * Engageable characters, paid in wood or fabric. None of them straightens, directly or through a
 * destination: Bellini may borrow any of them, and two that straighten never end (REN-ENG-4). No
 * destination straightens either, because Caterina Sforza would free its dock again.
 */
export const engageables: Character[] = [
  engageable('kemal-reis', 6, { pay: { bread: 1 }, then: { recall: 1, from: 'port' } }, 'fleet'),
  engageable('bartolomeu-dias', 6, { build: 1, less: 2 }, 'fleet'),
  engageable('piri-reis', 6, { light: 1, less: 2 }, 'lights'),
  engageable('alvise-cadamosto', 6, { visit: 'own', busy: true }, 'routes'),
  engageable('fra-mauro', 3, { discover: 'destination', less: 3, slot: 'free' }, 'routes'),
  engageable('andrea-del-verrocchio', 4, { send: ['wine', 'fabric', 'gem'], upTo: 1 }, 'art'),
  engageable('lucrezia-borgia', 4, { visit: 'evolving', less: 1, busy: true }, 'court'),
  engageable('maestro-martino', 4, { bread: 3 }, 'bank'),
  engageable('leo-africanus', 8, { visit: 'public', busy: true }),
  engageable('titian', 5, { pay: { resources: 2, in: 'any' }, then: { points: 4 } }),
  engageable('donatello', 6, [
    { refresh: 'workshop' },
    { acquire: 'artwork', less: 2, slot: 'free' },
  ]),
  engageable('caterina-sforza', 6, { pay: { bread: 2 }, then: { recall: 1, from: 'dock' } }),
  engageable('properzia-de-rossi', 6, {
    choose: [[{ send: 'gem', upTo: 1 }, { bread: 1 }], { shift: 2, to: 'gem' }],
  }),
  engageable('gentile-bellini', 5, { borrow: 'engageable' }),
  engageable('christine-de-pizan', 5, { pay: { hand: 1 }, then: { points: 3 } }),
  engageable('mimar-sinan', 4, { pay: { resources: 2, in: ['wood', 'gem'] }, then: { erect: 1 } }),
  engageable('lucrezia-tornabuoni', 5, { invite: 'character', less: 2 }),
  engageable('abraham-zacuto', 5, { navigate: 'any', less: 2, busy: true }),
]
