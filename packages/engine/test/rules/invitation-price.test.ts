import { describe, expect, test } from 'vitest'
import { endgame, engageable, immediate, permanent, tableWith } from '../support/cards.ts'
import { points } from '../support/points.ts'

describe('the price of a character', () => {
  test('REN-INV-1 REN-BRD-1: an immediate character is paid in bread, never with ships', () => {
    const cards = [immediate('abbot', points(1), 4), immediate('bishop', points(1), 5)]
    const table = tableWith(cards, {
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
    expect(table.eventsOf('ship')).toEqual([])
    expect(table.eventsOf('invite')).toEqual([
      { kind: 'invite', seat: 0, character: 'abbot', cost: 4 },
    ])
  })

  test('REN-INV-1 REN-BRD-3: a price above the granary limit cannot be paid', () => {
    const table = tableWith([immediate('pope', points(1), 7)], {
      boards: [{ bread: 6, hand: ['pope'] }],
    })
    expect(table.refusal({ do: 'invite', character: 'pope' })).toEqual({
      code: 'granaryTooSmall',
      needs: 7,
      has: 6,
      limit: 6,
    })
  })

  test('REN-INV-1: other characters are paid in the resources they name', () => {
    const cards = [
      permanent('duke', [{ granary: 1 }], 3),
      endgame('poet', { score: 1, per: 'book', max: 5 }, 3),
      engageable('smith', points(1), 3),
    ]
    const hand = ['duke', 'poet', 'smith']
    const wine = tableWith(cards, { boards: [{ wine: 1, bay: 0, port: 3, hand }] })
    // With an empty bay, a ship of the right hold pays by returning (3) and going to the port (3).
    expect(wine.choices.filter((choice) => choice.do === 'invite')).toEqual([
      { do: 'invite', character: 'duke' },
    ])
    expect(wine.refusal({ do: 'invite', character: 'poet' })).toEqual({
      code: 'cannotPay',
      needs: 3,
      has: 0,
    })
    const gem = tableWith(cards, { boards: [{ gem: 1, bay: 0, port: 3, hand }] })
    expect(gem.choices.filter((choice) => choice.do === 'invite')).toEqual([
      { do: 'invite', character: 'poet' },
    ])
    for (const hold of ['wood', 'fabric'] as const) {
      const table = tableWith(cards, { boards: [{ [hold]: 1, bay: 0, port: 3, hand }] })
      table.play({ do: 'invite', character: 'smith' })
      expect(table.ships(0, hold)).toBe(0)
      expect(table.ships(0, 'bay')).toBe(1)
    }
  })

  test('REN-INV-1: a character can be invited with exactly enough resources, not with one less', () => {
    const cards = [permanent('duke', [{ granary: 1 }], 6), permanent('king', [{ granary: 1 }], 7)]
    const table = tableWith(cards, { boards: [{ bay: 2, port: 2, hand: ['duke', 'king'] }] })
    expect(table.refusal({ do: 'invite', character: 'duke' })).toBeNull()
    expect(table.refusal({ do: 'invite', character: 'king' })).toEqual({
      code: 'cannotPay',
      needs: 7,
      has: 6,
    })
  })

  test('REN-INV-1 REN-PAY-4: the surplus of a payment becomes bread', () => {
    const table = tableWith([permanent('duke', [{ granary: 1 }], 4)], {
      boards: [{ bay: 2, port: 2, hand: ['duke'] }],
    })
    table.play({ do: 'invite', character: 'duke' })
    expect(table.bread(0)).toBe(2)
  })
})

test('REN-INV-1: only a character of the own hand can be invited, and it stays to the end', () => {
  const cards = ['own', 'shown', 'other', 'there'].map((id) => immediate(id, points(1)))
  const table = tableWith(cards, {
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
  expect(table.game.invited.map((c) => table.tables.characterIds[c])).toEqual(['there', 'own'])
  table.endPeriod()
  expect(table.game.characterCounts).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
})

test('REN-INV-1: there is no limit on the hand or on invited characters', () => {
  const many = Array.from({ length: 14 }, (_, i) => `guest-${i}`)
  const cards = many.map((id) => immediate(id, points(1)))
  const table = tableWith([...cards, immediate('host', { take: 1 })], {
    boards: [{ hand: ['host', ...many.slice(0, 7)], invited: many.slice(7) }],
    council: ['raphael', 'qaitbay', 'leo-x', 'cesare-borgia'],
  })
  table.play({ do: 'invite', character: 'host' }, { do: 'take', character: 'leo-x' })
  expect(table.hand(0)).toHaveLength(8)
  table.play({ do: 'pass' })
  for (const character of many.slice(0, 7)) table.play({ do: 'invite', character })
  expect(table.game.characterCounts[0]).toBe(15)
})
