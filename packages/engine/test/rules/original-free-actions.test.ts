import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

describe('free actions', () => {
  test('ORI-FRE-1: any number of hand characters are discarded for 1 food each', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 0, hand: ['titian', 'raphael'] }] })
    table.play(
      { do: 'handToBread', character: 'titian' },
      { do: 'handToBread', character: 'raphael' },
    )
    expect(table.bread(0)).toBe(2)
    expect(table.hand(0)).toEqual([])
    expect([table.asked, table.about]).toEqual([0, 'main'])
  })

  test('ORI-FRE-2: a gem ship to the sea gives 3 food, and a ship from sea to homeland gives 3 food', () => {
    const table = openOriginal().arrange({ boards: [{ gem: 1, bread: 0 }] })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect([table.bread(0), table.ships(0, 'bay'), table.ships(0, 'gem')]).toEqual([3, 6, 0])
    table.play({ do: 'bayToBread' })
    expect([table.bread(0), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([6, 5, 1])
  })

  test('ORI-FRE-6: free actions are legal at the food limit, and the food is lost', () => {
    const table = openOriginal().arrange({ boards: [{ gem: 1, bread: 6 }] })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect([table.bread(0), table.ships(0, 'bay')]).toEqual([6, 6])
  })

  test('ORI-FRE-3: a milestone with its condition met takes the best free square and scores at once, once per player', () => {
    const table = openOriginal({ players: 3 }).arrange({
      boards: [{ colonies: 4 }, { colonies: 3 }, { colonies: 4 }],
      titles: ['governor', 'pilot', 'builder'],
    })
    expect(table.optionsOf()).toContainEqual({ do: 'claim', title: 'governor' })
    expect(table.refusal({ do: 'claim', title: 'pilot' })).toEqual({
      code: 'needsNotMet',
      needs: 4,
      has: 0,
    })
    expect(table.refusal({ do: 'claim', title: 'admiral' })?.code).toBe('notInGame')
    table.play({ do: 'claim', title: 'governor' })
    const [first, second] = table.tables.titles.squares[1]
    expect(table.score(0)).toBe(first)
    expect(table.refusal({ do: 'claim', title: 'governor' })?.code).toBe('alreadyClaimed')
    expect([table.asked, table.about]).toEqual([0, 'main'])
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.refusal({ do: 'claim', title: 'governor' })).toMatchObject({ needs: 4, has: 3 })
    table.play({ do: 'pass' }, { do: 'claim', title: 'governor' })
    expect(table.score(2)).toBe(second)
  })

  test('ORI-FRE-5: a milestone is never claimed automatically; it can be claimed at the end of the turn, after the bonus', () => {
    const pack = originalWith(({ artworks }) => {
      const tempest = artworks.find(({ id }) => id === 'the-tempest')
      if (tempest) tempest.bonus = { erect: 1 }
    })
    const table = openOriginal({ pack }).arrange({
      boards: [
        { colonies: 3, fabric: 1 },
        { colonies: 4, bread: 0 },
      ],
      workshop: ['the-tempest'],
      titles: ['governor', 'pilot', 'builder'],
    })
    expect(table.offers({ do: 'claim', title: 'governor' })).toBe(false)
    table.play({ do: 'acquire', artwork: 'the-tempest' })
    if (table.about === 'payment') table.play({ do: 'pay', fabric: 1 })
    expect([table.asked, table.about, table.game.erected[0]]).toEqual([0, 'close', 4])
    expect(table.choices).toEqual([{ do: 'endTurn' }])
    expect(table.score(0)).toBe(0)
    table.play({ do: 'endTurn' })
    // The other player may claim it now, but only in their own turn.
    expect(table.refusal({ do: 'claim', title: 'governor' }, 0)?.code).toBe('notYourDecision')
    table.play({ do: 'claim', title: 'governor' })
    expect(table.eventsOf('title').map(({ seat, square }) => [seat, square])).toEqual([[1, 0]])
    table.play({ do: 'pass' })
    table.play({ do: 'claim', title: 'governor' })
    expect(table.eventsOf('title').map(({ seat, square }) => [seat, square])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('ORI-FRE-5: a milestone has a square for each player, and claiming uses no ships', () => {
    const table = openOriginal({ players: 4 }).arrange({
      boards: [0, 1, 2, 3].map(() => ({ colonies: 4 })),
      titles: ['governor', 'pilot', 'builder'],
    })
    for (let seat = 0; seat < 4; seat++)
      table.play({ do: 'claim', title: 'governor' }, { do: 'pass' })
    expect(table.game.squares.slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(table.ships(0, 'bay')).toBe(6)
  })

  test('ORI-FRE-4 ORI-FRE-6: with no contract left, 3 thaler in any resources give 1 point, and the surplus becomes food', () => {
    const table = openOriginal().arrange({ boards: [{ spice: 2, gem: 1, bread: 0 }], workshop: [] })
    const { game } = table
    expect(table.refusal({ do: 'buyPoint' })?.code).toBe('artworksLeft')
    game.artworkDeck.splice(0).forEach((card) => {
      game.artworkOwner[card] = 1
      game.artworkCounts[3 + table.tables.artworks.type[card]]++
    })
    expect(table.optionsOf()).toContainEqual({ do: 'buyPoint' })
    table.play({ do: 'buyPoint' }, { do: 'pay', spice: 2 })
    expect([table.score(0), table.bread(0)]).toEqual([1, 1])
    expect([table.asked, table.about]).toEqual([0, 'main'])
    // Emergency thaler count too.
    table.play({ do: 'buyPoint' }, { do: 'pay', emergency: 1 })
    expect([table.score(0), table.ships(0, 'port')]).toEqual([2, 1])
  })
})
