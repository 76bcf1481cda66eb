import type { Ability, Effect, Pack } from '@amalfi/packs'
import { packWith } from './table.ts'

/**
 * A small pack for tests of navigation and lighthouses. Each destination is named after what it
 * does, so tests can be read without the cards.
 */
const at = (id: string, benefits: Effect, more: { bread?: number; slots?: number } = {}) => ({
  id,
  lon: 0,
  lat: 0,
  slots: 1,
  benefits,
  ...more,
})

const tile = (id: string, benefits: Effect, more: { bread?: number; slots?: number } = {}) => ({
  ...at(id, benefits, more),
  cost: 2,
  in: ['spice' as const],
  points: 3,
})

const publics = [
  at('mill', { bread: 1 }, { slots: 0 }),
  at('spice-isle', { send: 'spice', upTo: 1 }),
  at('wine-coast', { send: 'wine', upTo: 2 }, { bread: 2 }),
  at('any-bay', { send: 'any', upTo: 2 }),
  at('two-holds', { send: ['wood', 'gem'], upTo: 2 }),
  at('chancery', [{ take: 1 }, { points: 1 }], { slots: 0 }),
  at('cape', [{ erect: 1 }, { discard: 'artwork' }]),
  at('twin-rocks', { send: 'gem', upTo: 1 }, { slots: 2 }),
  at('chapel', { points: 3 }),
  at('far-port', { points: 5 }, { bread: 7 }),
]

const evolving = [
  at('upper', { send: 'fabric', upTo: 1 }, { bread: 1 }),
  at('middle', { send: 'spice', upTo: 2 }),
  at('lower', { bread: 2 }),
].map(({ slots: _, ...place }) => place)

/** The six tiles of the rulebook (X15), and some simple ones. */
const tiles = [
  tile('three-gems', { send: 'gem', upTo: 3 }),
  tile('one-and-bread', [{ send: 'wine', upTo: 1 }, { bread: 3 }]),
  tile('two-for-one', { send: 'fabric', upTo: 2 }, { bread: 1 }),
  tile('any-for-three', { send: 'any', upTo: 3 }, { bread: 3 }),
  tile('character-and-ship', [{ take: 1 }, { send: 'wood', upTo: 1 }], { bread: 1 }),
  tile('light-and-ship', [{ erect: 1 }, { send: 'wine', upTo: 1 }], { bread: 2 }),
  tile('orchard', { bread: 2 }),
  tile('vineyard', { send: 'wine', upTo: 1 }),
  tile('quarry', { points: 2 }, { slots: 0 }),
]

/** Engageable and permanent characters to which a test gives effects and abilities. */
const agent = (id: string) => ({
  id,
  type: 'engageable' as const,
  cost: 3,
  in: ['wood' as const],
  effect: { bread: 1 },
})
const warden = (id: string) => ({
  id,
  type: 'permanent' as const,
  cost: 3,
  in: ['wine' as const],
  abilities: [{ granary: 1 }],
})

export function seaPack(change: (pack: Pack) => void = () => {}): Pack {
  return packWith((pack) => {
    pack.publicDestinations = publics
    pack.evolvingDestinations = evolving
    pack.privateDestinations = [...tiles, ...pack.privateDestinations]
    pack.characters = [
      ...['agent', 'envoy', 'scout'].map(agent),
      ...['warden', 'keeper', 'pilot'].map(warden),
      ...pack.characters,
    ]
    pack.lighthouseIcons.value = [null, null, null, null, null, null]
    change(pack)
  })
}

/** Changes a destination of any kind. */
export function setPlace(
  pack: Pack,
  id: string,
  place: { benefits?: Effect; bread?: number; slots?: number },
): void {
  for (const list of ['publicDestinations', 'evolvingDestinations', 'privateDestinations'] as const)
    Object.assign(pack, { [list]: pack[list].map((p) => (p.id === id ? { ...p, ...place } : p)) })
}

/** Sets the effect of an engageable or immediate character. */
export function setEffect(pack: Pack, id: string, effect: Effect): void {
  pack.characters = pack.characters.map((c) =>
    c.id === id && 'effect' in c ? { ...c, effect } : c,
  )
}

/** Sets the abilities of a permanent character. */
export function setAbilities(pack: Pack, id: string, ...abilities: Ability[]): void {
  pack.characters = pack.characters.map((c) =>
    c.id === id && c.type === 'permanent' ? { ...c, abilities } : c,
  )
}

/** The sea pack with an agent that has this effect. */
export const seaPackWithAgent = (effect: Effect, change: (pack: Pack) => void = () => {}): Pack =>
  seaPack((pack) => {
    setEffect(pack, 'agent', effect)
    change(pack)
  })
