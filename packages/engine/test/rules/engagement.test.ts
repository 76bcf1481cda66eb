import { checkPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { engageable, harbour, immediate, permanent, tableWith } from '../support/cards.ts'
import { points } from '../support/points.ts'
import { packWith } from '../support/table.ts'

test('REN-ENG-1: an upright engageable character applies its effect and is turned', () => {
  const table = tableWith([engageable('smith', [points(2), { bread: 1 }])], {
    boards: [{ invited: ['smith'] }],
  })
  expect(table.offers({ do: 'engage', character: 'smith' })).toBe(true)
  table.play({ do: 'engage', character: 'smith' })
  const because = { kind: 'character', id: 'smith' }
  expect(table.events).toEqual([
    { kind: 'engage', seat: 0, character: 'smith' },
    { kind: 'score', seat: 0, from: 0, to: 2, because },
    { kind: 'bread', seat: 0, from: 0, to: 1, lost: 0, because },
    { kind: 'turned', seat: 0, character: 'smith', to: 'engaged' },
    { kind: 'turn', seat: 1 },
  ])
  expect(table.isEngaged('smith')).toBe(true)
})

test('REN-ENG-1: a character that is engaged, in hand, another player’s or not engageable cannot be engaged', () => {
  const cards = [
    ...['smith', 'mason', 'carter', 'baker'].map((id) => engageable(id, points(1))),
    permanent('scribe', [{ granary: 1 }]),
  ]
  const table = tableWith(cards, {
    boards: [
      { invited: ['smith', 'mason', 'scribe'], engaged: ['mason'], hand: ['carter'] },
      { invited: ['baker'] },
    ],
  })
  const refusals = ['smith', 'mason', 'carter', 'baker', 'scribe'].map(
    (character) => table.refusal({ do: 'engage', character })?.code ?? null,
  )
  expect(refusals).toEqual([null, 'alreadyEngaged', 'notInvited', 'notInvited', 'notEngageable'])
  expect(table.choices.filter((choice) => choice.do === 'engage')).toEqual([
    { do: 'engage', character: 'smith' },
  ])
})

describe('straightening', () => {
  test('REN-ENG-2: sets one own character upright, which may be engaged again', () => {
    const cards = [
      ...['smith', 'mason', 'baker'].map((id) => engageable(id, points(1))),
      immediate('abbot', { straighten: 1 }),
    ]
    const table = tableWith(cards, {
      boards: [
        { invited: ['smith', 'mason'], engaged: ['smith'], hand: ['abbot'] },
        { invited: ['baker'], engaged: ['baker'], passed: true },
      ],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'abbot' })
    expect(table.refusal({ do: 'straighten', character: 'baker' })).toEqual({ code: 'notInvited' })
    expect(table.refusal({ do: 'straighten', character: 'mason' })).toEqual({ code: 'notEngaged' })
    expect(table.refusal({ do: 'engage', character: 'mason' })).toEqual({ code: 'notAskedNow' })
    expect(table.choices).toEqual([{ do: 'straighten', character: 'smith' }, { do: 'decline' }])
    table.play({ do: 'straighten', character: 'smith' })
    expect(table.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'smith', to: 'upright' },
    ])
    table.play({ do: 'engage', character: 'smith' })
    expect(table.score(0)).toBe(1)
  })

  test('REN-ENG-2: several characters are straightened one by one, or fewer than allowed', () => {
    const three = ['smith', 'mason', 'baker']
    const cards = [
      ...three.map((id) => engageable(id, points(1))),
      immediate('abbot', { straighten: 2 }),
    ]
    const setUp = () =>
      tableWith(cards, { boards: [{ invited: three, engaged: three, hand: ['abbot'] }] }).play({
        do: 'invite',
        character: 'abbot',
      })
    const two = setUp().play(
      { do: 'straighten', character: 'baker' },
      { do: 'straighten', character: 'smith' },
    )
    expect(three.map((id) => two.isEngaged(id))).toEqual([false, true, false])
    expect(two.asked).toBe(1)
    const one = setUp().play({ do: 'straighten', character: 'baker' }, { do: 'decline' })
    expect(three.map((id) => one.isEngaged(id))).toEqual([true, true, false])
    expect(one.asked).toBe(1)
  })

  test('REN-ENG-2 REN-NEW-4: all characters of all players are straightened at the start of a period', () => {
    const cards = ['smith', 'mason', 'baker'].map((id) => engageable(id, points(1)))
    const table = tableWith(cards, {
      boards: [
        { invited: ['smith', 'mason'], engaged: ['smith'] },
        { invited: ['baker'], engaged: ['baker'] },
      ],
    })
    table.endPeriod()
    expect(table.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'smith', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'baker', to: 'upright' },
    ])
    expect(['smith', 'mason', 'baker'].some((id) => table.isEngaged(id))).toBe(false)
    expect(table.refusal({ do: 'engage', character: 'smith' })).toBeNull()
  })
})

describe('when a character can be engaged', () => {
  test('REN-ENG-3: in the period it was invited', () => {
    const table = tableWith([engageable('smith', points(1))], {
      boards: [{ hand: ['smith'] }, { passed: true }],
      windRose: 1,
    })
    table.play({ do: 'invite', character: 'smith' }, { do: 'engage', character: 'smith' })
    expect(table.score(0)).toBe(1)
  })

  test('REN-ENG-3: even if its effect can do nothing', () => {
    const table = tableWith([engageable('smith', { straighten: 1 })], {
      boards: [{ invited: ['smith'] }],
    })
    table.play({ do: 'engage', character: 'smith' })
    // It is turned after the effect, so it cannot straighten itself.
    expect(table.isEngaged('smith')).toBe(true)
    expect(table.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'smith', to: 'engaged' },
    ])
    expect(table.asked).toBe(1)
  })

  test('REN-ENG-3: it can straighten another character, but not itself', () => {
    const cards = [engageable('smith', { straighten: 2 }), engageable('mason', points(1))]
    const table = tableWith(cards, {
      boards: [{ invited: ['smith', 'mason'], engaged: ['mason'] }],
    })
    table.play({ do: 'engage', character: 'smith' })
    expect(table.refusal({ do: 'straighten', character: 'smith' })).toEqual({ code: 'notEngaged' })
    table.play({ do: 'straighten', character: 'mason' })
    expect([table.isEngaged('smith'), table.isEngaged('mason')]).toEqual([true, false])
  })
})

describe('a cost in the effect', () => {
  test('REN-ENG-3: bread must be paid, without a question', () => {
    const effect = { pay: { bread: 2 }, then: points(5) }
    const table = (bread: number) =>
      tableWith([engageable('smith', effect)], { boards: [{ bread, invited: ['smith'] }] })
    expect(table(1).refusal({ do: 'engage', character: 'smith' })).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    expect(table(1).offers({ do: 'engage', character: 'smith' })).toBe(false)
    const enough = table(2).play({ do: 'engage', character: 'smith' })
    expect([enough.bread(0), enough.score(0), enough.asked]).toEqual([0, 5, 1])
  })

  test('REN-ENG-3: cards of the hand must be paid', () => {
    const cards = [
      engageable('smith', { pay: { hand: 2 }, then: points(5) }),
      ...['one', 'two', 'three'].map((id) => immediate(id, points(1))),
    ]
    const table = (hand: string[]) =>
      tableWith(cards, { boards: [{ hand, invited: ['smith'] }, { hand: ['three'] }] })
    expect(table(['one']).refusal({ do: 'engage', character: 'smith' })).toEqual({
      code: 'notInHand',
      needs: 2,
      has: 1,
    })
    const enough = table(['one', 'two']).play({ do: 'engage', character: 'smith' })
    expect(enough.about).toBe('give')
    expect(enough.refusal({ do: 'decline' })).toEqual({ code: 'notAskedNow' })
    expect(enough.refusal({ do: 'give', character: 'three' })).toEqual({ code: 'notInHand' })
    expect(enough.refusal({ do: 'handToBread', character: 'one' })).toEqual({ code: 'whilePaying' })
    enough.play({ do: 'give', character: 'two' })
    expect(enough.hand(0)).toEqual([])
    expect([enough.score(0), enough.bread(0)]).toEqual([5, 0])
    expect(enough.game.councilDiscard.map((c) => enough.tables.characterIds[c])).toEqual([
      'two',
      'one',
    ])
  })

  test('REN-ENG-3: resources must be paid', () => {
    const effect = { pay: { resources: 4, in: ['wood' as const, 'gem' as const] }, then: points(5) }
    const one = tableWith([engageable('smith', effect)], {
      boards: [{ bay: 1, wine: 3, invited: ['smith'] }],
    })
    expect(one.refusal({ do: 'engage', character: 'smith' })).toEqual({
      code: 'cannotPay',
      needs: 4,
      has: 3,
    })
    const two = tableWith([engageable('smith', effect)], {
      boards: [{ bay: 1, gem: 1, wine: 2, invited: ['smith'] }],
    })
    two.play({ do: 'engage', character: 'smith' })
    // The gem ship returns (3) and a ship goes to the port (3): the surplus of 2 becomes bread.
    expect([two.ships(0, 'gem'), two.ships(0, 'bay'), two.ships(0, 'port')]).toEqual([0, 1, 1])
    expect([two.bread(0), two.score(0)]).toEqual([2, 5])
    expect(two.events.map(({ kind }) => kind)).toEqual([
      'engage',
      'ship',
      'ship',
      'bread',
      'score',
      'turned',
      'turn',
    ])
  })

  test('REN-ENG-3 REN-NAV-11: a price inside the effect may be declined', () => {
    const effect = [points(1), { pay: { bread: 2 }, then: points(5) }]
    const table = tableWith([engageable('smith', effect)], {
      boards: [{ bread: 2, invited: ['smith'] }],
    })
    table.play({ do: 'engage', character: 'smith' })
    expect(table.about).toBe('price')
    table.play({ do: 'decline' })
    expect([table.bread(0), table.score(0)]).toEqual([2, 1])
    expect(table.isEngaged('smith')).toBe(true)
  })
})

test('REN-ENG-1: an effect with questions is finished before the character is turned', () => {
  const table = tableWith([engageable('smith', { send: 'wine', upTo: 2 })], {
    boards: [{ bay: 4, invited: ['smith'] }],
  })
  table.play({ do: 'engage', character: 'smith' }, { do: 'send', hold: 'wine' })
  expect(table.isEngaged('smith')).toBe(false)
  table.play({ do: 'send', hold: 'wine' })
  expect(table.isEngaged('smith')).toBe(true)
  expect(table.ships(0, 'wine')).toBe(2)
})

describe('endless straightening', () => {
  const check = (...characters: Parameters<typeof engageable>[]) =>
    checkPack(
      packWith((pack) => {
        for (const character of characters) engageable(...character)(pack)
        // Nobody may borrow them, so only the two characters matter.
        for (const card of pack.characters)
          if (card.type === 'engageable' && 'borrow' in card.effect) card.effect = { bread: 1 }
      }),
    ).faults.map(({ code }) => code)

  test('REN-ENG-4: a pack with two engageable characters that straighten is refused', () => {
    expect(check(['smith', { straighten: 1 }])).toEqual([])
    expect(check(['smith', { straighten: 1 }], ['mason', { straighten: 1 }])).toEqual([
      'endless-straighten',
      'endless-straighten',
    ])
  })

  test('REN-ENG-4: also if they straighten for a price or inside another effect', () => {
    const price = { pay: { bread: 2 }, then: { straighten: 1 } }
    expect(check(['smith', price], ['mason', [points(1), { straighten: 1 }]])).toEqual([
      'endless-straighten',
      'endless-straighten',
    ])
  })
})

test('REN-ENG-1 REN-ACT-4: engaging is a main action, one per turn', () => {
  const cards = ['smith', 'mason'].map((id) => engageable(id, points(1)))
  const table = tableWith([...cards, harbour('cove')], {
    boards: [{ invited: ['smith', 'mason'] }],
  })
  table.play({ do: 'engage', character: 'smith' })
  expect(table.asked).toBe(1)
  expect(table.about).toBe('main')
})
