import { TRIGGERS } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { cardPath, characterPath, faultsOf } from './support/changed-pack.ts'

const effectOf = (id: string): string => `${characterPath(id)}.effect`
const martino = effectOf('maestro-martino')
const bellini = effectOf('gentile-bellini')
const cadamosto = effectOf('alvise-cadamosto')
const sforza = effectOf('caterina-sforza')
const fausto = `${characterPath('vettor-fausto')}.abilities[0]`
const tunis = `${cardPath('privateDestinations', 'tunis')}.benefits`
const naples = `${cardPath('publicDestinations', 'naples')}.benefits`
const straighten = { straighten: 1 }
const recall = { recall: 1, from: 'dock' }
const bread = { bread: 1 }

/** Without the cards that lead to other cards, so each test adds its own. */
const plain = {
  [bellini]: bread,
  [cadamosto]: bread,
  [sforza]: bread,
  [effectOf('leo-africanus')]: bread,
  [effectOf('lucrezia-borgia')]: bread,
  [effectOf('abraham-zacuto')]: bread,
}

describe('REN-ENG-4: checkPack refuses endless chains of effects', () => {
  it('one straightening character is accepted, two are refused', () => {
    expect(faultsOf({ ...plain, [martino]: straighten })).toEqual([])
    expect(faultsOf({ ...plain, [martino]: straighten, [sforza]: [bread, straighten] })).toEqual([
      `endless-straighten ${martino}`,
      `endless-straighten ${sforza}`,
    ])
  })

  it.each([
    ['behind a price', { pay: { bread: 3 }, then: straighten }],
    ['as one of a choice', { choose: [bread, straighten] }],
    ['on a condition', { if: { count: 'book', atLeast: 1 }, then: straighten }],
    ['for a discarded card', { discard: 'artwork', upTo: 1, do: straighten }],
    ['by borrowing', { borrow: 'engageable' }],
  ])('a second straightening character is found if it straightens %s', (_how, effect) => {
    const faults = faultsOf({ ...plain, [martino]: straighten, [bellini]: effect })
    expect(faults).toContain(`endless-straighten ${bellini}`)
  })

  it.each(['own', 'other', 'any', 'public', 'evolving'])(
    'a character that reaches a straightening tile by a visit is found: %s',
    (kind) => {
      const changes = { ...plain, [martino]: straighten, [tunis]: straighten }
      for (const verb of ['visit', 'navigate'])
        expect(faultsOf({ ...changes, [cadamosto]: { [verb]: kind } })).toContain(
          `endless-straighten ${cadamosto}`,
        )
    },
  )

  it('a visit to own destinations never reaches public ones', () => {
    const changes = { ...plain, [martino]: straighten, [naples]: straighten }
    expect(faultsOf({ ...changes, [cadamosto]: { visit: 'own' } })).toEqual([])
    expect(faultsOf({ ...changes, [cadamosto]: { visit: 'public' } })).not.toEqual([])
  })

  it('a character that empties docks is refused if a destination straightens', () => {
    expect(faultsOf({ ...plain, [sforza]: recall })).toEqual([])
    expect(faultsOf({ ...plain, [sforza]: recall, [tunis]: [straighten, bread] })).toEqual([
      `endless-recall ${sforza}`,
    ])
    // A ship recalled from the port does not free a dock.
    const port = { recall: 1, from: 'port' }
    expect(faultsOf({ ...plain, [sforza]: port, [tunis]: straighten })).toEqual([])
  })

  it('a destination that empties docks is refused', () => {
    expect(faultsOf({ ...plain, [tunis]: recall })).toContain(`endless-recall ${tunis}`)
    expect(faultsOf({ [tunis]: { borrow: 'engageable' } })).toContain(`endless-recall ${tunis}`)
  })

  it('an effect that can lead back to itself is refused', () => {
    expect(faultsOf({ ...plain, [tunis]: { visit: 'own' } })).toEqual([`endless-visit ${tunis}`])
    expect(faultsOf({ ...plain, [tunis]: { navigate: 'evolving' } })).toEqual([
      `endless-visit ${tunis}`,
    ])
    // Two cards lead to each other.
    expect(
      faultsOf({ ...plain, [naples]: { borrow: 'engageable' }, [cadamosto]: { visit: 'public' } }),
    ).toEqual([`endless-visit ${naples}`, `endless-visit ${cadamosto}`])
    expect(
      faultsOf({
        ...plain,
        [bellini]: { borrow: 'engageable' },
        [martino]: { borrow: 'engageable' },
      }),
    ).toEqual([`endless-visit ${martino}`, `endless-visit ${bellini}`])
    // Alone it can borrow only characters of others.
    expect(faultsOf({ ...plain, [bellini]: { borrow: 'engageable' } })).toEqual([])
    // A chain that does not lead back is no circle.
    expect(faultsOf({ ...plain, [naples]: { visit: 'own' } })).toEqual([])
  })

  const counted = [
    'invite',
    'discover',
    'acquire',
    'build',
    'title',
    'period',
    'decree',
    'feed',
    'pass',
  ]

  it.each(TRIGGERS)('a trigger on "%s" is refused if it can trigger itself endlessly', (when) => {
    for (const effect of [straighten, recall, { visit: 'own' }, [bread, { navigate: 'any' }]]) {
      const faults = faultsOf({ ...plain, [fausto]: { when, do: effect } })
      expect(faults).toEqual(counted.includes(when) ? [] : [`endless-trigger ${fausto}.do`])
      const often = faultsOf({ ...plain, [fausto]: { when, once: 'turn', do: effect } })
      expect(often).toEqual(faults)
      expect(faultsOf({ ...plain, [fausto]: { when, once: 'period', do: effect } })).toEqual([])
    }
  })

  it('a trigger that borrows is followed', () => {
    expect(faultsOf({ [fausto]: { when: 'engage', do: { borrow: 'engageable' } } })).toEqual([
      `endless-trigger ${fausto}.do`,
    ])
  })
})
