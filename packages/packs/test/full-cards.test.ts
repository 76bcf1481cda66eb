import { CHARACTER_TYPES, HOLDS, type Hold } from '@amalfi/engine'
import { describe, expect, it, test } from 'vitest'
import { type Artwork, checkPack, type Effect, renaissancePack } from '../src/index.ts'
import { range, tally } from './support/tally.ts'

const pack = renaissancePack
const { artworks, characters, privateDestinations, publicDestinations } = pack

/** The kind of bonus of an artwork. All holds count as one kind. */
const bonusOf = ({ bonus }: Artwork): string => Object.keys(bonus ?? {})[0] ?? 'none'
/** A destination as its bread cost and its benefits. */
const sortOf = (place: { bread?: number | undefined; benefits: Effect }) =>
  [place.bread ?? 0, place.benefits] as const
const shipTo = (hold: Hold, upTo: number): Effect => ({ send: hold, upTo })
const CARGO = HOLDS.filter((hold) => hold !== 'spice')

test('the full pack passes its check, also when it is read from a file', () => {
  expect(checkPack(pack)).toEqual({ pack, faults: [] })
  expect(checkPack(JSON.parse(JSON.stringify(pack))).faults).toEqual([])
})

describe('artworks of the full pack', () => {
  it('are 54, of three types', () => {
    expect(tally(artworks, ({ type }) => type)).toEqual({ book: 18, painting: 18, monument: 18 })
  })

  it.each([
    ['book', 'wine', [4, 8], [4, 10], 'straighten'],
    ['painting', 'fabric', [5, 9], [5, 11], 'take'],
    ['monument', 'gem', [6, 10], [6, 13], 'erect'],
  ] as const)('a %s costs %s and has a known price', (type, hold, cost, points, commonest) => {
    const cards = artworks.filter((card) => card.type === type)
    expect(range(cards.map((card) => card.cost))).toEqual(cost)
    expect(range(cards.map((card) => card.points))).toEqual(points)
    expect(cards.every((card) => card.in[0] === hold && card.in.length <= 2)).toBe(true)
    expect(cards.some((card) => card.in.length === 2)).toBe(true)
    const bonuses = tally(cards, bonusOf)
    const six = ['bread', 'erect', 'points', 'send', 'straighten', 'take']
    expect(Object.keys(bonuses).sort()).toEqual(six)
    const most = Math.max(...Object.values(bonuses))
    expect(six.filter((bonus) => bonuses[bonus] === most)).toEqual([commonest])
  })

  it('REN-ACQ-3: have a bonus of 2 bread, 1 point or one other item', () => {
    for (const { bonus } of artworks) {
      const [[verb, amount]] = Object.entries(bonus ?? {})
      if (verb === 'send') expect(bonus).toEqual({ send: amount, upTo: 1 })
      else expect(bonus).toEqual({ [verb]: verb === 'bread' ? 2 : 1 })
    }
  })
})

describe('private destinations of the full pack', () => {
  const sorts = privateDestinations.map(sortOf)
  const found = (bread: number, effect: (hold: Hold) => Effect) =>
    CARGO.filter((hold) => sorts.some((sort) => isSame(sort, [bread, effect(hold)])))
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

  it('are 36, each with one lighthouse slot, a cost, points, and spice accepted', () => {
    expect(privateDestinations).toHaveLength(36)
    for (const place of privateDestinations) {
      expect(place.slots).toBe(1)
      expect(place.in[0]).toBe('spice')
      expect(place.cost).toBeGreaterThan(0)
      expect(place.points).toBeGreaterThan(0)
    }
  })

  it('have every known kind of benefit', () => {
    expect(found(0, (hold) => shipTo(hold, 3))).toEqual(CARGO)
    expect(found(0, (hold) => [shipTo(hold, 1), { bread: 3 }])).toEqual(CARGO)
    expect(found(1, (hold) => shipTo(hold, 2))).toEqual(CARGO)
    expect(sorts).toContainEqual([3, { send: 'any', upTo: 3 }])
    expect(found(1, (hold) => [{ take: 1 }, shipTo(hold, 1)])).toEqual(CARGO)
    expect(found(2, (hold) => [{ erect: 1 }, shipTo(hold, 1)])).toEqual(CARGO)
  })

  it('send ships for less bread than public ones', () => {
    const rate = (places: readonly { bread?: number | undefined; benefits: Effect }[]): number => {
      const plain = places.map(sortOf).flatMap(([bread, effect]) => {
        const first = Array.isArray(effect) ? effect[0] : effect
        return 'send' in first && typeof first.upTo === 'number' && !('bread' in effect)
          ? [bread / first.upTo]
          : []
      })
      return plain.reduce((sum, one) => sum + one, 0) / plain.length
    }
    expect(rate(publicDestinations)).toBeGreaterThan(0.8)
    expect(rate(publicDestinations)).toBeLessThan(1.2)
    expect(rate(privateDestinations)).toBeLessThan(0.6)
  })
})

describe('characters of the full pack', () => {
  it('are 75: 15 endgame characters and 60 of the other types', () => {
    expect(characters).toHaveLength(75)
    const types = tally(characters, ({ type }) => type)
    expect(types.endgame).toBe(15)
    expect(Object.keys(types).sort()).toEqual([...CHARACTER_TYPES].sort())
  })

  it('REN-SET-8: 36 of them are in six packs of six', () => {
    const packed = characters.filter((card) => card.pack !== undefined)
    expect(Object.values(tally(packed, (card) => card.pack ?? ''))).toEqual(Array(6).fill(6))
  })

  it('are paid by type: bread, wine, gems, wood or another resource', () => {
    for (const card of characters) {
      if (card.type === 'immediate') expect(card).not.toHaveProperty('in')
      if (card.type === 'permanent') expect(card.in).toEqual(['wine'])
      if (card.type === 'endgame') expect(card.in).toEqual(['gem'])
      if (card.type === 'engageable') expect(card.in).toEqual(['wood', 'fabric'])
    }
  })

  it('score at the end up to a maximum that needs several items', () => {
    for (const card of characters)
      if (card.type === 'endgame') {
        expect(card.scoring.max % card.scoring.score).toBe(0)
        expect(card.scoring.max).toBeGreaterThanOrEqual(2 * card.scoring.score)
      }
  })

  it('include Raphael, who scores 4 per painting, at most 24', () => {
    const raphael = characters.find(({ id }) => id === 'raphael')
    expect(raphael).toMatchObject({ scoring: { score: 4, per: 'painting', max: 24 } })
  })
})

describe('public destinations of the full pack', () => {
  const sorts = publicDestinations.map(sortOf)

  it('include the examples of the rulebooks', () => {
    const all = [...sorts, ...privateDestinations.map(sortOf)]
    expect(sorts).toContainEqual([2, { send: 'fabric', upTo: 2 }])
    expect(sorts).toContainEqual([0, [{ erect: 1 }, { discard: 'artwork' }]])
    expect(all.map(([, effect]) => effect)).toContainEqual({ send: 'any', upTo: 2 })
    const discarding = sorts.filter(([, effect]) => JSON.stringify(effect).includes('"character"'))
    expect(discarding.length).toBeGreaterThanOrEqual(2)
  })

  it('mostly cost bread to send ships to one hold; one sends many to wood', () => {
    const one = sorts.filter(([bread, effect]) => {
      const first = Array.isArray(effect) ? effect[0] : effect
      return bread > 0 && 'send' in first && first.send !== 'any' && !Array.isArray(first.send)
    })
    expect(one.length * 2).toBeGreaterThan(sorts.length)
    const wood = sorts.filter(([, effect]) => JSON.stringify(effect).includes('"send":"wood"'))
    expect(wood).toEqual([[3, { send: 'wood', upTo: 3 }]])
  })

  it('give a character or bread in some places', () => {
    expect(JSON.stringify(sorts)).toContain('"take":1')
    expect(JSON.stringify(sorts)).toContain('"bread":4')
  })

  it('come with three evolving destinations at the right, from the top', () => {
    const column = pack.evolvingDestinations
    expect(column).toHaveLength(3)
    expect(column[0].lat).toBeGreaterThan(column[1].lat)
    expect(column[1].lat).toBeGreaterThan(column[2].lat)
    const [west, east] = range(column.map(({ lon }) => lon))
    expect(east - west).toBeLessThan(1)
    const others = publicDestinations.filter(({ id }) => id !== 'caffa')
    expect(west).toBeGreaterThan(Math.max(...others.map(({ lon }) => lon)))
  })
})
