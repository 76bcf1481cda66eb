import { CHOICES, type Described, HOLDS, IllegalChoice, makeChoice } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { artwork, tableWith } from '../support/cards.ts'
import { openTable } from '../support/table.ts'

/** Choices as words and as integers, as used in records, links and logs. */

const table = openTable()
const { rules, tables } = table
const code = (kind: string): number => CHOICES.findIndex(([name]) => name === kind)
/** Words from outside may be malformed. */
const parse = (words: unknown): number => rules.parse(words as Described)

const BY_KIND: Record<string, readonly Described[]> = {}
const add = (kind: string, argument: string, values: readonly (string | number)[]) => {
  BY_KIND[kind] = values.map((value) => ({ do: kind, [argument]: value }) as Described)
}
for (const [kind, argument] of CHOICES)
  switch (argument) {
    case 'none':
      BY_KIND[kind] = [{ do: kind }]
      break
    case 'number':
      add(kind, 'number', [0, 1, 6, 99])
      break
    case 'hold':
      add(kind, 'hold', HOLDS)
      break
    case 'destination':
      add(kind, 'to', tables.destinationIds)
      break
    case 'artwork':
      add(kind, 'artwork', tables.artworkIds)
      break
    case 'character':
      add(kind, 'character', tables.characterIds)
      break
    case 'pack':
      add(kind, 'pack', tables.packIds)
      break
    case 'title':
      add(kind, 'title', tables.titleIds)
      break
    case 'decree':
      add(kind, 'decree', tables.decreeIds)
      break
    case 'holds':
      BY_KIND[kind] = HOLDS.flatMap((from) => HOLDS.map((to) => ({ do: kind, from, to })))
      break
    case 'payment':
      BY_KIND[kind] = [
        { do: kind },
        { do: kind, spice: 1 },
        { do: kind, wood: 2, emergency: 15 },
        { do: kind, spice: 15, wood: 15, wine: 15, gem: 15, fabric: 15, emergency: 15 },
        { do: kind, wine: 2, emergency: 1 },
        { do: kind, gem: 10, fabric: 3 },
      ]
      break
  }

describe('choices as integers and as words', () => {
  test.each(CHOICES.map(([kind]) => kind))(
    '%s: parse reverses describe for every argument',
    (kind) => {
      const integers = BY_KIND[kind].map((words) => rules.parse(words))
      expect(integers.map((choice) => rules.describe(choice))).toEqual(BY_KIND[kind])
      expect(new Set(integers).size).toBe(BY_KIND[kind].length)
      expect(integers.every((choice) => choice >>> 24 === code(kind))).toBe(true)
    },
  )

  test('a payment is six counts of four bits: the holds in order, then emergency supply', () => {
    expect(parse({ do: 'pay', spice: 1 })).toBe(makeChoice(code('pay'), 0x000001))
    expect(parse({ do: 'pay', wine: 2, emergency: 1 })).toBe(makeChoice(code('pay'), 0x100200))
    expect(parse({ do: 'pay', wood: 3, fabric: 10 })).toBe(makeChoice(code('pay'), 0x0a0030))
    expect(parse({ do: 'pay', wine: 0 })).toBe(makeChoice(code('pay'), 0))
  })

  test('every integer in range is a choice with its own words', () => {
    for (let pair = 0; pair < HOLDS.length ** 2; pair++) {
      const choice = makeChoice(code('shift'), pair)
      const words = rules.describe(choice)
      if (words.do !== 'shift') throw new Error(`${words.do} is no shift`)
      expect(HOLDS).toContain(words.from)
      expect(HOLDS).toContain(words.to)
      expect(rules.parse(words)).toBe(choice)
    }
    const most = makeChoice(code('pay'), 2 ** 24 - 1)
    expect(rules.parse(rules.describe(most))).toBe(most)
  })

  test('ids are numbered in the order of the pack', () => {
    expect(parse({ do: 'navigate', to: tables.destinationIds[3] })).toBe(
      makeChoice(code('navigate'), 3),
    )
    expect(parse({ do: 'holdToBread', hold: 'gem' })).toBe(makeChoice(code('holdToBread'), 3))
    expect(parse({ do: 'construct', number: 4 })).toBe(makeChoice(code('construct'), 4))
  })
})

describe('words that mean no choice are refused', () => {
  test.each<unknown>([
    { do: 'swim' },
    {},
    { do: 'navigate' },
    { do: 'navigate', to: 'atlantis' },
    { do: 'navigate', to: 3 },
    { do: 'acquire', artwork: 'raphael' },
    { do: 'send', hold: 'bay' },
    { do: 'pack', pack: 'pirates' },
    { do: 'construct' },
    { do: 'construct', number: -1 },
    { do: 'construct', number: 1.5 },
    { do: 'construct', number: '2' },
    { do: 'construct', number: 2 ** 24 },
    { do: 'shift', from: 'wine' },
    { do: 'shift', to: 'wine' },
    { do: 'shift', from: 'port', to: 'wine' },
    { do: 'pay', wine: -1 },
    { do: 'pay', wine: 16 },
    { do: 'pay', wine: 0.5 },
    { do: 'pay', wine: '1' },
    { do: 'pay', emergency: 16 },
  ])('%j', (words) => {
    expect(parse(words)).toBe(-1)
  })

  test('the largest argument can be parsed, though it is no choice', () => {
    const most = parse({ do: 'construct', number: 2 ** 24 - 1 })
    expect(most).toBe(makeChoice(code('construct'), 2 ** 24 - 1))
    expect(() => rules.describe(most)).toThrow(RangeError)
  })
})

const LAST = CHOICES.length - 1
const NOTHING: number[] = [
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  makeChoice(CHOICES.length, 0),
  makeChoice(127, 0),
  makeChoice(code('navigate'), 1) + 2 ** 32,
  makeChoice(code('pass'), 1),
  makeChoice(code('bayToBread'), 1),
  makeChoice(code('navigate'), tables.destinationIds.length),
  makeChoice(code('acquire'), tables.artworkIds.length),
  makeChoice(code('invite'), tables.characterIds.length),
  makeChoice(code('pack'), tables.packIds.length),
  makeChoice(code('send'), HOLDS.length),
  makeChoice(code('holdToBread'), HOLDS.length),
  makeChoice(code('shift'), HOLDS.length ** 2),
  makeChoice(code('construct'), 100),
  makeChoice(LAST, tables.characterIds.length),
]

describe('integers that mean no choice are refused', () => {
  test.each(NOTHING)('%d', (choice) => {
    expect(rules.check(table.game, 0, choice)).toEqual({ code: 'unknown' })
    expect(() => rules.describe(choice)).toThrow(new RangeError(`${choice} is not a choice`))
    expect(() => rules.play(table.game, 0, choice)).toThrow(`${choice}: unknown`)
  })
})

describe('check', () => {
  const market = () =>
    tableWith([artwork('wares', { cost: 13 })], { boards: [{ bay: 4 }], workshop: ['wares'] })

  test('refuses an unknown choice as unknown, for any seat', () => {
    expect(rules.check(table.game, 7, -1)).toEqual({ code: 'unknown' })
  })

  test.each([1, -1, 2, 4, 32, 0.5, Number.NaN])(
    'REN-ACT-1: refuses seat %d, which is not asked',
    (seat) => {
      const pass = rules.parse({ do: 'pass' })
      const game = market()
      expect(game.rules.check(game.game, seat, pass)).toEqual({ code: 'notYourDecision' })
      const option = rules.parse({ do: 'bayToBread' })
      expect(game.rules.check(game.game, seat, option)).toEqual({ code: 'notYourDecision' })
      expect(game.rules.choices(game.game, seat, [])).toEqual([])
      expect(game.rules.options(game.game, seat, [])).toEqual([])
    },
  )

  test('does not repeat numbers of an earlier refusal', () => {
    const game = market()
    expect(game.refusal({ do: 'acquire', artwork: 'wares' })).toEqual({
      code: 'cannotPay',
      needs: 13,
      has: 12,
    })
    expect(game.refusal({ do: 'feed' })).toEqual({ code: 'notAskedNow' })
  })

  test('play throws for an illegal choice, says why, and changes nothing', () => {
    const game = market()
    const before = game.rules.encode(game.game)
    const choice = game.rules.parse({ do: 'acquire', artwork: 'wares' })
    const events: never[] = []
    const illegal = () => game.rules.play(game.game, 0, choice, events)
    expect(illegal).toThrow(IllegalChoice)
    expect(illegal).toThrow('{"do":"acquire","artwork":"wares"}: cannotPay')
    try {
      illegal()
    } catch (error) {
      expect(error).toMatchObject({
        name: 'IllegalChoice',
        refusal: { code: 'cannotPay', needs: 13, has: 12 },
      })
    }
    expect(game.rules.encode(game.game)).toBe(before)
    expect(events).toEqual([])
  })

  test('REN-END-1: refuses every choice when the game is over', () => {
    const game = tableWith([], {
      boards: [
        { bay: 0, port: 4 },
        { bay: 0, port: 4, passed: true },
      ],
      period: 4,
    }).play({ do: 'pass' })
    expect([game.asked, game.about]).toEqual([-1, 'over'])
    expect(game.rules.deciders(game.game)).toEqual([])
    expect(game.refusal({ do: 'pass' }, 0)).toEqual({ code: 'gameOver' })
    expect(game.refusal({ do: 'bayToBread' }, 0)).toEqual({ code: 'gameOver' })
    expect(game.choicesOf(0)).toEqual([])
    expect(game.optionsOf(0)).toEqual([])
    expect(game.eventsOf('phase').at(-1)).toEqual({ kind: 'phase', phase: 'over', period: 3 })
    expect(game.eventsOf('end')).toHaveLength(1)
  })

  test('REN-SET-17: refuses a seat that has already answered a simultaneous choice', () => {
    const draft = openTable({ hands: 'draft', players: 3 })
    expect(draft.rules.deciders(draft.game)).toEqual([0, 1, 2])
    const [first] = draft.rules.choices(draft.game, 1, [])
    draft.rules.play(draft.game, 1, first)
    expect(draft.rules.deciders(draft.game)).toEqual([0, 2])
    expect(draft.rules.check(draft.game, 1, first)).toEqual({ code: 'alreadyAnswered' })
    expect(draft.rules.check(draft.game, 3, first)).toEqual({ code: 'notYourDecision' })
    expect(draft.refusal({ do: 'pass' }, 0)).toEqual({ code: 'notAskedNow' })
  })
})
