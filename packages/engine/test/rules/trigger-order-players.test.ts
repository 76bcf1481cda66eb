import { describe, expect, test } from 'vitest'
import { immediate, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'
import { invite, onInvite, points } from '../support/trigger-order.ts'

describe('triggered effects of several players', () => {
  const names = ['ear-0', 'ear-1', 'ear-2', 'ear-3']
  const cards = [
    immediate('guest', { bread: 1 }),
    ...names.map((id) => onInvite(id, points, { by: 'anyone' })),
  ]

  test.each([
    [2, 0, '0 1'],
    [2, 1, '1 0'],
    [3, 0, '0 1 2'],
    [3, 1, '1 2 0'],
    [3, 2, '2 0 1'],
    [4, 0, '0 1 2 3'],
    [4, 1, '1 2 3 0'],
    [4, 2, '2 3 0 1'],
    [4, 3, '3 0 1 2'],
  ])(
    'REN-INV-8: with %i players and the turn of seat %i they act in the order %s',
    (players, turn, order) => {
      const boards = names.slice(0, players).map((id, seat): Board => {
        return { invited: [id], hand: seat === turn ? ['guest'] : [] }
      })
      const table = tableWith(cards, { boards, turn }, { players })
      table.play(invite('guest'))
      expect(table.eventsOf('trigger').map(({ seat }) => seat)).toEqual(
        order.split(' ').map(Number),
      )
      // All of them come before the effect of the guest.
      expect(table.eventsOf('bread')).toHaveLength(1)
      expect(table.events.at(-2)?.kind).toBe('bread')
    },
  )

  test('REN-INV-8: each player is asked in order, starting with the player whose turn it is', () => {
    const taking = [
      immediate('guest', { bread: 1 }),
      ...names.map((id) => onInvite(id, { take: 1 }, { by: 'anyone' })),
    ]
    const boards = [0, 1, 2].map((seat): Board => {
      return { invited: [names[seat]], hand: seat === 1 ? ['guest'] : [] }
    })
    const table = tableWith(taking, { boards, turn: 1 }, { players: 3 })
    table.play(invite('guest'))
    expect([table.asked, table.about]).toEqual([1, 'take'])
    expect(table.play({ do: 'decline' }).asked).toBe(2)
    expect(table.play({ do: 'decline' }).asked).toBe(0)
    expect(table.bread(1)).toBe(0)
    table.play({ do: 'decline' })
    expect(table.bread(1)).toBe(1)
    expect([table.asked, table.about]).toEqual([2, 'main'])
  })
})
