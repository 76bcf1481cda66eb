import type { Effect, Trigger } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, engageable, immediate, permanent, stage } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

const points = { points: 1 }
const invite = (character: string) => ({ do: 'invite' as const, character })
const resolve = (character: string) => ({ do: 'resolve' as const, character })
const served = (table: Table) =>
  table.told('trigger').map(({ seat, character }) => `${seat} ${character}`)

const waiting = (id: string, effect: Effect, more: Partial<Trigger> = {}): Change =>
  permanent(id, [{ when: 'invite', ...more, do: effect }])

describe('between players', () => {
  const names = ['ear-0', 'ear-1', 'ear-2', 'ear-3']
  const cards = [
    immediate('guest', { bread: 1 }),
    ...names.map((id) => waiting(id, points, { by: 'anyone' })),
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
  ])('REN-INV-8: of %i players seat %i has the turn: %s', (players, turn, order) => {
    const boards = names.slice(0, players).map((id, seat): Board => {
      return { invited: [id], hand: seat === turn ? ['guest'] : [] }
    })
    const table = stage(cards, { boards, turn }, { players })
    table.play(invite('guest'))
    expect(table.told('trigger').map(({ seat }) => seat)).toEqual(order.split(' ').map(Number))
    // All of them before the guest's own effect.
    expect(table.told('bread')).toHaveLength(1)
    expect(table.events.at(-2)?.kind).toBe('bread')
  })

  test('REN-INV-8: each player is asked in turn, the one whose turn it is first', () => {
    const taking = [
      immediate('guest', { bread: 1 }),
      ...names.map((id) => waiting(id, { take: 1 }, { by: 'anyone' })),
    ]
    const boards = [0, 1, 2].map((seat): Board => {
      return { invited: [names[seat]], hand: seat === 1 ? ['guest'] : [] }
    })
    const table = stage(taking, { boards, turn: 1 }, { players: 3 })
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

describe('of one player', () => {
  test('REN-INV-8: without a choice in the order of invitation, and nobody is asked', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      waiting('first', points),
      waiting('second', { bread: 1 }),
      waiting('third', [points, { discard: 'character' }]),
    ]
    for (const invited of [
      ['first', 'second', 'third'],
      ['third', 'first', 'second'],
    ]) {
      const table = stage(cards, { boards: [{ invited, hand: ['guest'] }] })
      table.play(invite('guest'))
      expect(served(table)).toEqual(invited.map((id) => `0 ${id}`))
      expect(table.asked).toBe(1)
    }
  })

  test('REN-INV-8: with a single choice among them nobody is asked for the order', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      waiting('first', points),
      waiting('second', { take: 1 }),
      waiting('third', points),
    ]
    const table = stage(cards, {
      boards: [{ invited: ['first', 'second', 'third'], hand: ['guest'] }],
    })
    table.play(invite('guest'))
    expect(table.about).toBe('take')
    expect(served(table)).toEqual(['0 first', '0 second'])
    expect(table.play({ do: 'decline' }).score(0)).toBe(2)
  })

  const three = [
    immediate('guest', { bread: 1 }),
    waiting('taker', { take: 1 }),
    waiting('silent', points),
    waiting('sender', { send: 'gem', upTo: 1 }),
    waiting('chooser', { choose: [points, { bread: 1 }] }),
    waiting('other', points),
  ]

  test('REN-INV-8: two that hold a choice: asked which is first, silent ones included', () => {
    const table = stage(three, {
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
    // One choice is left: the rest goes in the order of invitation.
    expect(table.about).toBe('take')
    expect(served(table)).toEqual(['0 sender', '0 taker'])
    table.play({ do: 'decline' })
    expect(served(table)).toEqual(['0 sender', '0 taker', '0 silent'])
    expect([table.score(0), table.asked]).toEqual([1, 1])
  })

  test('REN-INV-8: a silent one may be put first; then it is asked again', () => {
    const table = stage(three, {
      boards: [{ invited: ['taker', 'silent', 'sender'], hand: ['guest'] }],
    })
    table.play(invite('guest'), resolve('silent'))
    expect(table.score(0)).toBe(1)
    expect(table.about).toBe('order')
    expect(table.choices).toEqual([resolve('taker'), resolve('sender')])
    table.play(resolve('sender'), { do: 'decline' })
    expect(table.about).toBe('take')
  })

  test('REN-INV-8: three that hold a choice: asked twice', () => {
    const table = stage(three, {
      boards: [{ invited: ['taker', 'sender', 'chooser'], hand: ['guest'] }],
    })
    table.play(invite('guest'), resolve('chooser'), { do: 'choose', number: 0 })
    expect(table.about).toBe('order')
    expect(table.choices).toEqual([resolve('taker'), resolve('sender')])
    table.play(resolve('sender'), { do: 'send', hold: 'gem' })
    expect(table.about).toBe('take')
    table.play({ do: 'decline' })
    expect(served(table)).toEqual(['0 chooser', '0 sender', '0 taker'])
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: two effects of one character are put in order by its name', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      permanent('both', [
        { when: 'invite', do: { take: 1 } },
        { when: 'invite', do: { send: 'gem', upTo: 1 } },
      ]),
      waiting('chooser', { choose: [points, { bread: 1 }] }),
    ]
    const table = stage(cards, { boards: [{ invited: ['both', 'chooser'], hand: ['guest'] }] })
    table.play(invite('guest'))
    expect(table.choices).toEqual([resolve('both'), resolve('chooser')])
    table.play(resolve('chooser'), { do: 'decline' })
    // Both that are left are of one character: as printed.
    expect(table.about).toBe('take')
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    expect(served(table)).toEqual(['0 chooser', '0 both', '0 both'])
  })

  test('REN-INV-8: players are asked for their own order only', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      ...['a', 'b', 'c', 'd'].map((id) => waiting(id, { take: 1 }, { by: 'anyone' })),
    ]
    const table = stage(cards, {
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
  const table = stage(cards, {
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
  const scored = table.told('score').map(({ because }) => because.id)
  expect(scored[0]).toBe('zealot')
  expect(scored.slice(1).sort()).toEqual(['herald', 'scribe'])
  expect(table.score(0)).toBe(12 + 1 + 2)
  // The bonus of the artwork comes last.
  expect(table.events.at(-2)?.kind).toBe('bread')
})

describe('effects that set off others', () => {
  test('REN-INV-8: an effect may set off another, which is done before the first goes on', () => {
    const cards = [
      immediate('guest', { bread: 1 }),
      waiting('host', [{ take: 1 }, { bread: 1 }]),
      permanent('clerk', [{ when: 'take', do: points }]),
    ]
    const table = stage(cards, { boards: [{ invited: ['host', 'clerk'], hand: ['guest'] }] })
    table.play(invite('guest'))
    table.play({ do: 'take', character: String(table.row('council')[3]) })
    expect(served(table)).toEqual(['0 host', '0 clerk'])
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('score')).toBeLessThan(kinds.lastIndexOf('bread'))
    expect(table.bread(0)).toBe(3)
  })

  const chain = [
    ...['one', 'two', 'three', 'four'].map((id) => immediate(id, { bread: 1 })),
    waiting('host', [points, { invite: 'character' }], { by: 'anyone' }),
    waiting('clerk', { points: 10 }, { by: 'anyone' }),
    waiting('twin', [{ points: 100 }, { invite: 'character' }], { by: 'anyone' }),
  ]

  test('REN-INV-8: never itself again within its own resolution, but others', () => {
    const table = stage(chain, {
      boards: [{ invited: ['host', 'clerk'], hand: ['one', 'two', 'three'] }],
    })
    table.play(invite('one'))
    expect(served(table)).toEqual(['0 host'])
    table.play(invite('two'))
    // The second invitation sets off the clerk only; then the clerk of the first has his turn.
    expect(served(table)).toEqual(['0 host', '0 clerk', '0 clerk'])
    expect(table.score(0)).toBe(21)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: two effects of one character are two: one may set off the other', () => {
    const cards = [
      permanent('host', [
        { when: 'invite', do: { take: 1 } },
        { when: 'take', do: { invite: 'character' } },
      ]),
      ...['one', 'two', 'three'].map((id) => immediate(id, { bread: 1 })),
    ]
    const table = stage(cards, { boards: [{ invited: ['host'], hand: ['one', 'two', 'three'] }] })
    table.play(invite('one'), { do: 'take', character: String(table.row('council')[2]) })
    expect(served(table)).toEqual(['0 host', '0 host'])
    expect(table.about).toBe('invite')
    // The second guest would set off the first effect, which is at work still.
    table.play(invite('two'))
    expect(served(table)).toHaveLength(2)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-8: when it is done it may be set off again', () => {
    const table = stage(chain, {
      boards: [{ invited: ['host'], hand: ['one', 'two', 'three', 'four'] }, { passed: true }],
      windRose: 1,
    })
    table.play(invite('one'), invite('two'))
    expect(table.about).toBe('main')
    table.play(invite('three'), invite('four'))
    expect(served(table)).toEqual(['0 host', '0 host'])
    expect(table.score(0)).toBe(2)
  })

  test('REN-INV-8: two may set off each other once, not in circles', () => {
    const table = stage(chain, {
      boards: [
        { invited: ['host'], hand: ['one', 'two', 'three'] },
        { invited: ['twin'], hand: ['four'] },
      ],
    })
    // Host works on the first guest and brings the second, which sets off the twin of the other
    // player; the twin's guest sets off nobody, for both are at work.
    table.play(invite('one'), invite('two'))
    expect([table.asked, table.about]).toEqual([1, 'invite'])
    table.play(invite('four'))
    expect(served(table)).toEqual(['0 host', '1 twin', '1 twin'])
    expect([table.score(0), table.score(1)]).toEqual([1, 200])
  })

  test('REN-INV-7 REN-INV-8: the permanent character just invited hears of the next one', () => {
    const cards = [
      waiting('herald', points, { by: 'anyone' }),
      permanent('usher', [{ when: 'invite', do: { invite: 'immediate' } }]),
      immediate('guest', { bread: 1 }),
    ]
    const table = stage(cards, { boards: [{ invited: ['usher'], hand: ['herald', 'guest'] }] })
    table.play(invite('herald'), invite('guest'))
    expect(served(table)).toEqual(['0 usher', '0 herald'])
  })
})

describe('what a payment sets off', () => {
  const cards = [
    artwork('page', { cost: 4, points: 5, bonus: { points: 6 } }),
    permanent('teller', [{ when: 'pay', do: { points: 1 } }]),
    permanent('usurer', [{ when: 'overpay', do: { points: 2 } }]),
    permanent('scribe', [{ when: 'acquire', do: { points: 3 } }]),
    engageable('smith', { pay: { resources: 4, in: ['gem'] }, then: { points: 7 } }),
    (pack: Parameters<Change>[0]) => {
      pack.shipIcons.value = [{ points: 8 }, null, null, null, null, null]
    },
  ]
  const boards: Board[] = [{ invited: ['usurer', 'teller', 'scribe', 'smith'] }]
  const workshop = ['utopia', 'decameron', 'the-prince', 'page', 'canzoniere']
  const gains = (table: Table) => table.told('score').map(({ from, to }) => to - from)

  test('REN-INV-8 REN-ACQ-4: comes after what was paid for, its bonus included', () => {
    const table = stage(cards, { boards, workshop })
    table.play({ do: 'acquire', artwork: 'page' })
    expect(gains(table)).toEqual([5, 3, 6, 1, 2])
  })

  test('REN-INV-8 REN-CON-4: likewise after the ships and their icons', () => {
    const table = stage(cards, { boards, workshop })
    table.play({ do: 'construct', number: 1 })
    expect(gains(table)).toEqual([8, 1, 2])
  })

  test('REN-INV-8 REN-ENG-3: and after the effect that had a price', () => {
    const table = stage(cards, { boards, workshop })
    table.play({ do: 'engage', character: 'smith' })
    expect(gains(table)).toEqual([7, 1, 2])
    expect(table.isEngaged('smith')).toBe(true)
  })
})

describe('ships for bread while effects wait', () => {
  const sending: Effect = { send: 'gem', upTo: 1 }
  const lay = (second: Effect, owner: 0 | 1 = 0) => {
    const changes = [
      immediate('guest', { bread: 1 }),
      waiting('sender', [sending, { take: 1 }]),
      waiting('second', second, { by: owner === 0 ? 'me' : 'other' }),
    ]
    const invited = owner === 0 ? ['sender', 'second'] : ['sender']
    const table = stage(changes, {
      boards: [{ invited, hand: ['guest'] }, { invited: owner === 1 ? ['second'] : [] }],
    })
    table.play(invite('guest'))
    if (table.about === 'order') table.play(resolve('sender'))
    return table.play({ do: 'send', hold: 'gem' })
  }

  test('REN-OPT-5 REN-INV-8: a waiting effect that sends ships of this player counts', () => {
    const table = lay([sending])
    expect(table.about).toBe('take')
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'sendsPending' })
    expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual({ code: 'sendsPending' })
    expect(table.optionsOf().map((option) => option.do)).toEqual([])
  })

  test('REN-OPT-5 REN-INV-8: one that sends nothing does not, nor one of another player', () => {
    const quiet = lay({ straighten: 1 })
    expect(quiet.about).toBe('take')
    expect(quiet.refusal({ do: 'bayToBread' })).toBeNull()
    const others = lay(sending, 1)
    expect(others.about).toBe('take')
    expect(others.refusal({ do: 'bayToBread' })).toBeNull()
  })
})
