import { type Ability, type Effect, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  engageable,
  harbour,
  permanent,
  tableWith,
} from '../support/cards.ts'
import type { Board, Layout } from '../support/table.ts'

/** Every seat, the first card of the pack, the second ability of a card: as good as any other. */

const engage = { do: 'engage', character: 'patron' } as const
const decline = { do: 'decline' } as const
const keep = (character: string) => ({ do: 'keep' as const, character })
const give = (character: string) => ({ do: 'give' as const, character })
const navigate = (to: string) => ({ do: 'navigate' as const, to })
const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })

/** The first cards of the pack, which no card of a test replaces. */
const [first, second, third, fourth] = trialPack.characters.map(({ id }) => id)
const [{ id: firstArtwork }] = trialPack.artworks
const [{ id: firstTile }] = trialPack.privateDestinations

/** A board for one seat, empty ones for those before it. */
const boardsFor = (seat: number, board: Board): Board[] => [
  ...Array.from({ length: seat }, () => ({})),
  board,
]

/** A patron with this effect is engaged by this seat. */
const patron = (effect: Effect, seat = 0, board: Board = {}, layout: Layout = {}) =>
  tableWith(
    [engageable('patron', effect)],
    { boards: boardsFor(seat, { invited: ['patron'], ...board }), turn: seat, ...layout },
    { players: 4 },
  ).play(engage)

describe('drawing characters', () => {
  const nextCharacters = [first, second, third, fourth]

  test.each([0, 1, 2, 3])(
    'REN-INV-6: seat %i draws, keeps some cards and discards the rest',
    (seat) => {
      const table = patron({ draw: 3, keep: 2 }, seat, {}, { nextCharacters })
      expect([table.asked, table.about]).toEqual([seat, 'draw'])
      expect(table.choices).toEqual([keep(first), keep(second), keep(third), decline])
      expect(table.refusal(keep(first))).toBeNull()
      expect(table.refusal(keep(fourth))).toEqual({ code: 'notAmongThese' })
      table.play(keep(first), keep(third))
      expect(table.hand(seat).sort()).toEqual([first, third].sort())
      const discarded = table.eventsOf('card').filter(({ to }) => to === 'discard')
      expect(discarded.map(({ card, from, seat }) => [card, from, seat])).toEqual([
        [second, 'pile', seat],
      ])
      expect([table.asked, table.about]).toEqual([(seat + 1) % 4, 'main'])
      expect(table.eventsOf('nothing')).toEqual([])
    },
  )

  test('REN-INV-6: a player who may keep more cards than were drawn is not asked again', () => {
    const table = patron({ draw: 1, keep: 2 }, 0, {}, { nextCharacters }).play(keep(first))
    expect([table.asked, table.about, table.hand(0)]).toEqual([1, 'main', [first]])
    expect(table.eventsOf('nothing')).toEqual([])
  })

  test('REN-INV-6 REN-ROW-2: with an empty deck and discard pile, nobody is asked to keep a card', () => {
    const table = tableWith([engageable('patron', { draw: 2, keep: 1 })], {
      boards: [{ invited: ['patron'] }],
    })
    table.game.councilDiscard.length = 0
    for (const card of table.game.councilDeck.splice(0)) table.game.where[card] = 2
    table.play(engage)
    expect([table.asked, table.about, table.hand(0)]).toEqual([1, 'main', []])
    expect(table.eventsOf('nothing')).toEqual([])
  })
})

test.each([0, 1, 2, 3])('REN-OPT-3: seat %i gives a card of its hand as a price', (seat) => {
  const effect: Effect = { pay: { hand: 1 }, then: { points: 2 } }
  const table = patron(effect, seat, { hand: [first, second] })
  expect([table.asked, table.choices]).toEqual([seat, [give(first), give(second)]])
  expect(table.refusal(give(second))).toBeNull()
  expect(table.refusal(give(third))).toEqual({ code: 'notInHand' })
  table.play(give(first))
  expect([table.hand(seat), table.score(seat)]).toEqual([[second], 2])
})

describe('the first card of the pack', () => {
  test('REN-NAV-6: is taken from the Council like any other', () => {
    const table = patron({ take: 1 }, 0, {}, { council: [null, null, null, first] })
    expect(table.choices).toEqual([{ do: 'take', character: first }, decline])
  })

  test('REN-INV-6: is discarded from a row like any other, without further effect', () => {
    const points: Change = (pack) => {
      pack.publicDestinations[0].benefits = [{ points: 7 }, { points: 7 }]
    }
    const table = tableWith([points, engageable('patron', { discard: 'artwork', upTo: 1 })], {
      boards: [{ invited: ['patron'] }],
      workshop: [null, null, null, null, firstArtwork],
    }).play(engage)
    const discard = { do: 'discardArtwork', artwork: firstArtwork } as const
    expect(table.choices).toEqual([discard, decline])
    table.play(discard)
    expect([table.score(0), table.asked, table.about]).toEqual([0, 1, 'main'])
  })

  test.each(['public', 'evolving'] as const)(
    'REN-INV-3: the first private destination does not count as %s',
    (to) => {
      const plain: Change = (pack) => {
        const [tile] = pack.privateDestinations
        delete tile.bread
        tile.benefits = { bread: 1 }
      }
      const friend = permanent('friend', [{ when: 'navigate', to, do: { points: 5 } }])
      const table = tableWith([plain, friend], {
        boards: [{ invited: ['friend'], destinations: [firstTile] }],
      }).play(navigate(firstTile))
      expect([table.score(0), table.eventsOf('trigger')]).toEqual([0, []])
    },
  )
})

test('REN-NAV-14: two lighthouses on one destination count separately for their owners', () => {
  const count: Effect = { points: { per: 'lighthouseOnPublic', max: 9 } }
  const cards = [harbour('twin', { slots: 2 }), engageable('patron', count)]
  const both = tableWith(cards, {
    boards: [{ invited: ['patron'], lighthouses: ['twin', 'twin'] }],
  }).play(engage)
  expect(both.score(0)).toBe(2)
  const last = tableWith(cards, {
    boards: [{ lighthouses: ['twin'] }, { invited: ['patron'], lighthouses: ['twin'] }],
    turn: 1,
  }).play(engage)
  expect(last.score(1)).toBe(1)
})

test('REN-CON-3: the cause of a chosen effect is the card that offered the choice', () => {
  const table = patron({ choose: [{ points: 1 }, { points: 2 }] })
  table.play({ do: 'choose', number: 1 })
  expect(table.eventsOf('score').map(({ to, because }) => [to, because])).toEqual([
    [2, { kind: 'character', id: 'patron' }],
  ])
})

test.each<[string, Effect[], object | null]>([
  ['nothing', [], null],
  ['points', [{ points: 1 }], null],
  ['two more without a ship', [{ points: 1 }, { bread: 1 }], null],
  ['points, then a ship', [{ points: 2 }, { send: 'gem', upTo: 1 }], { code: 'sendsPending' }],
])('REN-OPT-5: after a send, at a question, with %s still to come', (_, rest, refusal) => {
  const table = patron([{ send: 'wine', upTo: 1 }, { take: 1 }, ...rest])
  table.play({ do: 'send', hold: 'wine' })
  expect([table.about, table.refusal({ do: 'bayToBread' })]).toEqual(['take', refusal])
})

describe('abilities of permanent characters', () => {
  const wares = [artwork('aleph', { cost: 6 }), artwork('beth', { cost: 7 })]
  const shop = [null, null, null, 'aleph', 'beth']

  test.each<[string, Ability]>([
    ['gems pay for books', { accept: ['gem'], for: 'book' }],
    ['gems count as wine', { hold: 'gem', as: 'wine' }],
  ])('REN-PAY-1 REN-INV-3: for every seat with the ability, %s', (_, ability) => {
    for (let seat = 0; seat < 4; seat++)
      for (const invited of [['friend'], []]) {
        const table = tableWith(
          [...wares, permanent('friend', [ability])],
          {
            boards: boardsFor(seat, { bay: 0, gem: 1, port: 3, invited }),
            workshop: shop,
            turn: seat,
          },
          { players: 4 },
        )
        const has = invited.length > 0 ? 6 : 0
        expect(table.offers(acquire('aleph'))).toBe(has === 6)
        expect(table.refusal(acquire('beth'))).toEqual({ code: 'cannotPay', needs: 7, has })
      }
  })

  test('REN-PAY-6: a reduction limited to once a turn and an unlimited one are added', () => {
    const both: Ability[] = [
      { less: 1, for: 'book', once: 'turn' },
      { less: 2, for: 'book' },
    ]
    const table = tableWith([...wares, permanent('friend', both)], {
      boards: [{ bay: 1, gem: 3, invited: ['friend'] }],
      workshop: shop,
    })
    expect(table.refusal(acquire('aleph'))).toBeNull()
    expect(table.refusal(acquire('beth'))).toEqual({ code: 'cannotPay', needs: 4, has: 3 })
  })

  test('REN-INV-3: a second ability limited to once a turn works again in the next turn', () => {
    const twice = permanent('twice', [
      { when: 'discover', do: { points: 1 } },
      { when: 'navigate', once: 'turn', do: { points: 3 } },
    ])
    const before = permanent('before', [{ when: 'discover', do: { points: 1 } }])
    const table = tableWith([twice, before, ...['a', 'b', 'c'].map((id) => harbour(id))], {
      boards: [{ invited: ['twice'] }],
    })
    table.play(navigate('a'))
    expect(table.score(0)).toBe(3)
    table.play(navigate('b'), navigate('c'))
    expect(table.score(0)).toBe(6)
  })

  test('REN-INV-3: a condition on artworks is met with enough of them and not before', () => {
    const friend = permanent('friend', [
      { when: 'navigate', if: { count: 'artwork', atLeast: 1 }, do: { points: 5 } },
    ])
    const score = (artworks: string[]) =>
      tableWith([friend, ...wares, harbour('a')], { boards: [{ invited: ['friend'], artworks }] })
        .play(navigate('a'))
        .score(0)
    expect([score([]), score(['aleph'])]).toEqual([0, 5])
  })

  /** No effect of the pack leaves a choice, but those of the test. */
  const dull: Change = (pack) => {
    for (const list of [
      'publicDestinations',
      'evolvingDestinations',
      'privateDestinations',
    ] as const)
      for (const place of pack[list]) place.benefits = { bread: 1 }
    for (const card of pack.characters) {
      if ('effect' in card) card.effect = { points: 1 }
      if ('abilities' in card) card.abilities = [{ granary: 1 }]
    }
    for (const card of pack.artworks) delete card.bonus
  }

  test('REN-INV-8: the owner orders two effects with a choice', () => {
    const choose: Effect = { choose: [{ points: 1 }, { bread: 1 }] }
    const friends = ['agnes', 'bruno'].map((id) =>
      permanent(id, [{ when: 'navigate', do: choose }]),
    )
    const table = tableWith([dull, ...friends, harbour('a')], {
      boards: [{ invited: ['agnes', 'bruno'] }],
    }).play(navigate('a'))
    expect([table.asked, table.about]).toEqual([0, 'order'])
    table.play({ do: 'resolve', character: 'bruno' })
    expect(table.eventsOf('trigger').map(({ character }) => character)).toEqual(['bruno'])
  })
})

test('REN-PAY-1 REN-PAY-4: of two ways to pay, the one that loses no bread comes first', () => {
  const table = tableWith(
    [permanent('friend', [{ yield: 'wood', more: 1 }]), artwork('aleph', { in: ['wood', 'wine'] })],
    {
      boards: [{ bay: 0, wood: 1, wine: 1, port: 2, bread: 6, invited: ['friend'] }],
      workshop: [null, null, null, 'aleph', firstArtwork],
    },
  ).play(acquire('aleph'))
  expect(table.choices).toEqual([
    { do: 'pay', wine: 1 },
    { do: 'pay', wood: 1 },
  ])
})

test('REN-PAY-1 REN-PAY-4: a way to pay without a ship to the port comes first, however much bread is lost', () => {
  const table = tableWith(
    [permanent('friend', [{ yield: 'wood', more: 60 }]), artwork('aleph', { in: ['wood'] })],
    {
      boards: [{ bay: 1, wood: 1, port: 2, bread: 0, invited: ['friend'] }],
      workshop: [null, null, null, 'aleph', firstArtwork],
    },
  ).play(acquire('aleph'))
  expect(table.choices.map(({ wood = 0 }) => wood)).toEqual([1, 0])
  table.play(table.choices[0])
  const [{ from, to, lost }] = table.eventsOf('bread')
  expect([from, to, lost]).toEqual([0, 6, 54])
})
