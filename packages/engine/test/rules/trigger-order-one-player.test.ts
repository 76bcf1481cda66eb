import { describe, expect, test } from 'vitest'
import { artwork, immediate, permanent, tableWith } from '../support/cards.ts'
import { invite, onInvite, points, resolve, triggered } from '../support/trigger-order.ts'

describe('several triggered effects of one player', () => {
  test('REN-INV-8: without a choice they act in the order of invitation, and nobody is asked', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      onInvite('first', points),
      onInvite('second', { bread: 1 }),
      onInvite('third', [points, { discard: 'character' }]),
    ]
    for (const invited of [
      ['first', 'second', 'third'],
      ['third', 'first', 'second'],
    ]) {
      const table = tableWith(cards, { boards: [{ invited, hand: ['guest'] }] })
      table.play(invite('guest'))
      expect(triggered(table)).toEqual(invited.map((id) => `0 ${id}`))
      expect(table.asked).toBe(1)
    }
  })

  test('REN-INV-8: with a single choice among them nobody is asked for the order', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      onInvite('first', points),
      onInvite('second', { take: 1 }),
      onInvite('third', points),
    ]
    const table = tableWith(cards, {
      boards: [{ invited: ['first', 'second', 'third'], hand: ['guest'] }],
    })
    table.play(invite('guest'))
    expect(table.about).toBe('take')
    expect(triggered(table)).toEqual(['0 first', '0 second'])
    expect(table.play({ do: 'decline' }).score(0)).toBe(2)
  })

  const three = [
    immediate('guest', { bread: 1 }),
    onInvite('taker', { take: 1 }),
    onInvite('silent', points),
    onInvite('sender', { send: 'gem', upTo: 1 }),
    onInvite('chooser', { choose: [points, { bread: 1 }] }),
    onInvite('other', points),
  ]

  test('REN-INV-8: with two choices the player is asked for the first one, effects without a choice included', () => {
    const table = tableWith(three, {
      boards: [{ invited: ['taker', 'silent', 'sender'], hand: ['guest'] }],
    })
    table.play(invite('guest'))
    expect([table.asked, table.about]).toEqual([0, 'order'])
    expect(table.choices).toEqual([resolve('taker'), resolve('silent'), resolve('sender')])
    expect(table.refusal(resolve('other'))).toEqual({ code: 'notAmongThese' })
    expect(table.refusal({ do: 'decline' })).toEqual({ code: 'notAmongThese' })
    expect(table.refusal({ do: 'take', character: 'taker' })).toEqual({ code: 'notAmongThese' })
    table.play(resolve('sender'))
    expect(table.about).toBe('send')
    table.play({ do: 'send', hold: 'gem' })
    // With one choice left, the rest follows in the order of invitation.
    expect(table.about).toBe('take')
    expect(triggered(table)).toEqual(['0 sender', '0 taker'])
    table.play({ do: 'decline' })
    expect(triggered(table)).toEqual(['0 sender', '0 taker', '0 silent'])
    expect([table.score(0), table.asked]).toEqual([1, 1])
  })

  test('REN-INV-8: an effect without a choice may come first, then the player is asked again', () => {
    const table = tableWith(three, {
      boards: [{ invited: ['taker', 'silent', 'sender'], hand: ['guest'] }],
    })
    table.play(invite('guest'), resolve('silent'))
    expect(table.score(0)).toBe(1)
    expect(table.about).toBe('order')
    expect(table.choices).toEqual([resolve('taker'), resolve('sender')])
    table.play(resolve('sender'), { do: 'decline' })
    expect(table.about).toBe('take')
  })

  test('REN-INV-8: with three choices the player is asked twice', () => {
    const table = tableWith(three, {
      boards: [{ invited: ['taker', 'sender', 'chooser'], hand: ['guest'] }],
    })
    table.play(invite('guest'), resolve('chooser'), { do: 'choose', number: 0 })
    expect(table.about).toBe('order')
    expect(table.choices).toEqual([resolve('taker'), resolve('sender')])
    table.play(resolve('sender'), { do: 'send', hold: 'gem' })
    expect(table.about).toBe('take')
    table.play({ do: 'decline' })
    expect(triggered(table)).toEqual(['0 chooser', '0 sender', '0 taker'])
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: two effects of one character are ordered by the name of the character', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      permanent('both', [
        { when: 'invite', do: { take: 1 } },
        { when: 'invite', do: { send: 'gem', upTo: 1 } },
      ]),
      onInvite('chooser', { choose: [points, { bread: 1 }] }),
    ]
    const table = tableWith(cards, { boards: [{ invited: ['both', 'chooser'], hand: ['guest'] }] })
    table.play(invite('guest'))
    expect(table.choices).toEqual([resolve('both'), resolve('chooser')])
    table.play(resolve('chooser'), { do: 'decline' })
    // Both remaining effects belong to one character, so they follow as printed.
    expect(table.about).toBe('take')
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    expect(triggered(table)).toEqual(['0 chooser', '0 both', '0 both'])
  })

  test('REN-INV-8: players are asked only for their own order', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      ...['a', 'b', 'c', 'd'].map((id) => onInvite(id, { take: 1 }, { by: 'anyone' })),
    ]
    const table = tableWith(cards, {
      boards: [{ invited: ['a', 'b'], hand: ['guest'] }, { invited: ['c', 'd'] }],
    })
    table.play(invite('guest'))
    expect(table.choices).toEqual([resolve('a'), resolve('b')])
    table.play(resolve('b'), { do: 'decline' }, { do: 'decline' })
    expect(table.asked).toBe(1)
    expect(table.choices).toEqual([resolve('c'), resolve('d')])
  })
})

test('REN-INV-8 REN-TIT-1: titles come before the effects of characters', () => {
  const cards = [
    artwork('page', { bonus: { bread: 1 } }),
    permanent('scribe', [{ when: 'acquire', do: points }]),
    permanent('herald', [{ when: 'title', do: { points: 2 } }]),
  ]
  const table = tableWith(cards, {
    boards: [
      {
        invited: ['herald', 'scribe'],
        artworks: ['utopia', 'decameron', 'the-prince'],
      },
    ],
    workshop: ['canzoniere', 'in-praise-of-folly', 'orlando-furioso', 'page', 'divine-comedy'],
    titles: ['admiral', 'navigator', 'zealot'],
  })
  table.play({ do: 'acquire', artwork: 'page' })
  const scored = table.eventsOf('score').map(({ because }) => because.id)
  expect(scored[0]).toBe('zealot')
  expect(scored.slice(1).sort()).toEqual(['herald', 'scribe'])
  expect(table.score(0)).toBe(12 + 1 + 2)
  // The bonus of the artwork comes last.
  expect(table.events.at(-2)?.kind).toBe('bread')
})
