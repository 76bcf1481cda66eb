import { describe, expect, test } from 'vitest'
import { artwork, immediate, permanent, tableWith } from '../support/cards.ts'
import { points } from '../support/points.ts'

describe('the order of an invitation', () => {
  test('REN-INV-7: the steps are: pay, place, titles, immediate effect', () => {
    const guests = ['one', 'two', 'three', 'four', 'five'].map((id) => immediate(id, points(1)))
    const abbot = immediate('abbot', { points: { per: 'title', times: 4, max: 20 } }, 2)
    const table = tableWith([...guests, abbot], {
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

  test('REN-INV-7: characters triggered by an invitation act before the effect of the invited character', () => {
    const cards = [
      permanent('herald', [{ when: 'invite', do: points(1) }]),
      immediate('abbot', { points: 3 }),
    ]
    const table = tableWith(cards, { boards: [{ hand: ['abbot'], invited: ['herald'] }] })
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.eventsOf('score').map((event) => event.because.id)).toEqual(['herald', 'abbot'])
  })

  test('REN-INV-7: a character in hand has no effect', () => {
    const cards = [
      permanent('scribe', [{ when: 'acquire', do: points(2) }]),
      permanent('patron', [{ less: 2, for: 'artwork' }]),
      artwork('aleph'),
    ]
    const table = tableWith(cards, {
      boards: [{ bay: 4, hand: ['scribe', 'patron'] }],
      workshop: ['utopia', 'decameron', 'canzoniere', 'the-prince', 'aleph'],
    })
    table.play({ do: 'acquire', artwork: 'aleph' })
    expect(table.eventsOf('acquire')[0].cost).toBe(3)
    expect(table.score(0)).toBe(0)
  })

  test('REN-INV-7: a permanent character does not reduce the cost of its own invitation, but of the next', () => {
    const cards = [
      permanent('queen', [{ less: 2, for: 'permanent' }], 3),
      permanent('king', [{ less: 2, for: 'permanent' }], 3),
    ]
    const table = tableWith(cards, {
      boards: [{ bay: 4, hand: ['queen', 'king'] }, { passed: true }],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'queen' }, { do: 'invite', character: 'king' })
    expect(table.eventsOf('invite').map(({ cost }) => cost)).toEqual([3, 1])
  })

  test('REN-INV-7: a permanent character is not triggered by its own invitation', () => {
    const waits = (when: 'invite' | 'pay' | 'overpay') => ({ when, do: points(1) })
    const cards = [
      permanent('queen', [waits('invite'), waits('pay'), waits('overpay')], 2),
      permanent('king', [{ granary: 1 }], 2),
    ]
    const table = tableWith(cards, {
      boards: [{ bay: 4, hand: ['queen', 'king'] }, { passed: true }],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'queen' })
    expect([table.score(0), table.bread(0)]).toEqual([0, 1])
    table.play({ do: 'invite', character: 'king' })
    expect([table.score(0), table.bread(0)]).toEqual([3, 2])
  })

  test('REN-INV-7: an immediate character may be invited even if its effect can do nothing', () => {
    const table = tableWith(
      [immediate('abbot', [{ straighten: 1 }, { recall: 1, from: 'dock' }])],
      {
        boards: [{ hand: ['abbot'] }],
      },
    )
    expect(table.offers({ do: 'invite', character: 'abbot' })).toBe(true)
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.game.characterCounts[0]).toBe(1)
    expect(table.asked).toBe(1)
  })
})
