import { describe, expect, test } from 'vitest'
import { bodyOf, faultOf, richPosition, seal, soloPosition } from '../support/positions.ts'
import { openTable, type Table } from '../support/table.ts'

/** Encodes and decodes the game, including its derived fields. */
function expectSame(table: Table): void {
  const text = table.rules.encode(table.game)
  expect(text).toMatch(/^R1[A-Za-z0-9_-]+$/)
  const again = table.rules.decode(text)
  expect(again).toEqual(table.game)
  expect(table.rules.encode(again)).toBe(text)
  expect(table.rules.audit(again)).toEqual([])
}

describe('a position is encoded and decoded', () => {
  test('with a bit of everything on the table', () => {
    const table = richPosition()
    expectSame(table)
    expect(table.rules.encode(table.game).length).toBeLessThan(600)
  })

  test('with its derived fields computed again', () => {
    const { game } = richPosition()
    expect(game.erected).toEqual([3, 1])
    expect(game.destinationCounts).toEqual([2, 1])
    expect(game.artworkCounts).toEqual([1, 0, 1, 0, 0, 1])
    expect(game.characterCounts).toEqual([0, 2, 0, 1, 0, 0, 0, 1])
    expect(game.handSize).toEqual([2, 1])
    // Dark 24; light 12, then 8.
    expect(game.titlePoints).toEqual([12, 32])
    expect(game.awaitedTriggers.map((mask) => mask !== 0)).toEqual([true, false])
    expect(game.pileSize).toEqual([0, 0])
  })

  test('in the middle of a payment, a navigation and the use of a lighthouse', () => {
    const table = richPosition()
    table.play({ do: 'navigate', to: 'rhodes' })
    expect(table.about).toBe('take')
    expectSame(table)
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    expectSame(table)
    const lit = richPosition().play({ do: 'navigate', to: 'venice' })
    lit.play({ do: 'send', hold: 'gem' })
    expect([lit.about, lit.game.sent]).toEqual(['lighthouse', [1, 0]])
    expectSame(lit)
    const paying = openTable().arrange({
      boards: [{ wine: 2, bay: 2 }],
      workshop: ['canzoniere', 'decameron', 'the-prince', 'utopia', 'on-painting'],
    })
    paying.play({ do: 'acquire', artwork: 'utopia' })
    expect(paying.about).toBe('payment')
    expectSame(paying)
  })

  test('REN-OPT-5: with a seat whose sends are over for this turn', () => {
    const table = richPosition()
    const before = table.rules.encode(table.game)
    table.game.sent = [2, 1]
    const text = table.rules.encode(table.game)
    expect(text).toMatch(/^R2/)
    const again = table.rules.decode(text)
    expect(again).toEqual(table.game)
    expect(table.rules.encode(again)).toBe(text)
    // It needs one more letter at most.
    expect(text.length - before.length).toBeLessThanOrEqual(1)
    // Without it the text is the same as before that rule was added.
    expect(before).toMatch(/^R1/)
    table.game.sent = [1, 1]
    const open = table.rules.encode(table.game)
    expect(open).toMatch(/^R1/)
    // The longer form is refused for other positions.
    expect(faultOf(table, seal(`R2${bodyOf(open).slice(2)}`))).not.toBe('none')
  })

  test('with passed players, used abilities and fresh discoveries', () => {
    const table = richPosition()
    const character = table.tables.characterIds.indexOf('cosimo-de-medici')
    table.game.usedAbilities[character] = 16
    table.game.turnLimitUsed = 1
    table.game.discoveredThisTurn.push(table.tables.destinationIds.indexOf('zara'))
    expectSame(table)
    table.play({ do: 'pass' })
    expect([table.game.passed, table.game.windRoseTaken]).toEqual([[1, 0], 1])
    expectSame(table)
  })

  test('at feeding, decree, next period and the end', () => {
    const table = richPosition().play({ do: 'pass' }, { do: 'pass' })
    const abouts = ['feed', 'feed', 'decree', 'decree', 'main']
    for (const about of abouts) {
      expect(table.about).toBe(about)
      expectSame(table)
      if (about !== 'main') table.play(table.choices[0])
    }
    table.endPeriod().endPeriod()
    expect(table.about).toBe('over')
    expectSame(table)
  })

  test('in a solo game, also when it is lost', () => {
    const table = soloPosition()
    expect(table.game.rivalShips).toBeLessThan(10)
    expect(table.game.rivalLighthouses).toBeLessThan(6)
    expectSame(table)
    table.endPeriod().endPeriod()
    expect([table.about, table.game.lost]).toEqual(['over', 1])
    expectSame(table)
    const naples = openTable({ players: 1, rival: 'naples' })
    expect(naples.game.rival).toBe(0)
    expectSame(naples)
  })

  test.each([
    [1, 'packs'],
    [3, 'packs'],
    [4, 'blind'],
    [1, 'selection'],
    [4, 'selection'],
    [2, 'draft'],
    [3, 'scoreDraft'],
  ] as const)('while hands of %i players are dealt: %s', (players, hands) => {
    const table = openTable({ players, hands })
    for (let i = 0; i < 60 && table.game.phase === 0; i++) {
      expectSame(table)
      const seat = table.rules.deciders(table.game).at(-1) ?? -1
      table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
    }
    expect(table.game.phase).toBe(1)
    expectSame(table)
  })

  test('with the largest and the smallest numbers', () => {
    const table = richPosition()
    table.game.score = [1999, -2000]
    table.game.chance = [-1, 0, 2 ** 31 - 1, -(2 ** 31)]
    expectSame(table)
  })
})

test('with four players, invited characters of every seat are decoded', () => {
  const table = openTable({ players: 4 })
  const characters = table.tables.characterIds.slice(20, 28)
  table.arrange({
    boards: [0, 2, 4, 6].map((i) => ({
      invited: characters.slice(i, i + 2),
      engaged: characters.slice(i, i + 1),
    })),
  })
  const again = table.rules.decode(table.rules.encode(table.game))
  expect(again).toEqual(table.game)
  expect(again.characterCounts).toHaveLength(4 * 4)
  expect(again.characterCounts.reduce((sum, many) => sum + many, 0)).toBe(8)
})
