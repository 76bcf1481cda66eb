import { describe, expect, it } from 'vitest'
import { CHART, isFar, LANGUAGES, renaissancePack, TRADES } from '../src/index.ts'
import { duplicates } from './support/tally.ts'

const { artworks, characters, privateDestinations, publicDestinations, evolvingDestinations } =
  renaissancePack
const publics = [...publicDestinations, ...evolvingDestinations]
const places = [...publics, ...privateDestinations]
const kinds = [
  places,
  artworks,
  characters,
  renaissancePack.titles,
  renaissancePack.decrees,
  renaissancePack.startingPacks ?? [],
]

const nameOf = ({ name }: { name?: unknown }, language: string): string =>
  String(Reflect.get(Object(name), language) ?? '')

/** The initials of the first and the last capitalised word of the English name. */
function monogram(name: string): string {
  const capitals = name.match(/(?<!\p{L})\p{Lu}/gu) ?? []
  return capitals.length < 2 ? capitals.join('') : `${capitals[0]}${capitals.at(-1)}`
}

describe('names in the full pack', () => {
  it.each(LANGUAGES)('exist for every entry and are unique (%s)', (language) => {
    for (const entries of kinds) {
      const names = entries.map((entry) => nameOf(entry, language))
      expect(names.filter((name) => name === '')).toEqual([])
      expect(duplicates(names)).toEqual([])
    }
  })

  it('use Japanese script in Japanese and nowhere else', () => {
    for (const entry of kinds.flat()) {
      expect(nameOf(entry, 'ja')).toMatch(/^[\p{sc=Katakana}\p{sc=Han}\p{sc=Hiragana}・ー0-9]+$/u)
      for (const language of ['en', 'fr'])
        expect(nameOf(entry, language)).toMatch(/^[\p{sc=Latin} '-]+$/u)
    }
  })

  it('describe every starting pack in one sentence per language', () => {
    for (const { plan } of renaissancePack.startingPacks ?? []) {
      expect(Reflect.get(Object(plan), 'en')).toMatch(/^[A-Z][^.]+\.$/)
      expect(Reflect.get(Object(plan), 'fr')).toMatch(/^[A-ZÉ][^.]+\.$/)
      expect(Reflect.get(Object(plan), 'ja')).toMatch(/。$/)
    }
  })
})

describe('pictures in the full pack', () => {
  it('exist for every character and artwork', () => {
    for (const card of characters) expect(TRADES).toContain(card.trade)
    for (const card of artworks) expect(card.motif).toBeDefined()
  })

  it('show at least 25 trades', () => {
    expect(new Set(characters.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(25)
  })

  it('are never the same for two characters', () => {
    expect(monogram("Isabella d'Este")).toBe('IE')
    expect(monogram('Raphael')).toBe('R')
    const pictures = characters.map(
      (card) => `${card.type} ${card.trade} ${monogram(nameOf(card, 'en'))}`,
    )
    expect(duplicates(pictures)).toEqual([])
  })

  it('show each motif at most once per type of artwork', () => {
    expect(duplicates(artworks.map(({ type, motif }) => `${type} ${motif}`))).toEqual([])
  })
})

describe('coordinates in the full pack', () => {
  it('have two decimals and are all different', () => {
    for (const { lon, lat } of places)
      expect([lon, lat]).toEqual([Math.round(lon * 100) / 100, Math.round(lat * 100) / 100])
    expect(duplicates(places.map(({ lon, lat }) => `${lon} ${lat}`))).toEqual([])
  })

  it('keep public destinations on the chart and at least 2 degrees apart', () => {
    for (const [i, a] of publics.entries()) {
      expect(isFar(a)).toBe(false)
      for (const b of publics.slice(0, i))
        expect(Math.hypot(a.lon - b.lon, a.lat - b.lat), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(
          2,
        )
    }
  })

  it('outside any edge of the chart count as far', () => {
    const { west, east, south, north } = CHART
    expect(isFar({ lon: west, lat: south })).toBe(false)
    expect(isFar({ lon: east, lat: north })).toBe(false)
    expect(isFar({ lon: west - 0.01, lat: 40 })).toBe(true)
    expect(isFar({ lon: east + 0.01, lat: 40 })).toBe(true)
    expect(isFar({ lon: 10, lat: south - 0.01 })).toBe(true)
    expect(isFar({ lon: 10, lat: north + 0.01 })).toBe(true)
  })

  it('put eight private destinations off the chart, from Funchal to Malacca', () => {
    const far = privateDestinations.filter(isFar).map(({ id }) => id)
    expect(far.sort()).toEqual([
      'aden',
      'antwerp',
      'bruges',
      'calicut',
      'funchal',
      'hormuz',
      'london',
      'malacca',
    ])
  })
})
