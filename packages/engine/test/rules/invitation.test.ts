import { describe, expect, test } from 'vitest'
import {
  artwork,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  stage,
} from '../support/cards.ts'

const points = (n: number) => ({ points: n })

describe('the price', () => {
  test('REN-INV-1 REN-BRD-1: an immediate character is paid in bread, never by ships', () => {
    const cards = [immediate('abbot', points(1), 4), immediate('bishop', points(1), 5)]
    const table = stage(cards, {
      boards: [{ bay: 1, wine: 3, bread: 4, hand: ['abbot', 'bishop'] }],
    })
    expect(table.refusal({ do: 'invite', character: 'bishop' })).toEqual({
      code: 'breadShort',
      needs: 5,
      has: 4,
      limit: 6,
    })
    expect(table.offers({ do: 'invite', character: 'bishop' })).toBe(false)
    expect(table.offers({ do: 'invite', character: 'abbot' })).toBe(true)
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.bread(0)).toBe(0)
    expect(table.told('ship')).toEqual([])
    expect(table.told('invite')).toEqual([{ kind: 'invite', seat: 0, character: 'abbot', cost: 4 }])
  })

  test('REN-INV-1 REN-BRD-3: bread that no granary holds cannot be paid', () => {
    const table = stage([immediate('pope', points(1), 7)], {
      boards: [{ bread: 6, hand: ['pope'] }],
    })
    expect(table.refusal({ do: 'invite', character: 'pope' })).toEqual({
      code: 'granaryTooSmall',
      needs: 7,
      has: 6,
      limit: 6,
    })
  })

  test('REN-INV-1: the other types are paid in the resources they name', () => {
    const cards = [
      permanent('duke', [{ granary: 1 }], 3),
      endgame('poet', { score: 1, per: 'book', max: 5 }, 3),
      engageable('smith', points(1), 3),
    ]
    const hand = ['duke', 'poet', 'smith']
    const wine = stage(cards, { boards: [{ wine: 1, bay: 0, port: 3, hand }] })
    // With the bay empty, a ship of the right hold pays by coming down (3) and going on (3).
    expect(wine.choices.filter((choice) => choice.do === 'invite')).toEqual([
      { do: 'invite', character: 'duke' },
    ])
    expect(wine.refusal({ do: 'invite', character: 'poet' })).toEqual({
      code: 'cannotPay',
      needs: 3,
      has: 0,
    })
    const gem = stage(cards, { boards: [{ gem: 1, bay: 0, port: 3, hand }] })
    expect(gem.choices.filter((choice) => choice.do === 'invite')).toEqual([
      { do: 'invite', character: 'poet' },
    ])
    for (const hold of ['wood', 'fabric'] as const) {
      const table = stage(cards, { boards: [{ [hold]: 1, bay: 0, port: 3, hand }] })
      table.play({ do: 'invite', character: 'smith' })
      expect(table.ships(0, hold)).toBe(0)
      expect(table.ships(0, 'bay')).toBe(1)
    }
  })

  test('REN-INV-1: exactly enough will do, one short will not', () => {
    const cards = [permanent('duke', [{ granary: 1 }], 6), permanent('king', [{ granary: 1 }], 7)]
    const table = stage(cards, { boards: [{ bay: 2, port: 2, hand: ['duke', 'king'] }] })
    expect(table.refusal({ do: 'invite', character: 'duke' })).toBeNull()
    expect(table.refusal({ do: 'invite', character: 'king' })).toEqual({
      code: 'cannotPay',
      needs: 7,
      has: 6,
    })
  })

  test('REN-INV-1 REN-PAY-4: what a payment brings beyond the cost becomes bread', () => {
    const table = stage([permanent('duke', [{ granary: 1 }], 4)], {
      boards: [{ bay: 2, port: 2, hand: ['duke'] }],
    })
    table.play({ do: 'invite', character: 'duke' })
    expect(table.bread(0)).toBe(2)
  })
})

test('REN-INV-1: only a character of the own hand; it stays before you to the end', () => {
  const cards = ['own', 'shown', 'other', 'there'].map((id) => immediate(id, points(1)))
  const table = stage(cards, {
    boards: [{ hand: ['own'], invited: ['there'] }, { hand: ['other'] }],
    council: ['raphael', 'qaitbay', 'leo-x', 'shown'],
  })
  for (const character of ['shown', 'other', 'there'])
    expect(table.refusal({ do: 'invite', character })).toEqual({ code: 'notInHand' })
  expect(table.choices.filter((choice) => choice.do === 'invite')).toEqual([
    { do: 'invite', character: 'own' },
  ])
  table.play({ do: 'invite', character: 'own' })
  expect(table.hand(0)).toEqual([])
  expect(table.game.court.map((c) => table.tables.characterIds[c])).toEqual(['there', 'own'])
  table.endPeriod()
  expect(table.game.invited).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})

test('REN-INV-1: neither hand nor invited characters are limited', () => {
  const many = Array.from({ length: 14 }, (_, i) => `guest-${i}`)
  const cards = many.map((id) => immediate(id, points(1)))
  const table = stage([...cards, immediate('host', { take: 1 })], {
    boards: [{ hand: ['host', ...many.slice(0, 7)], invited: many.slice(7) }],
    council: ['raphael', 'qaitbay', 'leo-x', 'cesare-borgia'],
  })
  table.play({ do: 'invite', character: 'host' }, { do: 'take', character: 'leo-x' })
  expect(table.hand(0)).toHaveLength(8)
  table.play({ do: 'pass' })
  for (const character of many.slice(0, 7)) table.play({ do: 'invite', character })
  expect(table.game.invited[0]).toBe(15)
})

test('REN-INV-2: an immediate effect happens once, now', () => {
  const table = stage([immediate('abbot', points(3)), immediate('monk', points(1))], {
    boards: [{ hand: ['abbot', 'monk'] }, { passed: true }],
    windRose: 1,
  })
  table.play({ do: 'invite', character: 'abbot' })
  expect(table.score(0)).toBe(3)
  expect(table.told('score')[0].because).toEqual({ kind: 'character', id: 'abbot' })
  table.play({ do: 'invite', character: 'monk' })
  expect(table.score(0)).toBe(4)
  expect(table.refusal({ do: 'engage', character: 'abbot' })).toEqual({ code: 'notEngageable' })
})

test('REN-INV-3: a permanent effect applies whenever its condition is met, from now on', () => {
  const cards = [
    permanent('scribe', [{ when: 'acquire', do: points(2) }]),
    ...['aleph', 'beth', 'gimel'].map((id) => artwork(id)),
  ]
  const table = stage(cards, {
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
  expect(table.told('trigger')).toEqual([
    { kind: 'trigger', seat: 0, character: 'scribe' },
    { kind: 'trigger', seat: 0, character: 'scribe' },
  ])
})

describe('endgame characters', () => {
  const finish = (max: number, hand: string[] = []) =>
    stage(
      [
        endgame('poet', { score: 3, per: 'endgame', max }),
        endgame('sage', { score: 2, per: 'character', every: 2, max: 30 }),
        endgame('muse', { score: 5, per: 'character', max: 50 }),
        immediate('abbot', points(1)),
      ],
      { boards: [{ invited: ['poet', 'sage', 'abbot'], hand }], period: 4 },
    ).endPeriod()

  test('REN-INV-4 REN-INV-9: at the end, counting themselves', () => {
    const table = finish(30)
    expect(table.told('endgame')).toEqual([
      { kind: 'endgame', seat: 0, character: 'poet', points: 6, counted: 2 },
      // Of three characters two count: points are for every 2.
      { kind: 'endgame', seat: 0, character: 'sage', points: 2, counted: 3 },
    ])
  })

  test('REN-INV-4: up to the printed maximum', () => {
    expect(finish(6).told('endgame')[0].points).toBe(6)
    expect(finish(5).told('endgame')[0].points).toBe(5)
  })

  test('REN-INV-4 REN-INV-7: nothing before the end, and nothing in the hand', () => {
    const table = stage([endgame('muse', { score: 5, per: 'character', max: 50 })], {
      boards: [{ hand: ['muse'] }],
    })
    table.play({ do: 'invite', character: 'muse' })
    expect(table.score(0)).toBe(0)
    expect(finish(6, ['muse']).told('endgame')).toHaveLength(2)
  })
})

test('REN-INV-5: an engageable character does nothing until it is engaged', () => {
  const table = stage([engageable('smith', points(4))], {
    boards: [{ hand: ['smith'] }, { passed: true }],
    windRose: 1,
  })
  table.play({ do: 'invite', character: 'smith' })
  expect(table.score(0)).toBe(0)
  expect(table.isEngaged('smith')).toBe(false)
  table.play({ do: 'engage', character: 'smith' })
  expect(table.score(0)).toBe(4)
})

test('REN-INV-6: where a character contradicts the rules, the character wins', () => {
  const cards = [harbour('cove'), permanent('corsair', [{ dock: 'busy', bread: 0 }])]
  const board = { bay: 4, invited: ['corsair'] }
  const other = { bay: 3, docked: ['cove'] }
  const table = stage(cards, { boards: [board, other] })
  expect(table.refusal({ do: 'navigate', to: 'cove' })).toBeNull()
  const without = stage(cards, { boards: [{ bay: 4, hand: ['corsair'] }, other] })
  expect(without.refusal({ do: 'navigate', to: 'cove' })).toEqual({ code: 'dockOccupied' })
})

describe('order', () => {
  test('REN-INV-7: pay, place, titles, then the immediate effect', () => {
    const guests = ['one', 'two', 'three', 'four', 'five'].map((id) => immediate(id, points(1)))
    const abbot = immediate('abbot', { points: { per: 'title', times: 4, max: 20 } }, 2)
    const table = stage([...guests, abbot], {
      boards: [{ bread: 3, hand: ['abbot'], invited: ['one', 'two', 'three', 'four', 'five'] }],
      titles: ['admiral', 'courtier', 'condottiere'],
    })
    table.play({ do: 'invite', character: 'abbot' })
    const because = { kind: 'character', id: 'abbot' }
    expect(table.events).toEqual([
      { kind: 'invite', seat: 0, character: 'abbot', cost: 2 },
      { kind: 'bread', seat: 0, from: 3, to: 1, lost: 0, because },
      {
        kind: 'card',
        what: 'character',
        card: 'abbot',
        from: 'hand',
        to: 'table',
        seat: 0,
        seen: 15,
      },
      { kind: 'title', seat: 0, title: 'courtier', square: 0, points: 12 },
      { kind: 'score', seat: 0, from: 0, to: 12, because: { kind: 'title', id: 'courtier' } },
      { kind: 'score', seat: 0, from: 12, to: 16, because },
      { kind: 'turn', seat: 1 },
    ])
  })

  test('REN-INV-7: those who wait for an invitation act before the effect of the invited', () => {
    const cards = [
      permanent('herald', [{ when: 'invite', do: points(1) }]),
      immediate('abbot', { points: 3 }),
    ]
    const table = stage(cards, { boards: [{ hand: ['abbot'], invited: ['herald'] }] })
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.told('score').map((event) => event.because.id)).toEqual(['herald', 'abbot'])
  })

  test('REN-INV-7: a character in hand does nothing', () => {
    const cards = [
      permanent('scribe', [{ when: 'acquire', do: points(2) }]),
      permanent('patron', [{ less: 2, for: 'artwork' }]),
      artwork('aleph'),
    ]
    const table = stage(cards, {
      boards: [{ bay: 4, hand: ['scribe', 'patron'] }],
      workshop: ['utopia', 'decameron', 'canzoniere', 'the-prince', 'aleph'],
    })
    table.play({ do: 'acquire', artwork: 'aleph' })
    expect(table.told('acquire')[0].cost).toBe(3)
    expect(table.score(0)).toBe(0)
  })

  test('REN-INV-7: a permanent character does not cheapen its own invitation, but the next', () => {
    const cards = [
      permanent('queen', [{ less: 2, for: 'permanent' }], 3),
      permanent('king', [{ less: 2, for: 'permanent' }], 3),
    ]
    const table = stage(cards, {
      boards: [{ bay: 4, hand: ['queen', 'king'] }, { passed: true }],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'queen' }, { do: 'invite', character: 'king' })
    expect(table.told('invite').map(({ cost }) => cost)).toEqual([3, 1])
  })

  test('REN-INV-7: a permanent character is not triggered by its own invitation', () => {
    const waits = (when: 'invite' | 'pay' | 'overpay') => ({ when, do: points(1) })
    const cards = [
      permanent('queen', [waits('invite'), waits('pay'), waits('overpay')], 2),
      permanent('king', [{ granary: 1 }], 2),
    ]
    const table = stage(cards, {
      boards: [{ bay: 4, hand: ['queen', 'king'] }, { passed: true }],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'queen' })
    expect([table.score(0), table.bread(0)]).toEqual([0, 1])
    table.play({ do: 'invite', character: 'king' })
    expect([table.score(0), table.bread(0)]).toEqual([3, 2])
  })

  test('REN-INV-7: an immediate character may be invited though its effect can do nothing', () => {
    const table = stage([immediate('abbot', [{ straighten: 1 }, { recall: 1, from: 'dock' }])], {
      boards: [{ hand: ['abbot'] }],
    })
    expect(table.offers({ do: 'invite', character: 'abbot' })).toBe(true)
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.game.invited[0]).toBe(1)
    expect(table.asked).toBe(1)
  })
})
