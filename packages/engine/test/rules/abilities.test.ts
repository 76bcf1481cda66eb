import type { Ability, Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, harbour, permanent, tableWith } from '../support/cards.ts'
import { boardsFor } from '../support/patron.ts'

const navigate = (to: string) => ({ do: 'navigate' as const, to })
const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })

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

  /** A pack in which only the cards of the test leave a choice. */
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
