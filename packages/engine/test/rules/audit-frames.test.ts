import { FRAME_KINDS, type FrameKind, NODE_SIZE, NODE_VERB, VERBS, type Verb } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { changed, richPosition } from '../support/positions.ts'
import { openTable } from '../support/table.ts'

/**
 * A position may come from a link, so none of its pending frames is trusted. Each frame here lies
 * below the question of a sound position, as if it was waiting there.
 */
const table = richPosition()
const { tables } = table
const nodes = tables.nodes.length / NODE_SIZE
const people = tables.characterIds.length
const places = tables.destinationIds.length
const own = tables.destinationIds.indexOf('zara')
const undiscovered = tables.destinationIds.indexOf('aden')
const covering = tables.destinationIds.indexOf('calicut')

type Numbers = readonly [a: number, b: number, c: number]

const faultsWith = (
  kind: FrameKind,
  seat: number,
  [a, b, c]: Numbers,
  source = 0,
  above: readonly number[] = table.game.stack.slice(6),
): string[] =>
  table.rules.audit(
    changed(table, (game) => {
      game.stack.splice(6)
      game.stack.push(FRAME_KINDS.indexOf(kind), seat, a, b, c, source, ...above)
    }),
  )

/** Legal values, and the nearest illegal ones. */
interface Kind {
  readonly good: readonly number[]
  readonly bad: readonly number[]
}
const zero: Kind = { good: [0], bad: [-1, 1] }
const few: Kind = { good: [0, 15], bad: [-1, 16] }
const node: Kind = { good: [0, nodes - 1], bad: [-1, nodes] }
const effect: Kind = { good: [-1, nodes - 1], bad: [-2, nodes] }
const holds: Kind = { good: [0, 31], bad: [-1, 32] }
const character: Kind = { good: [0, people - 1], bad: [-1, people] }
const destination: Kind = {
  good: [0, tables.publicCount + tables.evolvingCount - 1, own],
  bad: [-1, undiscovered, covering, places],
}
const kindOf: Kind = { good: [0, 5], bad: [-1, 6] }
const row: Kind = { good: [0, 2], bad: [-1, 3] }
const any: Kind = { good: [0, 2000], bad: [-1] }

const PARTS: [kind: FrameKind, a: Kind, b: Kind, c: Kind][] = [
  ['main', zero, zero, zero],
  ['payment', any, holds, zero],
  ['run', node, few, zero],
  ['send', holds, any, zero],
  ['take', few, few, zero],
  ['erect', few, zero, zero],
  ['straighten', few, zero, zero],
  ['choose', node, zero, zero],
  ['price', node, zero, zero],
  ['build', few, any, zero],
  ['acquire', few, any, few],
  ['discover', few, any, few],
  ['invite', few, any, few],
  ['navigate', kindOf, any, few],
  ['visit', kindOf, any, few],
  ['recall', few, few, zero],
  ['shift', few, holds, zero],
  ['discard', few, row, effect],
  ['draw', few, few, few],
  ['light', few, any, zero],
  ['borrow', zero, zero, zero],
  ['resolving', character, node, few],
  ['order', few, zero, zero],
  ['voyage', destination, few, holds],
  ['lighthouse', destination, any, zero],
  ['evolve', destination, zero, zero],
  ['engaged', character, zero, zero],
  ['launch', few, zero, zero],
  ['purchase', row, any, few],
  ['give', few, zero, zero],
  ['feed', zero, zero, zero],
  ['decree', zero, zero, zero],
  ['pack', zero, zero, zero],
  ['reaction', few, any, effect],
]
const SEATLESS: [kind: FrameKind, a: Kind, b: Kind, c: Kind][] = [
  ['select', zero, zero, zero],
  ['draft', zero, zero, zero],
  ['endgame', zero, zero, zero],
]

/** Kinds of the other game. */
const ELSEWHERE: FrameKind[] = ['close', 'reward', 'settle']

const base = (kinds: readonly Kind[]): number[] => kinds.map(({ good }) => good.at(-1) ?? 0)
const isRange = (fault: string): boolean => /frame with -?\d|frame of seat/.test(fault)

describe('the arguments of a frame', () => {
  test('every kind of frame is tested here, except flow', () => {
    const listed = [...PARTS, ...SEATLESS].map(([kind]) => kind)
    expect([...listed, ...ELSEWHERE, 'flow'].sort()).toEqual([...FRAME_KINDS].sort())
  })

  test.each([...PARTS, ...SEATLESS])('%s: arguments out of range are found', (kind, ...kinds) => {
    const seat = SEATLESS.some(([other]) => other === kind) ? -1 : 0
    for (const [part, { good, bad }] of kinds.entries()) {
      const numbers = base(kinds)
      for (const value of good) {
        numbers[part] = value
        const [a, b, c] = numbers
        expect(faultsWith(kind, seat, [a, b, c]).filter(isRange), `${value}`).toEqual([])
      }
      for (const value of bad) {
        numbers[part] = value
        const [a, b, c] = numbers
        expect(faultsWith(kind, seat, [a, b, c])).toEqual([
          `a ${kind} frame with ${value} at ${part}`,
        ])
      }
    }
  })

  test('the flow frame holds the step of its phase and nothing else', () => {
    const flow = (part: number, value: number) =>
      table.rules.audit(changed(table, (game) => game.stack.splice(part, 1, value)))
    expect(flow(2, 15)).toEqual([])
    expect(flow(2, 16)).toEqual(['a flow frame with 16 at 0'])
    expect(flow(3, 1)).toEqual(['a flow frame with 1 at 1'])
    expect(flow(4, 1)).toEqual(['a flow frame with 1 at 2'])
    expect(flow(1, 0)).toEqual(['a flow frame of seat 0'])
  })
})

describe('the seat and the cause of a frame', () => {
  test.each(PARTS)('%s needs the seat of a player', (kind, ...kinds) => {
    const [a, b, c] = base(kinds)
    for (const seat of [-1, 2])
      expect(faultsWith(kind, seat, [a, b, c])).toEqual([`a ${kind} frame of seat ${seat}`])
    expect(faultsWith(kind, 1, [a, b, c]).filter(isRange)).toEqual([])
  })

  test.each(SEATLESS)('%s concerns all seats at once', (kind) => {
    expect(faultsWith(kind, 0, [0, 0, 0])).toEqual([`a ${kind} frame of seat 0`])
  })

  test('the cause must exist', () => {
    const take = (source: number) => faultsWith('take', 0, [1, 0, 0], source)
    for (const source of [0, 256 + places - 1, 3 * 256 + people - 1, 4 * 256, 8 * 256 + 9, 9 * 256])
      expect(take(source), `${source}`).toEqual([])
    for (const source of [-1, 256 + places, 3 * 256 + people, 8 * 256 + 10, 10 * 256])
      expect(take(source), `${source}`).toContain('a take frame with an unknown cause')
  })
})

describe('the place of a frame on the stack', () => {
  test('an unknown kind of frame is found', () => {
    const faults = (kind: number) =>
      table.rules.audit(changed(table, (game) => game.stack.splice(6, 1, kind)))
    expect(faults(FRAME_KINDS.length)).toEqual(['a frame of an unknown kind'])
    expect(faults(-1)).toEqual(['a frame of an unknown kind'])
    for (const kind of ELSEWHERE)
      expect(faults(FRAME_KINDS.indexOf(kind)), kind).toEqual(['a frame of an unknown kind'])
  })

  test('the flow frame lies at the bottom and nowhere else', () => {
    expect(faultsWith('flow', -1, [1, 0, 0])).toContain(
      'a flow frame at the wrong depth of the stack',
    )
    const faults = table.rules.audit(changed(table, (game) => game.stack.splice(0, 6)))
    expect(faults).toContain('a main frame at the wrong depth of the stack')
  })

  test('the stack is at most 96 frames deep', () => {
    const deep = (frames: number) =>
      table.rules.audit(
        changed(table, (game) => {
          const take = [FRAME_KINDS.indexOf('take'), 0, 1, 0, 0, 0]
          while (game.stack.length < frames * 6) game.stack.push(...take)
        }),
      )
    expect(deep(96)).toEqual([])
    expect(deep(97)).toEqual(['the stack is too deep'])
  })
})

describe('what single kinds of frame also need', () => {
  const nodeOf = (verb: Verb): number => {
    for (let i = 0; i < nodes; i++)
      if (VERBS[tables.nodes[i * NODE_SIZE + NODE_VERB]] === verb) return i
    return -1
  }

  test.each([
    ['choose', 'choose', 'pay'],
    ['price', 'pay', 'choose'],
  ] as const)('%s needs an effect of its kind', (kind, verb, other) => {
    expect(faultsWith(kind, 0, [nodeOf(verb), 0, 0])).toEqual([])
    expect(faultsWith(kind, 0, [nodeOf(other), 0, 0])).toEqual([
      `a ${kind} frame without its effect node`,
    ])
  })

  test('launch cannot have more ships than the shipyard', () => {
    expect(faultsWith('launch', 0, [4, 0, 0])).toEqual([])
    expect(faultsWith('launch', 0, [5, 0, 0])).toEqual([
      'more ships to launch than the shipyard has',
    ])
    expect(faultsWith('launch', 1, [6, 0, 0])).toEqual([])
    expect(faultsWith('launch', 1, [7, 0, 0])).toEqual([
      'more ships to launch than the shipyard has',
    ])
  })

  test('give cannot ask for more cards than the hand has', () => {
    expect(faultsWith('give', 0, [2, 0, 0])).toEqual([])
    expect(faultsWith('give', 0, [3, 0, 0])).toEqual(['more cards to give than the hand has'])
    expect(faultsWith('give', 1, [2, 0, 0])).toEqual(['more cards to give than the hand has'])
  })

  test('order needs as many effects right below it', () => {
    const order = (many: number, below: readonly FrameKind[]) =>
      table.rules.audit(
        changed(table, (game) => {
          const main = game.stack.splice(6)
          for (const kind of below) game.stack.push(FRAME_KINDS.indexOf(kind), 0, 0, 0, 0, 0)
          game.stack.push(FRAME_KINDS.indexOf('order'), 0, many, 0, 0, 0, ...main)
        }),
      )
    expect(order(2, ['resolving', 'resolving'])).toEqual([])
    expect(order(1, ['take', 'resolving'])).toEqual([])
    expect(order(2, ['take', 'resolving'])).toEqual(['an order frame without its resolving frames'])
    expect(order(3, ['resolving', 'resolving'])).toEqual([
      'an order frame without its resolving frames',
    ])
    expect(order(9, ['resolving', 'resolving'])).toEqual([
      'an order frame without its resolving frames',
    ])
    expect(order(0, [])).toEqual([])
  })

  test('purchase needs a card that is for sale until it is bought', () => {
    const unsold = ['a purchase of a card that is not for sale']
    const [artwork] = table.game.workshop
    const [tile] = table.game.atlas
    const leo = tables.characterIds.indexOf('leo-x')
    const utopia = tables.artworkIds.indexOf('utopia')
    const bought = 1
    expect(faultsWith('purchase', 0, [0, artwork, 0])).toEqual([])
    expect(faultsWith('purchase', 0, [0, utopia, 0])).toEqual(unsold)
    expect(faultsWith('purchase', 0, [0, utopia, bought])).toEqual([])
    expect(faultsWith('purchase', 0, [0, utopia, 2])).toEqual(unsold)
    expect(faultsWith('purchase', 0, [1, tile, 0])).toEqual([])
    expect(faultsWith('purchase', 0, [1, own, 0])).toEqual(unsold)
    expect(faultsWith('purchase', 0, [2, leo, 0])).toEqual([])
    expect(faultsWith('purchase', 1, [2, leo, 0])).toEqual(unsold)
    expect(faultsWith('purchase', 0, [2, people, 0])).toEqual(unsold)
  })

  test('discard takes artworks or characters, not tiles', () => {
    expect(faultsWith('discard', 0, [1, 0, -1])).toEqual([])
    expect(faultsWith('discard', 0, [1, 2, -1])).toEqual([])
    expect(faultsWith('discard', 0, [1, 1, -1])).toEqual(['a discard frame for tiles'])
    expect(faultsWith('discard', 0, [0, 1, -1])).toEqual([])
  })

  test('engaged needs a character of the player who engages it', () => {
    const [titian, piri, leo] = ['titian', 'piri-reis', 'leo-x'].map((id) =>
      tables.characterIds.indexOf(id),
    )
    const [shown] = table.game.council
    expect(faultsWith('engaged', 0, [titian, 0, 0])).toEqual([])
    expect(faultsWith('engaged', 1, [piri, 0, 0])).toEqual([])
    for (const character of [piri, leo, shown])
      expect(faultsWith('engaged', 0, [character, 0, 0])).toEqual([
        'an engaged frame for a character of another seat',
      ])
  })

  test('payment lies on top of what is paid for', () => {
    const paying = openTable().arrange({
      boards: [{ wine: 2, bay: 2, wood: 2, built: 2, bread: 0 }],
      workshop: ['canzoniere', 'decameron', 'the-prince', 'utopia', 'on-painting'],
    })
    paying.play({ do: 'acquire', artwork: 'utopia' })
    expect(paying.about).toBe('payment')
    const below = (kind: FrameKind, numbers: Numbers) =>
      paying.rules.audit(
        changed(paying, (game) => {
          game.stack.splice(6, 5, FRAME_KINDS.indexOf(kind), 0, ...numbers)
        }),
      )
    const nothing = ['a payment frame with nothing to pay for']
    expect(paying.rules.audit(paying.game)).toEqual([])
    expect(below('launch', [1, 0, 0])).toEqual([])
    expect(below('run', [0, 0, 0])).toEqual([])
    expect(below('take', [1, 0, 0])).toEqual(nothing)
    expect(paying.rules.audit(changed(paying, (game) => game.stack.splice(6, 6)))).toEqual(nothing)
    // Nothing lies between a payment and what is bought.
    expect(
      paying.rules.audit(
        changed(paying, (game) => game.stack.push(FRAME_KINDS.indexOf('take'), 0, 1, 0, 0, 0)),
      ),
    ).toEqual(['a purchase frame without its payment', ...nothing])
  })
})
