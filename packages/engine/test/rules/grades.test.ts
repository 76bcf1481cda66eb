import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type ChoiceWords, type Grade, gradeOf } from '../../src/index.ts'
import { artwork, engageable, harbour, immediate, tableWith } from '../support/cards.ts'
import { openOriginal } from '../support/original.ts'
import type { Board, Table } from '../support/table.ts'

/** The grade of a choice of the seat that decides. */
const grade = ({ rules, game, asked }: Table, words: ChoiceWords): Grade =>
  gradeOf(rules, game, asked, rules.parse(words))

const buying = (board: Board): Grade =>
  grade(tableWith([artwork('wares', { cost: 3 })], { boards: [board], workshop: ['wares'] }), {
    do: 'acquire',
    artwork: 'wares',
  })

describe('the grade of a choice', () => {
  test('REN-PAY-1 REN-PAY-2: a purchase is payable from holds, or only with ships that go to the port', () => {
    expect(buying({ wine: 1, bay: 1, port: 2 })).toBe('payable')
    // The slot gives a surcharge or not, but a gem never pays for wine.
    expect(buying({ gem: 1, bay: 1, port: 2 })).toBe('emergency')
    expect(buying({ bay: 2, port: 2 })).toBe('emergency')
  })

  test('REN-CON-1: more ships may need an emergency where one does not', () => {
    const table = tableWith([], { boards: [{ wood: 2, bay: 2 }] })
    expect(grade(table, { do: 'construct', number: 1 })).toBe('payable')
    expect(grade(table, { do: 'construct', number: 2 })).toBe('emergency')
  })

  test('REN-PAY-2: each payment is graded by itself', () => {
    const table = tableWith([artwork('wares', { cost: 3 })], {
      boards: [{ wine: 1, bay: 1, port: 2 }],
      workshop: ['wares'],
    }).play({ do: 'acquire', artwork: 'wares' })
    expect(grade(table, { do: 'pay', wine: 1 })).toBe('payable')
    expect(grade(table, { do: 'pay', emergency: 1 })).toBe('emergency')
  })

  const engaging = (effect: Effect, board: Board = {}): Grade =>
    grade(
      tableWith([engageable('guest', effect)], {
        boards: [{ bay: 2, port: 2, bread: 2, invited: ['guest'], ...board }],
      }),
      { do: 'engage', character: 'guest' },
    )

  test('REN-ENG-1: engaging a character that would do nothing is of no effect', () => {
    expect(engaging({ points: 1 })).toBe('payable')
    expect(engaging({ recall: 1, from: 'dock' })).toBe('noEffect')
    expect(engaging({ recall: 1, from: 'port' })).toBe('payable')
    expect(engaging({ straighten: 1 })).toBe('noEffect')
    expect(engaging({ send: 'wine', upTo: 1 })).toBe('payable')
    expect(engaging({ send: 'wine', upTo: 1 }, { bay: 0, port: 4 })).toBe('noEffect')
  })

  test('REN-ENG-1: paying for nothing is of no effect, paying for something is graded by the payment', () => {
    const pay = { resources: 3, in: ['wine'] } as Extract<Effect, { pay: unknown }>['pay']
    expect(engaging({ pay, then: { points: 2 } }, { bay: 1, wine: 1 })).toBe('payable')
    expect(engaging({ pay, then: { points: 2 } })).toBe('emergency')
    expect(engaging({ pay, then: { recall: 1, from: 'dock' } })).toBe('noEffect')
    expect(engaging({ pay: { bread: 1 }, then: { points: 2 } })).toBe('payable')
  })

  test('REN-NAV-4: a voyage whose sends need a ship that is not there is of no effect', () => {
    const sailing = (bay: number, benefits: Effect): Grade =>
      grade(
        tableWith([harbour('port-of-call', { benefits })], {
          boards: [{ bay, port: 4 - bay }],
        }),
        { do: 'navigate', to: 'port-of-call' },
      )
    expect(sailing(2, { send: 'wine', upTo: 1 })).toBe('payable')
    expect(sailing(1, { send: 'wine', upTo: 1 })).toBe('noEffect')
    expect(sailing(1, [{ send: 'wine', upTo: 1 }, { bread: 1 }])).toBe('payable')
  })

  test('REN-BRD-4: bread for which there is no room is no effect', () => {
    const full = tableWith([], { boards: [{ bread: 6, bay: 3, gem: 1, hand: ['titian'] }] })
    const room = tableWith([], { boards: [{ bread: 5, bay: 3, gem: 1, hand: ['titian'] }] })
    for (const words of [{ do: 'bayToBread' }, { do: 'handToBread', character: 'titian' }] as const)
      expect([grade(full, words), grade(room, words)]).toEqual(['noEffect', 'payable'])
    // The ship comes down to the bay, where it is of use.
    expect(grade(full, { do: 'holdToBread', hold: 'gem' })).toBe('payable')
  })

  test('REN-OPT-5: a price for a send that the turn no longer allows is of no effect', () => {
    const table = tableWith(
      [
        immediate('guest', [
          { send: 'wine', upTo: 1 },
          { pay: { bread: 1 }, then: { send: 'gem', upTo: 1 } },
        ]),
      ],
      { boards: [{ bay: 2, gem: 1, port: 1, bread: 3, hand: ['guest'] }] },
    ).play({ do: 'invite', character: 'guest' }, { do: 'send', hold: 'wine' })
    expect(grade(table, { do: 'buy' })).toBe('payable')
    table.game.sent[0] = 2
    expect(grade(table, { do: 'buy' })).toBe('noEffect')
  })

  test('the grade leaves the game as it is, and passing and declining have none', () => {
    const table = openOriginal()
    const before = table.rules.encode(table.game)
    for (const choice of table.rules.choices(table.game, table.asked, []))
      expect(['payable', 'emergency', 'noEffect']).toContain(
        gradeOf(table.rules, table.game, table.asked, choice),
      )
    expect(grade(table, { do: 'pass' })).toBe('payable')
    expect(table.rules.encode(table.game)).toBe(before)
  })
})
