import { EngineError, FRAME_KINDS, type Game, IN_DECK, IN_PACK } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { advance } from '../../src/kernel/advance.ts'
import type { FrameHandler, RulesContext } from '../../src/state/context.ts'
import { FRAME_SIZE, MAX_DEPTH, push } from '../../src/state/frames.ts'
import { engageable, harbour, tableWith } from '../support/cards.ts'
import { openTable } from '../support/table.ts'
import { navigateTo, pass, table } from '../support/turns.ts'

/** How the game advances from one decision to the next. */

describe('an effect without any possible choice', () => {
  const engaged = (effect: Effect) =>
    tableWith([engageable('patron', effect)], { boards: [{ invited: ['patron'] }] }).play({
      do: 'engage',
      character: 'patron',
    })

  test.each<[verb: string, Effect]>([
    ['straighten', { straighten: 1 }],
    ['recall', { recall: 1, from: 'dock' }],
  ])('REN-NAV-3: is reported with its verb and cause: %s', (verb, effect) => {
    const table = engaged(effect)
    expect([table.asked, table.about]).toEqual([1, 'main'])
    expect(table.eventsOf('nothing')).toEqual([
      { kind: 'nothing', seat: 0, verb, because: { kind: 'character', id: 'patron' } },
    ])
  })

  test('REN-NAV-3: a benefit that cannot be used is lost, and the event names its destination', () => {
    const table = tableWith([harbour('cove', { benefits: { straighten: 1 } })], { turn: 1 })
    table.play({ do: 'navigate', to: 'cove' })
    expect(table.eventsOf('nothing')).toEqual([
      {
        kind: 'nothing',
        seat: 1,
        verb: 'straighten',
        because: { kind: 'destination', id: 'cove' },
      },
    ])
  })

  test('REN-NAV-3: an effect that was used is not reported as lost', () => {
    const table = tableWith([engageable('patron', { recall: 1, from: 'dock' })], {
      boards: [{ invited: ['patron'], docked: ['naples'], bay: 3 }],
    }).play({ do: 'engage', character: 'patron' })
    table.play({ do: 'recall', to: 'naples' })
    expect(table.eventsOf('nothing')).toEqual([])
  })
})

describe('a player who can only pass', () => {
  const idle = { bay: 0, port: 4, bread: 0, hand: [] }

  test('REN-ACT-1 REN-ACT-2: is not asked and passes, and an event says why', () => {
    const game = table(2, { boards: [{}, idle] }).play(navigateTo(0))
    expect(game.events.slice(-5)).toEqual([
      { kind: 'turn', seat: 1 },
      { kind: 'nothing', seat: 1, verb: 'main', because: { kind: 'rule', id: '' } },
      { kind: 'pass', seat: 1, first: true },
      { kind: 'windRose', from: 0, to: 1 },
      { kind: 'turn', seat: 0 },
    ])
    expect(game.asked).toBe(0)
  })

  test('REN-ACT-1: passing by choice is not reported as forced', () => {
    expect(table(2).play(pass).eventsOf('nothing')).toEqual([])
  })
})

test('REN-SET-8: a position without any legal choice throws an error that names the seat and the question', () => {
  const table = openTable({ hands: 'packs' })
  const [pick] = table.choicesAs('pack')
  const others = table.tables.packIds.filter((id) => id !== pick.pack)
  expect(others.length).toBeGreaterThan(1)
  // Only the pack that the first player is about to take is left.
  const { characters } = table.tables
  table.game.where.forEach((where, card) => {
    const pack = table.tables.packIds[characters.pack[card]]
    if (where === IN_PACK && pack !== pick.pack) table.game.where[card] = IN_DECK
  })
  expect(() => table.play(pick)).toThrow(new EngineError('seat 0 has no legal choice at pack'))
})

describe('REN-ENG-4: an endless chain', () => {
  /** A context in which every frame runs this step, which never finishes. */
  const endless = (game: Game, step: NonNullable<FrameHandler['step']>): RulesContext => ({
    tables: openTable().tables,
    handlers: FRAME_KINDS.map(() => ({ rule: 'REN-ENG-4', step })),
    argumentLimits: [],
    cardPricing: [],
    offerOptions: () => {},
    checkTitles: () => {},
    game,
    sink: null,
    needs: 0,
    has: 0,
    limit: 0,
  })

  test('is stopped with an error after 100,000 steps', () => {
    let steps = 0
    const play = endless(openTable().game, () => {
      if (++steps > 100_000) throw new Error('still going on')
      return true
    })
    expect(() => advance(play)).toThrow(
      new EngineError('the rules do not reach a decision: the pack has an endless chain'),
    )
    expect(steps).toBe(100_000)
  })

  test('is stopped with an error when the stack of 96 frames is full', () => {
    const { game } = openTable()
    const more = () => push(game, 3, 0, 0, 0, 0, 0)
    game.stack.length = 0
    for (let frames = 1; frames <= MAX_DEPTH; frames++) more()
    expect(game.stack).toHaveLength(96 * FRAME_SIZE)
    expect(more).toThrow(
      new EngineError('effects nest deeper than 96: the pack has an endless chain'),
    )
    expect(game.stack).toHaveLength(96 * FRAME_SIZE)
  })
})

test('REN-ENG-4: an endless chain in an unchecked pack throws an EngineError', () => {
  const table = tableWith([harbour('maze', { benefits: { visit: 'public', busy: true } })], {
    boards: [{}],
  })
  table.play({ do: 'navigate', to: 'maze' })
  expect(() => {
    for (let i = 0; i < 200; i++) table.play({ do: 'visit', to: 'maze' })
  }).toThrow(EngineError)
})
