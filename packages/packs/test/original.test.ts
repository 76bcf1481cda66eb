import { COUNTS, HOLDS } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import {
  type Character,
  checkPack,
  compile,
  isFar,
  originalPack,
  renaissancePack,
} from '../src/index.ts'

const {
  artworks,
  characters,
  privateDestinations: charts,
  publicDestinations: spaces,
} = originalPack
const { titles: milestones, decrees: settlements, slots, solo, squares } = originalPack
const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length

describe('the cards of the original: facts from the rulebooks', () => {
  it('the pack has no fault', () => {
    expect(checkPack(originalPack).faults).toEqual([])
  })

  it('ORI-SET-3: there are 63 contracts, 21 of each type, 29 charts, 9 milestones and 5 settlements', () => {
    for (const type of ['painting', 'book', 'monument'] as const)
      expect(count(artworks, (card) => card.type === type)).toBe(21)
    expect([charts.length, milestones.length, settlements.length]).toEqual([29, 9, 5])
  })

  it('ORI-SET-5: there are 48 characters: 22 permanent, 6 action, 12 immediate, 8 ending', () => {
    const many = (type: Character['type']): number =>
      count(characters, (card) => card.type === type)
    expect(
      ['permanent', 'engageable', 'immediate', 'endgame'].map((type) => many(type as 'permanent')),
    ).toEqual([22, 6, 12, 8])
  })

  it('ORI-SET-5: sets 1 to 4 have 2 ending cards and 6 others, in the order of the players', () => {
    const sets = originalPack.startingPacks?.map(({ id }) => id) ?? []
    expect(sets).toHaveLength(4)
    expect(compile(originalPack).packIds).toEqual(sets)
    for (const set of sets) {
      const cards = characters.filter((card) => card.pack === set)
      expect([cards.length, count(cards, (card) => card.type === 'endgame')]).toEqual([8, 2])
    }
  })

  it('ORI-SET-2: "3 food: 2 wheat" needs 3 players, "3 food: 3 spice" needs 4, all others are always open', () => {
    const kept = spaces.filter(({ players }) => players !== undefined)
    expect(kept.map(({ bread, benefits, players }) => [bread, benefits, players])).toEqual([
      [3, { send: 'wood', upTo: 2 }, 3],
      [3, { send: 'spice', upTo: 3 }, 4],
    ])
    for (const space of kept) expect(space.printed).toEqual(['bread', 'benefits', 'players'])
  })

  it('ORI-PAY-2: one building costs 7 in wine or textile and gives 2 food, one chart costs 6 in spice or gem', () => {
    const printed = artworks.filter((card) => card.printed !== undefined)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toMatchObject({
      type: 'monument',
      cost: 7,
      in: ['wine', 'fabric'],
      bonus: { bread: 2 },
    })
    const chart = charts.filter((card) => card.printed !== undefined)
    expect(chart).toHaveLength(1)
    expect(chart[0]).toMatchObject({ cost: 6, in: ['spice', 'gem'] })
  })

  it('ORI-PAY-2: characters name resources, and some cost accepts all five', () => {
    for (const card of characters) expect(card.in?.length).toBeGreaterThan(0)
    const costs = [...characters, ...artworks, ...charts].map((card) => card.in ?? [])
    expect(count(costs, (holds) => holds.length === HOLDS.length)).toBeGreaterThan(5)
    expect(count(costs, (holds) => holds.length > 2 && holds.length < HOLDS.length)).toBe(0)
  })

  it('ORI-PAY-4: the newest slot is the most expensive; contracts cost 1 more somewhere; characters cost food left and give it right', () => {
    for (const row of Object.values(slots.value)) {
      expect(row).toEqual(row.toSorted((a, b) => b - a))
      expect(row[0]).toBeGreaterThan(row[row.length - 1])
    }
    expect(slots.value.workshop).toContain(1)
    expect(slots.value.council[0]).toBeGreaterThan(0)
    expect(slots.value.council.at(-1)).toBeLessThan(0)
  })

  it('ORI-GET-2: an effect is triggered by taking a character, and some scoring leaves out immediate ones', () => {
    const texts = JSON.stringify(characters)
    expect(texts).toContain('"when":"take"')
    expect(texts).toContain('"per":"lasting"')
    expect(JSON.stringify(settlements)).toContain('"per":"lasting"')
  })

  it('ORI-SOL-1: in a solo game a milestone gives 30, 20, 15, 10 as printed, and squares fall', () => {
    expect(solo.squares).toEqual({ value: [30, 20, 15, 10], source: 'printed' })
    for (const row of Object.values(squares.value))
      for (let i = 1; i < row.length; i++) expect(row[i]).toBeLessThan(row[i - 1])
  })

  it('contracts mostly give points, and some have a bonus', () => {
    expect(count(artworks, ({ bonus }) => bonus !== undefined)).toBeGreaterThan(30)
    for (const { cost, points } of artworks) expect(points).toBeGreaterThanOrEqual(cost - 2)
  })
})

describe('the cards of the original: names and pictures', () => {
  const all = [...characters, ...artworks, ...charts, ...spaces, ...milestones, ...settlements]

  it('every card has a name in three languages', () => {
    for (const { name } of all) {
      if (typeof name !== 'object') throw new Error('a name is missing')
      expect(name.ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
      expect(name.en.length * name.fr.length).toBeGreaterThan(0)
    }
  })

  it('people and places in both games have the same name', () => {
    const known = [...renaissancePack.characters, ...renaissancePack.artworks]
    const shared = [...characters, ...artworks].flatMap((card) => {
      const same = known.find(({ id }) => id === card.id)
      return same === undefined ? [] : [[card.name, same.name]]
    })
    expect(shared.length).toBeGreaterThan(60)
    for (const [here, there] of shared) expect(here).toEqual(there)
  })

  it('no two characters have the same effect', () => {
    const effects = characters.map((card) =>
      JSON.stringify(
        'effect' in card ? card.effect : 'scoring' in card ? card.scoring : card.abilities,
      ),
    )
    expect(new Set(effects).size).toBe(effects.length)
  })

  it('every character has a trade, every contract a motif, every harbour coordinates', () => {
    for (const { trade } of characters) expect(trade).toBeDefined()
    for (const { motif } of artworks) expect(motif).toBeDefined()
    expect(count([...charts, ...spaces], isFar)).toBeLessThan(10)
  })

  it('the pack uses the counts that only the original has', () => {
    const words = JSON.stringify(originalPack)
    for (const word of COUNTS.slice(-2)) expect(words).toContain(`"${word}"`)
  })
})
