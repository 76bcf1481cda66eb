import {
  ALL_HOLDS,
  AMOUNT_SIZE,
  DESTINATION_KINDS,
  FLAG_BUSY,
  FLAG_SLOT_FREE,
  FLAG_WITH_ANY,
  FULL_GRANARY,
  NODE_SIZE,
  NODE_TRAITS,
  RECALL_DOCK,
  TRAIT_ASKS,
  TRAIT_SENDS,
  WORKSHOP,
} from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { compile, trialPack } from '../src/index.ts'
import { character, count, destination, hold, node, read, tables } from './support/tables.ts'

const effectOf = (id: string) => read(tables.characters.node[character(id)])
const traitsOf = (id: string): number =>
  tables.nodes[tables.characters.node[character(id)] * NODE_SIZE + NODE_TRAITS]

describe('compile: effects', () => {
  it.each([
    ['antoninus-of-florence', node('bread', { n: FULL_GRANARY })],
    ['michael-of-rhodes', node('send', { n: 2, what: hold('wood') })],
    ['andrea-del-verrocchio', node('send', { n: 1, what: hold('wine', 'fabric', 'gem') })],
    ['francesco-di-giorgio-martini', node('erect', { n: 2 })],
    ['bartolomeu-dias', node('build', { n: 1, less: 2 })],
    ['agostino-chigi', node('acquire', { n: 1, what: 7, less: 4, flags: FLAG_SLOT_FREE })],
    ['johannes-gutenberg', node('acquire', { n: 1, what: 1, less: 2, flags: FLAG_WITH_ANY })],
    ['henry-the-navigator', node('discover', { n: 1, less: 4 })],
    ['pico-della-mirandola', node('invite', { n: 1, what: 15, less: 3, flags: FLAG_WITH_ANY })],
    ['abraham-zacuto', node('navigate', { n: 1, less: 2, flags: FLAG_BUSY })],
    [
      'cesare-borgia',
      node('visit', { n: 1, what: DESTINATION_KINDS.indexOf('other'), flags: FLAG_BUSY }),
    ],
    ['john-cabot', node('recall', { n: 2 })],
    ['poggio-bracciolini', node('draw', { n: 4, less: 2 })],
    ['piri-reis', node('light', { n: 1, less: 2 })],
    ['gentile-bellini', node('borrow', { n: 1 })],
    [
      'girolamo-savonarola',
      node('discard', { n: 5, what: WORKSHOP, inner: [node('points', { n: 1 })] }),
    ],
    [
      'caterina-sforza',
      node('pay', { n: 2, inner: [node('recall', { n: 1, what: RECALL_DOCK })] }),
    ],
    ['christine-de-pizan', node('pay', { what: 1, inner: [node('points', { n: 3 })] })],
    ['titian', node('pay', { less: 2, flags: ALL_HOLDS, inner: [node('points', { n: 4 })] })],
    [
      'mimar-sinan',
      node('pay', { less: 2, flags: hold('wood', 'gem'), inner: [node('erect', { n: 1 })] }),
    ],
    [
      'joanna-of-aragon',
      node('sequence', {
        inner: [node('refresh', { n: 1, what: 2 }), node('take', { n: 2, flags: FLAG_SLOT_FREE })],
      }),
    ],
    [
      'properzia-de-rossi',
      node('choose', {
        inner: [
          node('sequence', {
            inner: [node('send', { n: 1, what: hold('gem') }), node('bread', { n: 1 })],
          }),
          node('shift', { n: 2, what: hold('gem') }),
        ],
      }),
    ],
  ])('compiles the effect of %s', (id, effect) => {
    expect(effectOf(id)).toEqual(effect)
  })

  it('compiles a condition with its count and number', () => {
    const malacca = read(tables.destinations.node[destination('malacca')])
    expect(malacca).toEqual(
      node('sequence', {
        inner: [
          node('points', { n: 4 }),
          node('if', { n: 1, what: count('lighthouseOnOwn'), inner: [node('points', { n: 2 })] }),
        ],
      }),
    )
  })

  it('compiles an automatic discard without a number', () => {
    expect(read(tables.destinations.node[destination('genoa')])).toEqual(
      node('sequence', { inner: [node('erect', { n: 1 }), node('discard', { what: WORKSHOP })] }),
    )
  })

  it('compiles counted amounts to rows of their own', () => {
    const amountOf = (id: string): readonly number[] => {
      const n = Number(effectOf(id).n)
      return tables.amounts.slice((-1 - n) * AMOUNT_SIZE, -n * AMOUNT_SIZE)
    }
    expect(amountOf('leo-x')).toEqual([count('artType'), 3, 1, 9])
    expect(amountOf('francesco-datini')).toEqual([count('shipInBay'), 1, 2, 3])
    expect(amountOf('francesco-foscari')).toEqual([count('shipOnDock'), 2, 1, 8])
  })

  it('gives effects that may send ships or ask their traits', () => {
    expect(traitsOf('antoninus-of-florence')).toBe(0)
    expect(traitsOf('leo-x')).toBe(0)
    expect(traitsOf('francesco-di-giorgio-martini')).toBe(TRAIT_ASKS)
    expect(traitsOf('michael-of-rhodes')).toBe(TRAIT_ASKS | TRAIT_SENDS)
    expect(traitsOf('giovanni-maria-olgiati')).toBe(TRAIT_ASKS | TRAIT_SENDS)
    expect(traitsOf('properzia-de-rossi')).toBe(TRAIT_ASKS | TRAIT_SENDS)
    for (const id of ['piri-reis', 'leo-africanus', 'abraham-zacuto'])
      expect(traitsOf(id)).toBe(TRAIT_ASKS | TRAIT_SENDS)
    const destinationTraits = (id: string) =>
      tables.nodes[tables.destinations.node[destination(id)] * NODE_SIZE + NODE_TRAITS]
    // Bread and an automatic discard, and points on a condition, ask nothing.
    expect(destinationTraits('palermo')).toBe(0)
    expect(destinationTraits('malacca')).toBe(0)
    expect(destinationTraits('genoa')).toBe(TRAIT_ASKS)
  })

  it('has no node for a missing effect', () => {
    const bare = structuredClone(trialPack)
    delete bare.artworks[0].bonus
    expect(compile(bare).artworks.node[0]).toBe(-1)
    expect(compile(bare).artworks.icons[0]).toBe(0)
    expect(tables.shipIcons[0]).toBe(-1)
    expect(read(tables.shipIcons[1])).toEqual(
      node('choose', { inner: [node('take', { n: 1 }), node('straighten', { n: 1 })] }),
    )
    expect(read(tables.lighthouseIcons[5])).toEqual(node('send', { n: 1, what: ALL_HOLDS }))
    expect(tables.characters.node[character('raphael')]).toBe(-1)
    expect(tables.characters.node[character('barsbay')]).toBe(-1)
  })

  it('contains only integers', () => {
    const { nodes, lists, amounts, triggers, modifiers } = tables
    for (const numbers of [nodes, lists, amounts, triggers, modifiers])
      expect(numbers.every(Number.isInteger)).toBe(true)
    expect(lists.every((child) => child >= 0 && child < nodes.length / NODE_SIZE)).toBe(true)
  })
})
