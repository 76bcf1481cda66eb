import { CHARACTER_TYPES } from '@amalfi/engine'
import { describe, expect, it, test } from 'vitest'
import { type Effect, provenance, renaissancePack } from '../src/index.ts'
import { tally } from './support/tally.ts'

const pack = renaissancePack
const { artworks, characters, privateDestinations, titles, decrees } = pack

describe('the boards of the full pack', () => {
  const kinds = (icons: readonly (Effect | null)[]) =>
    icons.flatMap((icon) => (icon === null ? [] : [Object.keys(icon)[0]]))

  it('have bonus icons under some ships and lighthouses, including the two that the rulebook shows', () => {
    expect(pack.shipIcons.value).toContainEqual({ choose: [{ take: 1 }, { straighten: 1 }] })
    expect(pack.lighthouseIcons.value).toContainEqual({ straighten: 1 })
    for (const icons of [pack.shipIcons.value, pack.lighthouseIcons.value]) {
      expect(icons).toContain(null)
      const known = ['bread', 'points', 'send', 'straighten', 'take', 'erect', 'choose']
      for (const kind of kinds(icons)) expect(known).toContain(kind)
    }
  })

  it('REN-DEC-12: add 3 points per item of one kind and 2 per item of another in period I, and fewer later', () => {
    const [first, ...later] = pack.boardPoints.value.map((period) => Object.values(period))
    expect([...first].sort()).toEqual([2, 3])
    const highest = later.map((points) => Math.max(0, ...points.map((one) => one ?? 0)))
    expect(Math.max(...highest)).toBeLessThan(2)
  })

  it('REN-TIT-2: have title squares that start at 24 and 12 points and decrease', () => {
    const { dark, light } = pack.squares.value
    expect([dark[0], light[0]]).toEqual([24, 12])
    for (const row of [dark, light])
      for (let i = 1; i < row.length; i++) expect(row[i]).toBeLessThan(row[i - 1])
  })

  it('REN-ACQ-1, REN-NAV-6: have slots that are most expensive at the left and give bread at the right', () => {
    const { workshop, atlas, council } = pack.slots.value
    expect(council).toEqual([2, 1, 0, -1])
    for (const row of [workshop, atlas]) {
      expect(row.slice(3)).toEqual([0, -1])
      for (const surcharge of row.slice(0, 3)) expect([1, 2]).toContain(surcharge)
    }
  })

  it('REN-SOL-7, REN-SOL-8: have the printed solo tables', () => {
    expect(pack.solo.titles).toEqual({
      value: { naples: [0, 0, 1, 2], genoa: [0, 1, 2, 3] },
      source: 'printed',
    })
    expect(pack.solo.ranks).toEqual({
      value: { english: [126, 176, 226], french: [121, 181, 230] },
      source: 'printed',
    })
  })
})

describe('titles and decrees of the full pack', () => {
  it('are 6 dark and 10 light titles, and 10 decrees', () => {
    expect(tally(titles, ({ shade }) => shade)).toEqual({ dark: 6, light: 10 })
    expect(decrees).toHaveLength(10)
  })

  it('REN-TIT-7: four titles each count one type of character; the Patron counts the endgame type', () => {
    const countedTypes = ['visionary', 'condottiere', 'merchant', 'patron'].map((id) => {
      const title = titles.find((one) => one.id === id)
      return CHARACTER_TYPES.find((type) => title?.needs.some(({ count }) => count === type))
    })
    expect(new Set(countedTypes)).toEqual(new Set(CHARACTER_TYPES))
    expect(countedTypes[3]).toBe('endgame')
  })
})

test('exactly the values stated in a rulebook are marked as printed', () => {
  const printed = [
    ...pack.publicDestinations,
    ...pack.evolvingDestinations,
    ...privateDestinations,
  ].flatMap((entry) => entry.printed ?? [])
  expect(printed).toEqual([])
  expect(artworks.flatMap((card) => card.printed ?? [])).toEqual([])
  expect(characters.filter((card) => card.printed !== undefined).map(({ id }) => id)).toEqual([
    'raphael',
  ])
  for (const decree of decrees) expect(provenance(decree, 'lines')).toBe('printed')
  const reconstructed = titles.filter((title) => provenance(title, 'needs') === 'reconstructed')
  expect(reconstructed.map(({ id }) => id)).toEqual([
    'visionary',
    'condottiere',
    'merchant',
    'patron',
  ])
  for (const table of [pack.slots, pack.shipIcons, pack.lighthouseIcons, pack.squares])
    expect(provenance(table, 'value')).toBe('reconstructed')
})
