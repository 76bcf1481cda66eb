import { describe, expect, test } from 'vitest'
import { immediate, permanent, tableWith } from '../support/cards.ts'
import { invite, onInvite, points, triggered } from '../support/trigger-order.ts'

describe('effects that trigger others', () => {
  test('REN-INV-8: a triggered effect is carried out before the first one continues', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      onInvite('host', [{ take: 1 }, { bread: 1 }]),
      permanent('clerk', [{ when: 'take', do: points }]),
    ]
    const table = tableWith(cards, { boards: [{ invited: ['host', 'clerk'], hand: ['guest'] }] })
    table.play(invite('guest'))
    table.play({ do: 'take', character: String(table.row('council')[3]) })
    expect(triggered(table)).toEqual(['0 host', '0 clerk'])
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('score')).toBeLessThan(kinds.lastIndexOf('bread'))
    expect(table.bread(0)).toBe(3)
  })

  const chain = [
    ...['one', 'two', 'three', 'four'].map((id) => immediate(id, { bread: 1 })),
    onInvite('host', [points, { invite: 'character' }], { by: 'anyone' }),
    onInvite('clerk', { points: 10 }, { by: 'anyone' }),
    onInvite('twin', [{ points: 100 }, { invite: 'character' }], { by: 'anyone' }),
  ]

  test('REN-INV-8: an effect is not triggered again by itself, but others are', () => {
    const table = tableWith(chain, {
      boards: [{ invited: ['host', 'clerk'], hand: ['one', 'two', 'three'] }],
    })
    table.play(invite('one'))
    expect(triggered(table)).toEqual(['0 host'])
    table.play(invite('two'))
    // The second invitation triggers only the clerk; then the clerk of the first one acts.
    expect(triggered(table)).toEqual(['0 host', '0 clerk', '0 clerk'])
    expect(table.score(0)).toBe(21)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: one effect of a character may trigger another effect of the same character', () => {
    const cards = [
      permanent('host', [
        { when: 'invite', do: { take: 1 } },
        { when: 'take', do: { invite: 'character' } },
      ]),
      ...['one', 'two', 'three'].map((id) => immediate(id, { bread: 1 })),
    ]
    const table = tableWith(cards, {
      boards: [{ invited: ['host'], hand: ['one', 'two', 'three'] }],
    })
    table.play(invite('one'), { do: 'take', character: String(table.row('council')[2]) })
    expect(triggered(table)).toEqual(['0 host', '0 host'])
    expect(table.about).toBe('invite')
    // The second guest would trigger the first effect, which is still being carried out.
    table.play(invite('two'))
    expect(triggered(table)).toHaveLength(2)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: a finished effect may be triggered again', () => {
    const table = tableWith(chain, {
      boards: [{ invited: ['host'], hand: ['one', 'two', 'three', 'four'] }, { passed: true }],
      windRose: 1,
    })
    table.play(invite('one'), invite('two'))
    expect(table.about).toBe('main')
    table.play(invite('three'), invite('four'))
    expect(triggered(table)).toEqual(['0 host', '0 host'])
    expect(table.score(0)).toBe(2)
  })

  test('REN-INV-8: two effects may trigger each other once, not endlessly', () => {
    const table = tableWith(chain, {
      boards: [
        { invited: ['host'], hand: ['one', 'two', 'three'] },
        { invited: ['twin'], hand: ['four'] },
      ],
    })
    // The host reacts to the first guest and invites the second, which triggers the twin of the
    // other player. The guest of the twin triggers nobody, because both are still being carried
    // out.
    table.play(invite('one'), invite('two'))
    expect([table.asked, table.about]).toEqual([1, 'invite'])
    table.play(invite('four'))
    expect(triggered(table)).toEqual(['0 host', '1 twin', '1 twin'])
    expect([table.score(0), table.score(1)]).toEqual([1, 200])
  })

  test('REN-INV-7 REN-INV-8: a permanent character just invited is triggered by the next invitation', () => {
    const cards = [
      onInvite('herald', points, { by: 'anyone' }),
      permanent('usher', [{ when: 'invite', do: { invite: 'immediate' } }]),
      immediate('guest', { bread: 1 }),
    ]
    const table = tableWith(cards, { boards: [{ invited: ['usher'], hand: ['herald', 'guest'] }] })
    table.play(invite('herald'), invite('guest'))
    expect(triggered(table)).toEqual(['0 usher', '0 herald'])
  })
})
