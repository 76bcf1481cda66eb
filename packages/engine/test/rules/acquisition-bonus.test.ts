import { describe, expect, test } from 'vitest'
import { artwork, engageable, tableWith } from '../support/cards.ts'
import { fiveBookCards, fiveBooks } from '../support/five-books.ts'
import type { Board } from '../support/table.ts'

describe('the bonus of an artwork', () => {
  const withBonus = (bonus: Parameters<typeof artwork>[1], board: Board, more = {}) =>
    tableWith(
      [
        ...fiveBookCards.slice(0, 3),
        artwork('daleth', bonus),
        artwork('he'),
        engageable('smith', { bread: 1 }),
        engageable('mason', { bread: 1 }),
      ],
      { boards: [board], workshop: fiveBooks, ...more },
    )

  test('REN-ACQ-3: a bonus of 2 bread is added up to the granary limit', () => {
    const table = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.bread(0)).toBe(5)
    const full = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 5 })
    full.play({ do: 'acquire', artwork: 'daleth' })
    expect(full.eventsOf('bread')).toEqual([
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

  test('REN-ACQ-3: a bonus of 1 point is scored', () => {
    const table = withBonus({ points: 4, bonus: { points: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.score(0)).toBe(5)
  })

  test('REN-ACQ-3: a bonus ship goes to the hold shown; a ship that was just used to pay can be sent', () => {
    const bonus = { bonus: { send: 'gem', upTo: 1 } } as const
    const table = withBonus(bonus, { bay: 0, wine: 1, wood: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.about).toBe('send')
    expect(table.refusal({ do: 'send', hold: 'wine' })).toEqual({ code: 'otherHold' })
    table.play({ do: 'send', hold: 'gem' })
    expect([table.ships(0, 'bay'), table.ships(0, 'gem'), table.ships(0, 'wine')]).toEqual([
      0, 1, 0,
    ])
    expect(table.eventsOf('ship')[1]).toEqual({
      kind: 'ship',
      seat: 0,
      from: 'bay',
      to: 'gem',
      at: null,
      because: { kind: 'artwork', id: 'daleth' },
    })
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: with no ship in the bay, a bonus that sends a ship is lost', () => {
    const table = withBonus({ bonus: { send: 'gem', upTo: 1 } }, { bay: 1, port: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.ships(0, 'gem')).toBe(0)
    expect(table.ships(0, 'port')).toBe(4)
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ENG-2: a bonus that straightens sets one engaged character upright', () => {
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

  test('REN-ACQ-3: with no engaged character, a bonus that straightens is lost', () => {
    const table = withBonus({ bonus: { straighten: 1 } }, { bay: 4, invited: ['smith'] })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.asked).toBe(1)
    expect(table.eventsOf('turned')).toEqual([])
  })

  test('REN-ACQ-3: a bonus character is taken from the Council', () => {
    const council = ['raphael', 'qaitbay', 'titian', 'donatello']
    const table = withBonus({ bonus: { take: 1 } }, { bay: 4 }, { council })
    table.play({ do: 'acquire', artwork: 'daleth' })
    table.play({ do: 'take', character: 'titian' })
    expect(table.hand(0)).toEqual(['titian'])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ROW-3: with an empty Council, a bonus character is lost', () => {
    const table = withBonus(
      { bonus: { take: 1 } },
      { bay: 4 },
      { council: [null, null, null, null], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.hand(0)).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: a bonus lighthouse is erected', () => {
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

  test('REN-ACQ-3: an artwork without a bonus gives only its points', () => {
    const table = withBonus({ points: 3 }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect([table.score(0), table.bread(0), table.asked]).toEqual([3, 0, 1])
  })
})
