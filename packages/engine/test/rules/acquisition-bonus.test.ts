import { describe, expect, test } from 'vitest'
import { artwork, engageable, stage } from '../support/cards.ts'
import { five, shelf } from '../support/shelf.ts'
import type { Board } from '../support/table.ts'

describe('the bonus', () => {
  const withBonus = (bonus: Parameters<typeof artwork>[1], board: Board, more = {}) =>
    stage(
      [
        ...shelf.slice(0, 3),
        artwork('daleth', bonus),
        artwork('he'),
        engageable('smith', { bread: 1 }),
        engageable('mason', { bread: 1 }),
      ],
      { boards: [board], workshop: five, ...more },
    )

  test('REN-ACQ-3: 2 bread, up to the limit', () => {
    const table = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.bread(0)).toBe(5)
    const full = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 5 })
    full.play({ do: 'acquire', artwork: 'daleth' })
    expect(full.told('bread')).toEqual([
      {
        kind: 'bread',
        seat: 0,
        from: 5,
        to: 6,
        lost: 1,
        because: { kind: 'artwork', id: 'daleth' },
      },
    ])
  })

  test('REN-ACQ-3: 1 point', () => {
    const table = withBonus({ points: 4, bonus: { points: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.score(0)).toBe(5)
  })

  test('REN-ACQ-3: a ship to the hold shown, which may have paid for it just now', () => {
    const bonus = { bonus: { send: 'gem', upTo: 1 } } as const
    const table = withBonus(bonus, { bay: 0, wine: 1, wood: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.about).toBe('send')
    expect(table.refusal({ do: 'send', hold: 'wine' })).toEqual({ code: 'otherHold' })
    table.play({ do: 'send', hold: 'gem' })
    expect([table.ships(0, 'bay'), table.ships(0, 'gem'), table.ships(0, 'wine')]).toEqual([
      0, 1, 0,
    ])
    expect(table.told('ship')[1]).toEqual({
      kind: 'ship',
      seat: 0,
      from: 'bay',
      to: 'gem',
      at: null,
      because: { kind: 'artwork', id: 'daleth' },
    })
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: with no ship to send the bonus is lost', () => {
    const table = withBonus({ bonus: { send: 'gem', upTo: 1 } }, { bay: 1, port: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.ships(0, 'gem')).toBe(0)
    expect(table.ships(0, 'port')).toBe(4)
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ENG-2: one of the engaged characters stands up', () => {
    const invited = ['smith', 'mason']
    const table = withBonus(
      { bonus: { straighten: 1 } },
      { bay: 4, invited, engaged: ['smith', 'mason'] },
    )
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.about).toBe('straighten')
    table.play({ do: 'straighten', character: 'mason' })
    expect([table.isEngaged('smith'), table.isEngaged('mason')]).toEqual([true, false])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: with nobody engaged, straightening is lost', () => {
    const table = withBonus({ bonus: { straighten: 1 } }, { bay: 4, invited: ['smith'] })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.asked).toBe(1)
    expect(table.told('turned')).toEqual([])
  })

  test('REN-ACQ-3: a character from the Council', () => {
    const council = ['raphael', 'qaitbay', 'titian', 'donatello']
    const table = withBonus({ bonus: { take: 1 } }, { bay: 4 }, { council })
    table.play({ do: 'acquire', artwork: 'daleth' })
    table.play({ do: 'take', character: 'titian' })
    expect(table.hand(0)).toEqual(['titian'])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ROW-3: with no character in the Council the bonus is lost', () => {
    const table = withBonus(
      { bonus: { take: 1 } },
      { bay: 4 },
      { council: [null, null, null, null], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.hand(0)).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: a lighthouse', () => {
    const table = withBonus({ bonus: { erect: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' }, { do: 'erect', to: 'genoa' })
    expect(table.lighthousesAt('genoa')).toEqual([0])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-NAV-11: a bonus may be declined', () => {
    const table = withBonus({ bonus: { erect: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' }, { do: 'decline' })
    expect(table.game.erected).toEqual([0, 0])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: an artwork without a bonus is just that', () => {
    const table = withBonus({ points: 3 }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect([table.score(0), table.bread(0), table.asked]).toEqual([3, 0, 1])
  })
})
