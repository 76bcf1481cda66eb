import { describe, expect, test } from 'vitest'
import { permanent, tableWith } from '../support/cards.ts'
import { tiles } from '../support/decrees.ts'
import { openTable } from '../support/table.ts'

const pass = { do: 'pass' } as const

describe('the decree phase', () => {
  test('REN-DEC-1: each period scores its own decree', () => {
    const table = openTable().arrange({
      boards: [{ lighthouses: ['venice'], destinations: ['tunis'], bread: 2 }],
      decrees: ['colonization', 'exploration', 'council', 'subsistence'],
    })
    table.endPeriod().endPeriod().endPeriod().endPeriod()
    expect(table.about).toBe('over')
    expect(table.eventsOf('decreeTurned')).toEqual([
      { kind: 'decreeTurned', decree: 'colonization', period: 0 },
      { kind: 'decreeTurned', decree: 'exploration', period: 1 },
      { kind: 'decreeTurned', decree: 'council', period: 2 },
      { kind: 'decreeTurned', decree: 'subsistence', period: 3 },
    ])
    const mine = table.eventsOf('decree').filter(({ seat }) => seat === 0)
    // Trial pack: in the second period a destination gives 1 more.
    expect(mine.map(({ points }) => points)).toEqual([3, 3, 0, 0])
  })

  test.each([
    [2, 1, [1, 0]],
    [3, 2, [2, 0, 1]],
    [4, 2, [2, 3, 0, 1]],
  ])(
    'REN-DEC-13: with %i players and the Wind Rose at seat %i, seats score in the order %j',
    (players, first, order) => {
      const table = openTable({ players }).arrange({
        boards: Array.from({ length: players }, (_, seat) => ({
          bread: 2,
          score: 5,
          destinations: tiles.slice(seat * 5, seat * 5 + 1 + seat),
        })),
        turn: first,
        decrees: ['exploration', 'trade', 'council', 'blessing'],
      })
      for (let i = 0; i < players; i++) table.play(pass)
      for (let i = 0; i < players; i++) table.play({ do: 'feed' })
      // All players are asked first, then all score.
      for (const seat of order) {
        expect([table.about, table.asked]).toEqual(['decree', seat])
        expect(table.eventsOf('decree')).toEqual([])
        table.play({ do: 'decree' })
      }
      expect(table.eventsOf('decree')).toEqual(
        order.map((seat) => ({
          kind: 'decree',
          decree: 'exploration',
          seat,
          points: 2 + 2 * seat,
        })),
      )
      for (const seat of order) expect(table.score(seat)).toBe(7 + 2 * seat)
      const kinds = table.events.map(({ kind }) => kind)
      expect(kinds.lastIndexOf('decree')).toBeLessThan(kinds.indexOf('decreeTurned'))
      expect(table.game.period).toBe(1)
    },
  )

  test('REN-DEC-10 REN-OPT-7: before the decree scores, ships and cards may become bread', () => {
    const table = openTable().arrange({
      boards: [
        { bay: 1, wine: 3, bread: 2, hand: ['leo-x'] },
        { bay: 0, spice: 4, bread: 2, passed: true },
      ],
      decrees: ['subsistence', 'trade', 'council', 'blessing'],
    })
    table.play(pass, { do: 'feed' }, { do: 'feed' })
    expect([table.about, table.asked, table.bread(0)]).toEqual(['decree', 0, 0])
    expect(table.rules.decision(table.game, 0).rule).toBe('REN-DEC-1')
    expect(table.choices).toEqual([{ do: 'decree' }])
    expect(table.refusal({ do: 'feed' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal(pass)).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'decree' }, 1)).toEqual({ code: 'notYourDecision' })
    table.play({ do: 'holdToBread', hold: 'wine' }, { do: 'handToBread', character: 'leo-x' })
    expect([table.about, table.bread(0)]).toEqual(['decree', 4])
    table.play({ do: 'decree' }, { do: 'decree' })
    expect(table.eventsOf('decree').map(({ points }) => points)).toEqual([8, 0])
    expect(table.eventsOf('score')).toEqual([
      { kind: 'score', seat: 0, from: 0, to: 8, because: { kind: 'decree', id: 'subsistence' } },
    ])
  })

  test('REN-DEC-1: a player with nothing to turn into bread is not asked', () => {
    const away = { bay: 0, bread: 2, docked: ['naples', 'palermo', 'genoa', 'venice'] }
    const table = openTable().arrange({
      boards: [away, { ...away, docked: ['ragusa', 'candia', 'caffa', 'rhodes'], passed: true }],
      decrees: ['trade', 'council', 'conclave', 'blessing'],
    })
    table.play(pass)
    expect([table.about, table.game.period]).toEqual(['main', 1])
  })

  test('REN-INV-3 REN-DEC-1: a character triggered by the decree acts after all players have scored', () => {
    const clerk = permanent('clerk', [{ when: 'decree', do: { points: 5 } }])
    const table = tableWith([clerk], {
      boards: [
        { bread: 2, invited: ['clerk'] },
        { bread: 2, score: 1 },
      ],
      decrees: ['colonization', 'trade', 'council', 'blessing'],
    })
    table.endPeriod()
    expect(table.eventsOf('trigger')).toEqual([{ kind: 'trigger', seat: 0, character: 'clerk' }])
    expect([table.score(0), table.score(1)]).toEqual([5, 1])
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.indexOf('decreeTurned'))
    expect(kinds.indexOf('trigger')).toBeLessThan(kinds.indexOf('cover'))
  })
})
