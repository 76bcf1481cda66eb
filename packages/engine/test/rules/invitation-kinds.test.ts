import { describe, expect, test } from 'vitest'
import {
  artwork,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  tableWith,
} from '../support/cards.ts'
import { points } from '../support/points.ts'

test('REN-INV-2: an immediate effect happens once, on invitation', () => {
  const table = tableWith([immediate('abbot', points(3)), immediate('monk', points(1))], {
    boards: [{ hand: ['abbot', 'monk'] }, { passed: true }],
    windRose: 1,
  })
  table.play({ do: 'invite', character: 'abbot' })
  expect(table.score(0)).toBe(3)
  expect(table.eventsOf('score')[0].because).toEqual({ kind: 'character', id: 'abbot' })
  table.play({ do: 'invite', character: 'monk' })
  expect(table.score(0)).toBe(4)
  expect(table.refusal({ do: 'engage', character: 'abbot' })).toEqual({ code: 'notEngageable' })
})

test('REN-INV-1: every player invites from the own hand, not from that of another', () => {
  const table = tableWith([immediate('abbot', points(3)), immediate('monk', points(1))], {
    boards: [{ hand: ['abbot'] }, { hand: ['monk'] }],
    turn: 1,
  })
  expect(table.asked).toBe(1)
  expect(table.choices.filter((choice) => choice.do === 'invite')).toEqual([
    { do: 'invite', character: 'monk' },
  ])
})

test('REN-INV-3: a permanent effect applies every time its condition is met after the invitation', () => {
  const cards = [
    permanent('scribe', [{ when: 'acquire', do: points(2) }]),
    ...['aleph', 'beth', 'gimel'].map((id) => artwork(id)),
  ]
  const table = tableWith(cards, {
    boards: [{ bay: 4, hand: ['scribe'] }, { passed: true }],
    windRose: 1,
    workshop: ['utopia', 'decameron', 'aleph', 'beth', 'gimel'],
  })
  table.play({ do: 'acquire', artwork: 'gimel' })
  expect(table.score(0)).toBe(0)
  table.play({ do: 'invite', character: 'scribe' })
  expect(table.score(0)).toBe(0)
  table.play({ do: 'acquire', artwork: 'beth' })
  expect(table.score(0)).toBe(2)
  table.play({ do: 'acquire', artwork: 'aleph' })
  expect(table.score(0)).toBe(4)
  expect(table.eventsOf('trigger')).toEqual([
    { kind: 'trigger', seat: 0, character: 'scribe' },
    { kind: 'trigger', seat: 0, character: 'scribe' },
  ])
})

describe('endgame characters', () => {
  const finish = (max: number, hand: string[] = []) =>
    tableWith(
      [
        endgame('poet', { score: 3, per: 'endgame', max }),
        endgame('sage', { score: 2, per: 'character', every: 2, max: 30 }),
        endgame('muse', { score: 5, per: 'character', max: 50 }),
        immediate('abbot', points(1)),
      ],
      { boards: [{ invited: ['poet', 'sage', 'abbot'], hand }], period: 4 },
    ).endPeriod()

  test('REN-INV-4 REN-INV-9: score at the end and count themselves', () => {
    const table = finish(30)
    expect(table.eventsOf('endgame')).toEqual([
      { kind: 'endgame', seat: 0, character: 'poet', points: 6, counted: 2 },
      // Three characters score as two, because points are for every 2.
      { kind: 'endgame', seat: 0, character: 'sage', points: 2, counted: 3 },
    ])
  })

  test('REN-INV-4: score up to the printed maximum', () => {
    expect(finish(6).eventsOf('endgame')[0].points).toBe(6)
    expect(finish(5).eventsOf('endgame')[0].points).toBe(5)
  })

  test('REN-INV-4 REN-INV-7: score nothing before the end and nothing in the hand', () => {
    const table = tableWith([endgame('muse', { score: 5, per: 'character', max: 50 })], {
      boards: [{ hand: ['muse'] }],
    })
    table.play({ do: 'invite', character: 'muse' })
    expect(table.score(0)).toBe(0)
    expect(finish(6, ['muse']).eventsOf('endgame')).toHaveLength(2)
  })
})

test('REN-INV-5: an engageable character does nothing until it is engaged', () => {
  const table = tableWith([engageable('smith', points(4))], {
    boards: [{ hand: ['smith'] }, { passed: true }],
    windRose: 1,
  })
  table.play({ do: 'invite', character: 'smith' })
  expect(table.score(0)).toBe(0)
  expect(table.isEngaged('smith')).toBe(false)
  table.play({ do: 'engage', character: 'smith' })
  expect(table.score(0)).toBe(4)
})

test('REN-INV-6: where a character contradicts the rules, the character applies', () => {
  const cards = [harbour('cove'), permanent('corsair', [{ dock: 'busy', bread: 0 }])]
  const board = { bay: 4, invited: ['corsair'] }
  const other = { bay: 3, docked: ['cove'] }
  const table = tableWith(cards, { boards: [board, other] })
  expect(table.refusal({ do: 'navigate', to: 'cove' })).toBeNull()
  const without = tableWith(cards, { boards: [{ bay: 4, hand: ['corsair'] }, other] })
  expect(without.refusal({ do: 'navigate', to: 'cove' })).toEqual({ code: 'dockOccupied' })
})
