import { TRIGGERS } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { card, character, faultsOf } from './support/change.ts'

const effectOf = (id: string): string => `${character(id)}.effect`
const martino = effectOf('maestro-martino')
const bellini = effectOf('gentile-bellini')
const cadamosto = effectOf('alvise-cadamosto')
const sforza = effectOf('caterina-sforza')
const fausto = `${character('vettor-fausto')}.abilities[0]`
const tunis = `${card('privateDestinations', 'tunis')}.benefits`
const naples = `${card('publicDestinations', 'naples')}.benefits`
const straighten = { straighten: 1 }
const recall = { recall: 1, from: 'dock' }
const bread = { bread: 1 }

/** Without the ones that lead from card to card, so that each test brings its own. */
const plain = {
  [bellini]: bread,
  [cadamosto]: bread,
  [sforza]: bread,
  [effectOf('leo-africanus')]: bread,
  [effectOf('lucrezia-borgia')]: bread,
  [effectOf('abraham-zacuto')]: bread,
}

describe('REN-ENG-4: no chain of effects is endless', () => {
  it('lets one straightening character pass, and refuses two', () => {
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
  ])('sees a second straightening character that does it %s', (_how, effect) => {
    const faults = faultsOf({ ...plain, [martino]: straighten, [bellini]: effect })
    expect(faults).toContain(`endless-straighten ${bellini}`)
  })

  it.each(['own', 'other', 'any', 'public', 'evolving'])(
    'sees one that reaches a straightening tile by a visit: %s',
    (kind) => {
      const changes = { ...plain, [martino]: straighten, [tunis]: straighten }
      for (const verb of ['visit', 'navigate'])
        expect(faultsOf({ ...changes, [cadamosto]: { [verb]: kind } })).toContain(
          `endless-straighten ${cadamosto}`,
        )
    },
  )

  it('knows that a visit to one of your own never leads to what is public', () => {
    const changes = { ...plain, [martino]: straighten, [naples]: straighten }
    expect(faultsOf({ ...changes, [cadamosto]: { visit: 'own' } })).toEqual([])
    expect(faultsOf({ ...changes, [cadamosto]: { visit: 'public' } })).not.toEqual([])
  })

  it('refuses a character that empties docks where a destination straightens', () => {
    expect(faultsOf({ ...plain, [sforza]: recall })).toEqual([])
    expect(faultsOf({ ...plain, [sforza]: recall, [tunis]: [straighten, bread] })).toEqual([
      `endless-recall ${sforza}`,
    ])
    // A ship that comes back from the port leaves its dock to the others.
    const port = { recall: 1, from: 'port' }
    expect(faultsOf({ ...plain, [sforza]: port, [tunis]: straighten })).toEqual([])
  })

  it('refuses a destination that empties docks', () => {
    expect(faultsOf({ ...plain, [tunis]: recall })).toContain(`endless-recall ${tunis}`)
    expect(faultsOf({ [tunis]: { borrow: 'engageable' } })).toContain(`endless-recall ${tunis}`)
  })

  it('refuses what can come back to itself', () => {
    expect(faultsOf({ ...plain, [tunis]: { visit: 'own' } })).toEqual([`endless-visit ${tunis}`])
    expect(faultsOf({ ...plain, [tunis]: { navigate: 'evolving' } })).toEqual([
      `endless-visit ${tunis}`,
    ])
    // Two cards that lead to each other.
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
    // Alone, it meets others only.
    expect(faultsOf({ ...plain, [bellini]: { borrow: 'engageable' } })).toEqual([])
    // What leads away and not back is no circle.
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

  it.each(TRIGGERS)(
    'refuses a trigger on "%s" that could set itself off, if that has no end',
    (when) => {
      for (const effect of [straighten, recall, { visit: 'own' }, [bread, { navigate: 'any' }]]) {
        const faults = faultsOf({ ...plain, [fausto]: { when, do: effect } })
        expect(faults).toEqual(counted.includes(when) ? [] : [`endless-trigger ${fausto}.do`])
        const often = faultsOf({ ...plain, [fausto]: { when, once: 'turn', do: effect } })
        expect(often).toEqual(faults)
        expect(faultsOf({ ...plain, [fausto]: { when, once: 'period', do: effect } })).toEqual([])
      }
    },
  )

  it('sees through a trigger that borrows', () => {
    expect(faultsOf({ [fausto]: { when: 'engage', do: { borrow: 'engageable' } } })).toEqual([
      `endless-trigger ${fausto}.do`,
    ])
  })
})
