import { describe, expect, test } from 'vitest'
import { artwork, engageable, harbour, immediate, permanent, tableWith } from '../support/cards.ts'
import { openTable } from '../support/table.ts'

const rule = { kind: 'rule', id: '' }

describe('turning ships and cards into bread', () => {
  test.each([
    ['spice', 2],
    ['wood', 3],
    ['wine', 3],
    ['gem', 3],
    ['fabric', 3],
  ] as const)('REN-OPT-1: a ship from %s to the bay gives %i bread', (hold, bread) => {
    const table = tableWith([], { boards: [{ [hold]: 2, bay: 2 }] })
    table.play({ do: 'holdToBread', hold })
    expect(table.events).toEqual([
      { kind: 'ship', seat: 0, from: hold, to: 'bay', at: null, because: rule },
      { kind: 'bread', seat: 0, from: 0, to: bread, lost: 0, because: rule },
    ])
    expect([table.ships(0, hold), table.ships(0, 'bay'), table.bread(0)]).toEqual([1, 3, bread])
    // It can be repeated, and the main action is still to come.
    expect(table.about).toBe('main')
    table.play({ do: 'holdToBread', hold })
    expect([table.ships(0, hold), table.ships(0, 'bay'), table.bread(0)]).toEqual([0, 4, 2 * bread])
    expect(table.refusal({ do: 'holdToBread', hold })).toEqual({ code: 'holdEmpty' })
    expect(table.offers({ do: 'holdToBread', hold })).toBe(false)
    expect([table.about, table.asked]).toEqual(['main', 0])
  })

  test('REN-OPT-2: a ship from the bay to the port gives 3 bread', () => {
    const table = tableWith([], { boards: [{ bay: 2, port: 2, hand: ['titian'] }] })
    table.play({ do: 'bayToBread' })
    expect(table.events).toEqual([
      { kind: 'ship', seat: 0, from: 'bay', to: 'port', at: null, because: rule },
      { kind: 'bread', seat: 0, from: 0, to: 3, lost: 0, because: rule },
    ])
    table.play({ do: 'bayToBread' })
    expect([table.ships(0, 'bay'), table.ships(0, 'port'), table.bread(0)]).toEqual([0, 4, 6])
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'bayEmpty' })
    expect(table.offers({ do: 'bayToBread' })).toBe(false)
  })

  test('REN-OPT-1 REN-OPT-2: the same ship may do both', () => {
    const table = tableWith([], { boards: [{ spice: 1, bay: 0, port: 3 }] })
    table.play({ do: 'holdToBread', hold: 'spice' }, { do: 'bayToBread' })
    expect([table.ships(0, 'port'), table.bread(0)]).toEqual([4, 5])
  })

  test('REN-OPT-3: cards of the hand give 1 bread each and are discarded face up', () => {
    const table = tableWith([], { boards: [{ hand: ['titian', 'raphael'] }, { hand: ['leo-x'] }] })
    const discarded = () => table.game.councilDiscard.map((c) => table.tables.characterIds[c])
    table.play({ do: 'handToBread', character: 'titian' })
    expect(table.events).toEqual([
      {
        kind: 'card',
        what: 'character',
        card: 'titian',
        from: 'hand',
        to: 'discard',
        seat: 0,
        seen: 15,
      },
      { kind: 'bread', seat: 0, from: 0, to: 1, lost: 0, because: rule },
    ])
    expect(table.hand(0)).toEqual(['raphael'])
    table.play({ do: 'handToBread', character: 'raphael' })
    expect(table.bread(0)).toBe(2)
    expect(discarded()).toEqual(['titian', 'raphael'])
    for (const character of ['titian', 'leo-x', 'donatello'])
      expect(table.refusal({ do: 'handToBread', character })).toEqual({ code: 'notInHand' })
    expect(table.optionsOf()).not.toContainEqual({ do: 'handToBread', character: 'leo-x' })
  })

  test('REN-OPT-1 REN-OPT-2 REN-OPT-3: exactly the possible options are offered', () => {
    const table = tableWith([], {
      boards: [{ spice: 1, gem: 1, bay: 2, hand: ['titian', 'raphael'] }, { wine: 1 }],
    })
    const inAnyOrder = new Set([
      { do: 'holdToBread', hold: 'spice' },
      { do: 'holdToBread', hold: 'gem' },
      { do: 'bayToBread' },
      { do: 'handToBread', character: 'raphael' },
      { do: 'handToBread', character: 'titian' },
    ])
    expect(new Set(table.optionsOf())).toEqual(inAnyOrder)
    expect(table.optionsOf()).toHaveLength(5)
    expect(table.optionsOf(1)).toEqual([])
    const bare = tableWith([], { boards: [{ bay: 0, port: 4 }] })
    expect(bare.optionsOf()).toEqual([])
  })

  test('REN-OPT-1 REN-OPT-2 REN-INV-6: a character may raise the bread gained', () => {
    const table = tableWith(
      [
        permanent('banker', [
          { yield: 'spice', more: 2 },
          { yield: 'emergency', more: 1 },
        ]),
      ],
      { boards: [{ invited: ['banker'], spice: 1, gem: 1, bay: 2, lighthouses: ['genoa'] }] },
    )
    table.play({ do: 'holdToBread', hold: 'spice' })
    expect(table.bread(0)).toBe(4)
    const emergency = tableWith([permanent('banker', [{ yield: 'emergency', more: 1 }])], {
      boards: [{ invited: ['banker'], spice: 1, bay: 3 }],
    }).play({ do: 'bayToBread' })
    expect(emergency.bread(0)).toBe(4)
    expect(emergency.play({ do: 'holdToBread', hold: 'spice' }).bread(0)).toBe(6)
  })

  test.each([
    [4, 6, 1],
    [6, 6, 3],
  ])(
    'REN-OPT-6: with %i bread the ship moves, and bread above the limit is lost',
    (from, to, lost) => {
      const table = tableWith([], { boards: [{ wine: 1, bay: 3, bread: from, hand: ['titian'] }] })
      table.play({ do: 'holdToBread', hold: 'wine' })
      expect([table.ships(0, 'bay'), table.bread(0)]).toEqual([4, to])
      expect(table.eventsOf('bread')).toMatchObject([{ from, to, lost }])
      table.play({ do: 'bayToBread' }, { do: 'handToBread', character: 'titian' })
      expect([table.ships(0, 'port'), table.bread(0), table.hand(0)]).toEqual([1, 6, []])
      expect(table.eventsOf('bread').map((event) => event.lost)).toEqual([lost, 3, 1])
    },
  )
})

describe('when optional actions are allowed', () => {
  test('REN-OPT-4: in the turn of another player, when asked at a lighthouse', () => {
    const table = tableWith([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{}, { lighthouses: ['cape'], gem: 1, hand: ['titian'], passed: true }],
    })
    expect(table.optionsOf(1)).toEqual([])
    expect(table.refusal({ do: 'bayToBread' }, 1)).toEqual({ code: 'notYourDecision' })
    table.play({ do: 'navigate', to: 'cape' })
    expect(table.refusal({ do: 'bayToBread' }, 1)).toEqual({ code: 'notYourDecision' })
    table.play({ do: 'decline' })
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    expect(table.refusal({ do: 'bayToBread' }, 0)).toEqual({ code: 'notYourDecision' })
    // Without bread the lighthouse cannot send; with bread it can.
    expect(table.refusal({ do: 'lightSend', hold: 'wine' })).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 0,
      limit: 7,
    })
    table.play({ do: 'holdToBread', hold: 'gem' }, { do: 'handToBread', character: 'titian' })
    expect([table.asked, table.about, table.bread(1)]).toEqual([1, 'lighthouse', 4])
    table.play({ do: 'lightSend', hold: 'wine' })
    expect([table.bread(1), table.ships(1, 'wine')]).toEqual([2, 1])
  })

  test('REN-OPT-4: in the middle of an action, when asked', () => {
    const table = tableWith([harbour('court', { benefits: { take: 1 } })], {
      boards: [{ bay: 2, wine: 2 }],
      council: ['raphael', 'titian', 'barsbay', 'leo-x'],
    }).play({ do: 'navigate', to: 'court' })
    expect(table.offers({ do: 'take', character: 'raphael' })).toBe(false)
    table.play({ do: 'bayToBread' })
    expect(table.about).toBe('take')
    expect(table.offers({ do: 'take', character: 'raphael' })).toBe(true)
  })

  test('REN-OPT-4 REN-OPT-7: before feeding and before the decree, in order from the Wind Rose', () => {
    const table = tableWith(
      [],
      {
        boards: [
          { gem: 1, bay: 3 },
          { gem: 1, bay: 3, passed: true },
          { gem: 1, bay: 3, passed: true },
        ],
        windRose: 1,
        decrees: ['subsistence', 'trade', 'council', 'conclave'],
      },
      { players: 3 },
    )
    table.play({ do: 'pass' })
    const asked: [number, string][] = []
    const decline = () => {
      asked.push([table.asked, table.about])
      table.play(...table.choices.slice(0, 1))
    }
    for (let i = 0; i < 3; i++) {
      expect(table.offers({ do: 'holdToBread', hold: 'gem' })).toBe(true)
      expect(table.choices).toEqual([{ do: 'feed' }])
      if (i === 0) table.play({ do: 'holdToBread', hold: 'gem' })
      decline()
    }
    for (let i = 0; i < 3; i++) {
      expect(table.offers({ do: 'bayToBread' })).toBe(true)
      expect(table.choices).toEqual([{ do: 'decree' }])
      if (i === 1) table.play({ do: 'bayToBread' })
      decline()
    }
    expect(asked).toEqual([
      [1, 'feed'],
      [2, 'feed'],
      [0, 'feed'],
      [1, 'decree'],
      [2, 'decree'],
      [0, 'decree'],
    ])
    // Seat 1 made bread before feeding, seat 2 before the decree and keeps it.
    expect(table.eventsOf('feed').map(({ paid, short }) => [paid, short])).toEqual([
      [2, 0],
      [0, 2],
      [0, 2],
    ])
    expect(table.eventsOf('decree').map(({ seat, points }) => [seat, points])).toEqual([
      [1, 2],
      [2, 6],
      [0, 0],
    ])
    expect([table.bread(1), table.bread(2), table.game.period]).toEqual([1, 3, 1])
    expect(table.ships(2, 'bay')).toBe(3)
  })

  test('REN-OPT-7: a player with nothing to turn into bread is not asked', () => {
    const table = tableWith([], {
      boards: [
        { bay: 0, port: 4, bread: 3 },
        { bay: 0, port: 4, hand: ['titian'], passed: true },
      ],
      windRose: 1,
    })
    const { choices } = table
    expect(choices).toEqual([{ do: 'pass' }])
    table.play({ do: 'pass' })
    expect([table.asked, table.about]).toEqual([1, 'feed'])
    table.play({ do: 'feed' })
    // Seat 0 was fed without a question: 3 - 2.
    expect([table.asked, table.about, table.bread(0)]).toEqual([1, 'decree', 1])
    table.play({ do: 'decree' })
    expect([table.game.period, table.about]).toEqual([1, 'main'])
  })

  test('REN-OPT-4: they are refused during a payment', () => {
    const table = tableWith([artwork('wares', { cost: 6, in: ['wine'] })], {
      boards: [{ wine: 2, bay: 2, hand: ['titian'] }],
      workshop: ['wares'],
    }).play({ do: 'acquire', artwork: 'wares' })
    expect(table.about).toBe('payment')
    expect(table.optionsOf()).toEqual([])
    const refusal = { code: 'whilePaying' }
    expect(table.refusal({ do: 'holdToBread', hold: 'wine' })).toEqual(refusal)
    expect(table.refusal({ do: 'bayToBread' })).toEqual(refusal)
    expect(table.refusal({ do: 'handToBread', character: 'titian' })).toEqual(refusal)
    expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual(refusal)
  })

  test('REN-OPT-4: they are refused while cards are given as a price', () => {
    const table = tableWith([engageable('clerk', { pay: { hand: 1 }, then: { points: 3 } })], {
      boards: [{ invited: ['clerk'], hand: ['titian', 'raphael'] }],
    }).play({ do: 'engage', character: 'clerk' })
    expect(table.about).toBe('give')
    expect(table.optionsOf()).toEqual([])
    expect(table.refusal({ do: 'handToBread', character: 'titian' })).toEqual({
      code: 'whilePaying',
    })
  })

  test('REN-OPT-4: they are refused before play begins', () => {
    const packs = openTable({ hands: 'packs' })
    expect(packs.about).toBe('pack')
    expect(packs.optionsOf()).toEqual([])
    expect(packs.refusal({ do: 'bayToBread' })).toEqual({ code: 'beforePlay' })
    for (const hands of ['draft', 'selection', 'scoreDraft'] as const) {
      const table = openTable({ hands })
      expect(table.optionsOf()).toEqual([])
      expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'beforePlay' })
    }
  })

  test('REN-OPT-3: a discarded card can no longer be invited', () => {
    const table = tableWith([immediate('guest', { points: 1 })], { boards: [{ hand: ['guest'] }] })
    expect(table.offers({ do: 'invite', character: 'guest' })).toBe(true)
    table.play({ do: 'handToBread', character: 'guest' })
    expect(table.refusal({ do: 'invite', character: 'guest' })).toEqual({ code: 'notInHand' })
  })
})
