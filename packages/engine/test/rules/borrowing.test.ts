import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Change, engageable, immediate, permanent, tableWith } from '../support/cards.ts'
import { points } from '../support/points.ts'
import type { Board } from '../support/table.ts'

const borrow = (character: string) => ({ do: 'borrow' as const, character })
const decline = { do: 'decline' as const }

const cards: Change[] = [
  engageable('borrower', { borrow: 'engageable' }),
  engageable('own', points(1)),
  engageable('near', points(2)),
  engageable('far', points(3)),
  engageable('expensive', { pay: { bread: 2 }, then: points(5) }),
  engageable('second', { borrow: 'engageable' }),
  engageable('shown', points(1)),
  permanent('duke', [{ granary: 1 }]),
  immediate('abbot', points(1)),
  permanent('watcher', [{ when: 'engage', by: 'anyone', do: { bread: 1 } }]),
]

const setUp = (boards: Board[]) =>
  tableWith(
    cards,
    { boards, council: ['raphael', 'qaitbay', 'leo-x', 'shown'] },
    { players: 3 },
  ).play({
    do: 'engage',
    character: 'borrower',
  })

describe('borrowing an engageable character of another player', () => {
  test('REN-INV-6: any upright or engaged character of another player can be borrowed, never an own one', () => {
    const table = setUp([
      { invited: ['borrower', 'own'] },
      { invited: ['near', 'duke', 'abbot'], hand: ['expensive'] },
      { invited: ['far'], engaged: ['far'] },
    ])
    expect(table.about).toBe('borrow')
    expect(table.choices).toEqual([borrow('near'), borrow('far'), decline])
    for (const id of ['own', 'borrower', 'duke', 'abbot', 'expensive', 'second', 'shown'])
      expect(table.refusal(borrow(id))).toEqual({ code: 'notEngageable' })
    expect(table.refusal({ do: 'engage', character: 'own' })).toEqual({ code: 'notAskedNow' })
    table.play(borrow('far'))
    expect([table.score(0), table.score(2), table.asked]).toEqual([3, 0, 1])
  })

  test('REN-INV-6: the borrowed character is not turned, the borrower is', () => {
    const table = setUp([{ invited: ['borrower', 'watcher'] }, { invited: ['near'] }, {}])
    table.play(borrow('near'))
    expect([table.isEngaged('near'), table.isEngaged('borrower')]).toEqual([false, true])
    expect(table.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'borrower', to: 'engaged' },
    ])
    // It counts as one engagement, not two.
    expect(table.eventsOf('trigger')).toHaveLength(1)
    expect(table.eventsOf('score')[0].because).toEqual({ kind: 'character', id: 'near' })
  })

  test('REN-NAV-11: borrowing may be declined', () => {
    const table = setUp([{ invited: ['borrower'] }, { invited: ['near'] }, {}]).play(decline)
    expect([table.score(0), table.isEngaged('borrower'), table.asked]).toEqual([0, true, 1])
  })

  test('REN-ENG-3: a cost in the borrowed effect must be paid', () => {
    const poor = setUp([{ bread: 1, invited: ['borrower'] }, { invited: ['expensive'] }, {}])
    expect(poor.choices).toEqual([decline])
    expect(poor.refusal(borrow('expensive'))).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    poor.play({ do: 'bayToBread' }, borrow('expensive'))
    expect([poor.bread(0), poor.score(0)]).toEqual([2, 5])
  })

  test('REN-OPT-4: with nothing to borrow, the player is not asked', () => {
    expect(setUp([{ invited: ['borrower', 'own'] }, {}, {}]).asked).toBe(1)
  })
})

describe('a character that borrows', () => {
  test('REN-ENG-4: can be borrowed, but not a character that is already in use', () => {
    const table = setUp([
      { invited: ['borrower', 'own'] },
      { invited: ['second', 'near'] },
      { invited: ['far'] },
    ])
    table.play(borrow('second'))
    expect(table.about).toBe('borrow')
    expect(table.refusal(borrow('second'))).toEqual({ code: 'notAmongThese' })
    expect(table.choices).toEqual([borrow('near'), borrow('far'), decline])
    table.play(borrow('near'))
    expect(table.score(0)).toBe(2)
  })

  test('REN-ENG-4: cannot be borrowed again within its own effect, also through another player’s effect', () => {
    const effect: Effect = [{ points: 1 }, { borrow: 'engageable' }]
    const changes = [
      engageable('first', effect),
      permanent('echo', [{ when: 'engage', by: 'other', do: { borrow: 'engageable' } }]),
      engageable('near', points(2)),
    ]
    const table = tableWith(changes, {
      boards: [{ invited: ['first'] }, { invited: ['echo', 'near'] }],
    })
    table.play({ do: 'engage', character: 'first' }, decline)
    // The first character is turned and done, so the other player may borrow it now.
    expect([table.asked, table.choices]).toEqual([1, [borrow('first'), decline]])
    table.play(borrow('first'))
    expect([table.score(0), table.score(1)]).toEqual([1, 1])
    expect(table.refusal(borrow('first'))).toEqual({ code: 'notAmongThese' })
  })
})

test('REN-INV-6: every seat may borrow upright or engaged characters from every other', () => {
  const cards = [
    engageable('borrower', { borrow: 'engageable' }),
    engageable('near', { points: 2 }),
    engageable('far', { points: 3 }),
  ]
  for (let seat = 0; seat < 4; seat++)
    for (let owner = 0; owner < 4; owner++) {
      if (owner === seat) continue
      const boards: Board[] = [{}, {}, {}, {}]
      boards[seat] = { invited: ['borrower'] }
      boards[owner] = { invited: ['near', 'far'], engaged: ['far'] }
      const table = tableWith(cards, { boards, turn: seat }, { players: 4 })
      table.play({ do: 'engage', character: 'borrower' })
      expect([table.asked, table.choices]).toEqual([
        seat,
        [{ do: 'borrow', character: 'near' }, { do: 'borrow', character: 'far' }, decline],
      ])
      table.play({ do: 'borrow', character: 'near' })
      expect([table.score(seat), table.score(owner)]).toEqual([2, 0])
    }
})
