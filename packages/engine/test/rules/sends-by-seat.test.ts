import type { Effect, Pack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, permanent, tableWith } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

/** REN-OPT-5 for each seat: a pending send stops bread only for the player who will send. */

const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })
const construct = (number: number) => ({ do: 'construct' as const, number })
const decline = { do: 'decline' } as const
const wine = { do: 'send', hold: 'wine' } as const

describe('a pending send binds only the seat that will send', () => {
  const send: Effect = { send: 'wine', upTo: 1 }
  const sendThenTake: Effect = [send, { take: 1 }]
  const bread = (table: Table) => [table.asked, table.about, table.refusal({ do: 'bayToBread' })]
  const PENDING = { code: 'sendsPending' }
  const seats = [
    [0, 1],
    [1, 0],
  ] as const
  /** The boards of the seat whose turn it is and of the other. */
  const boardsFor = (seat: number, own: Board, other: Board) =>
    seat === 0 ? [own, other] : [other, own]

  /** The bonus of the artwork sends; a character of the watcher sends and asks before that. */
  const acquiring = (seat: number, watcher: number, by: 'me' | 'other') => {
    const friend = permanent('friend', [{ when: 'acquire', by, do: sendThenTake }])
    const invited = (who: number): Board => (who === watcher ? { invited: ['friend'] } : {})
    return tableWith([artwork('wares', { bonus: send }), friend], {
      boards: boardsFor(seat, { built: 1, ...invited(seat) }, invited(1 - seat)),
      workshop: [null, null, null, null, 'wares'],
      turn: seat,
    }).play(acquire('wares'), wine)
  }

  test.each(seats)(
    'REN-OPT-5: the bonus of an artwork of seat %i binds that seat, not seat %i',
    (seat, other) => {
      expect(bread(acquiring(seat, seat, 'me'))).toEqual([seat, 'take', PENDING])
      const table = acquiring(seat, other, 'other')
      expect(bread(table)).toEqual([other, 'take', null])
      table.play({ do: 'bayToBread' }, decline)
      expect([table.asked, table.about]).toEqual([seat, 'send'])
    },
  )

  /**
   * Two ships leave, the second with an icon that sends; a character sends and asks at the first.
   */
  const building = (seat: number, watcher: number, by: 'me' | 'other') => {
    const icons: Change = (pack: Pack) => {
      pack.shipIcons.value = [null, send, null, null, null, null]
    }
    const friend = permanent('friend', [{ when: 'build', by, do: sendThenTake }])
    const wright = permanent('wright', [{ less: 9, for: 'ship' }])
    const ally = (who: number) => (who === watcher ? ['friend'] : [])
    return tableWith([icons, friend, wright], {
      boards: boardsFor(seat, { invited: ['wright', ...ally(seat)] }, { invited: ally(1 - seat) }),
      turn: seat,
    }).play(construct(2), wine)
  }

  test.each(seats)(
    'REN-OPT-5 REN-CON-4: the ship icons of seat %i bind that seat, not seat %i',
    (seat, other) => {
      expect(bread(building(seat, seat, 'me'))).toEqual([seat, 'take', PENDING])
      const table = building(seat, other, 'other')
      expect(bread(table)).toEqual([other, 'take', null])
      table.play({ do: 'bayToBread' })
      expect([table.bread(other), table.ships(other, 'port')]).toEqual([3, 1])
    },
  )
})
