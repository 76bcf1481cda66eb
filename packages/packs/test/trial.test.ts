import { ART_TYPES, type ArtType, CHARACTER_TYPES } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { type Artwork, type Character, checkPack, provenance, trialPack } from '../src/index.ts'

const { artworks, characters, privateDestinations, publicDestinations, titles, decrees } = trialPack

const tally = <T>(list: readonly T[], key: (entry: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1
  return counts
}
const ofType = (type: ArtType): Artwork[] => artworks.filter((card) => card.type === type)
const range = (numbers: readonly number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
]
/** The kind of bonus of an artwork. All holds count as one kind. */
const bonusOf = ({ bonus }: Artwork): string => Object.keys(bonus ?? {})[0] ?? 'none'
const needsOf = (id: string) =>
  titles
    .find((title) => title.id === id)
    ?.needs.map(({ count, atLeast }) => `${count} ${JSON.stringify(atLeast)}`)

describe('the trial pack', () => {
  it('passes its check, also when it is read from a file', () => {
    expect(checkPack(trialPack)).toEqual({ pack: trialPack, faults: [] })
    expect(checkPack(JSON.parse(JSON.stringify(trialPack))).faults).toEqual([])
  })

  it('has as many cards as the printed game', () => {
    expect(tally(artworks, ({ type }) => type)).toEqual({ book: 18, painting: 18, monument: 18 })
    expect(privateDestinations).toHaveLength(36)
    expect(publicDestinations).toHaveLength(12)
    expect(trialPack.evolvingDestinations).toHaveLength(3)
    expect(characters).toHaveLength(75)
    expect(characters.filter(({ type }) => type === 'endgame')).toHaveLength(15)
    expect(tally(titles, ({ shade }) => shade)).toEqual({ dark: 6, light: 10 })
    expect(decrees).toHaveLength(10)
  })

  it('has six starting packs of six characters', () => {
    const packed = characters.filter(({ pack }) => pack !== undefined)
    expect(Object.values(tally(packed, ({ pack }) => pack ?? ''))).toEqual(Array(6).fill(6))
  })

  it.each([
    ['book', 'wine', [4, 8], [4, 10], 'straighten'],
    ['painting', 'fabric', [5, 9], [5, 11], 'take'],
    ['monument', 'gem', [6, 10], [6, 13], 'erect'],
  ] as const)('prices every %s as the rulebooks say', (type, hold, cost, points, commonest) => {
    const cards = ofType(type)
    expect(range(cards.map((card) => card.cost))).toEqual(cost)
    expect(range(cards.map((card) => card.points))).toEqual(points)
    expect(cards.every((card) => card.in.includes(hold) && card.in.length <= 2)).toBe(true)
    expect(cards.some((card) => card.in.length === 2)).toBe(true)
    const bonuses = tally(cards, bonusOf)
    expect(Object.keys(bonuses).sort()).toEqual([
      'bread',
      'erect',
      'points',
      'send',
      'straighten',
      'take',
    ])
    const most = Math.max(...Object.values(bonuses))
    expect(Object.keys(bonuses).filter((bonus) => bonuses[bonus] === most)).toEqual([commonest])
  })

  it('gives 2 bread or 1 point where the icons of the bonus are missing (REN-ACQ-3)', () => {
    for (const { bonus } of artworks) {
      if (bonus !== undefined && 'bread' in bonus) expect(bonus.bread).toBe(2)
      if (bonus !== undefined && 'points' in bonus) expect(bonus.points).toBe(1)
    }
  })

  it('has every known kind of private destination, each with one slot and payable in spice', () => {
    const benefits = privateDestinations.map((place) => [place.bread ?? 0, place.benefits])
    for (const hold of ['wood', 'wine', 'gem', 'fabric'])
      expect(benefits).toContainEqual([0, { send: hold, upTo: 3 }])
    expect(benefits).toContainEqual([0, [{ send: 'wine', upTo: 1 }, { bread: 3 }]])
    expect(benefits).toContainEqual([1, { send: 'wine', upTo: 2 }])
    expect(benefits).toContainEqual([3, { send: 'any', upTo: 3 }])
    expect(benefits).toContainEqual([1, [{ take: 1 }, { send: 'wine', upTo: 1 }]])
    expect(benefits).toContainEqual([2, [{ erect: 1 }, { send: 'wine', upTo: 1 }]])
    for (const place of privateDestinations) {
      expect(place.slots).toBe(1)
      expect(place.in).toContain('spice')
    }
  })

  it('has the destinations used as examples in the rulebooks', () => {
    const benefits = publicDestinations.map((place) => [place.bread ?? 0, place.benefits])
    expect(benefits).toContainEqual([2, { send: 'wine', upTo: 2 }])
    expect(benefits).toContainEqual([0, [{ erect: 1 }, { discard: 'artwork' }]])
    expect(JSON.stringify(benefits)).toContain('{"discard":"character"}')
  })

  it('has one kind of payment for each type of character', () => {
    const holds = (card: Character): string => card.in?.join(' ') ?? 'bread'
    const ways = CHARACTER_TYPES.map((type) => [
      ...new Set(characters.filter((card) => card.type === type).map(holds)),
    ])
    expect(ways).toEqual([['bread'], ['wine'], ['gem'], ['wood fabric']])
  })

  it('has no two characters with the same effect', () => {
    const effects = characters.map(({ id: _id, cost: _cost, pack: _pack, ...effect }) =>
      JSON.stringify(effect),
    )
    expect(new Set(effects).size).toBe(effects.length)
  })

  it('has the icons shown in the rulebooks under a ship and a lighthouse', () => {
    expect(trialPack.shipIcons.value).toContainEqual({ choose: [{ take: 1 }, { straighten: 1 }] })
    expect(trialPack.lighthouseIcons.value).toContainEqual({ straighten: 1 })
  })

  it('REN-TIT-3: the dark titles have the printed requirements', () => {
    expect(needsOf('ambassador')).toEqual(['character 10'])
    expect(needsOf('admiral')).toEqual(['fleet 10', 'lighthouse 6'])
    expect(needsOf('scholar')).toEqual(['book 2', 'painting 2', 'monument 2', 'character 4'])
    expect(needsOf('explorer')).toEqual(['destination 5', 'fleet 8', 'lighthouse 4'])
    expect(needsOf('peregrin')).toEqual(['destination 4', 'character 4', 'artwork 4'])
    expect(needsOf('visionary')).toEqual(['permanent 2', 'lighthouse 4'])
  })

  it('REN-TIT-4: the light titles have the printed requirements', () => {
    expect(needsOf('artist')).toEqual(['mostArt 2', 'secondArt 2'])
    expect(needsOf('collector')).toEqual(['artwork {"english":7,"french":6}'])
    expect(needsOf('condottiere')).toEqual(['engageable 2', 'lighthouse 3'])
    expect(needsOf('courtier')).toEqual(['character 6'])
    expect(needsOf('discoverer')).toEqual(['destination 2', 'lighthouse 2', 'character 2'])
    expect(needsOf('humanist')).toEqual(['characterType 4'])
    expect(needsOf('merchant')).toEqual(['immediate 2', 'destination 4'])
    expect(needsOf('patron')).toEqual(['endgame 1', 'artwork 3'])
    expect(needsOf('navigator')).toEqual(['destination 3', 'fleet 7'])
    expect(needsOf('zealot')).toEqual(['mostArt 4'])
  })

  it('REN-TIT-7: four titles name the four types of character, the Patron the endgame type', () => {
    const named = ['visionary', 'condottiere', 'merchant', 'patron'].map((id) => {
      const title = titles.find((one) => one.id === id)
      return CHARACTER_TYPES.find((type) => title?.needs.some(({ count }) => count === type))
    })
    expect(new Set(named)).toEqual(new Set(CHARACTER_TYPES))
    expect(named[3]).toBe('endgame')
  })

  it('marks for each value whether it is printed', () => {
    const raphael = characters.find(({ id }) => id === 'raphael') ?? characters[0]
    expect(raphael).toMatchObject({ scoring: { score: 4, per: 'painting', max: 24 } })
    expect(provenance(raphael, 'scoring')).toBe('printed')
    expect(provenance(raphael, 'cost')).toBe('reconstructed')
    expect(provenance(characters[0], 'cost')).toBe('reconstructed')
    expect(decrees.every((decree) => provenance(decree, 'lines') === 'printed')).toBe(true)
    const incomplete = titles.filter((title) => provenance(title, 'needs') === 'reconstructed')
    expect(incomplete.map(({ id }) => id)).toEqual([
      'visionary',
      'condottiere',
      'merchant',
      'patron',
    ])
    expect(provenance(trialPack.solo.ranks, 'value')).toBe('printed')
    expect(provenance(trialPack.slots, 'value')).toBe('reconstructed')
  })

  it('has three types of artwork', () => {
    expect(ART_TYPES.flatMap(ofType)).toHaveLength(artworks.length)
  })
})
