import { BAY, type Game, HOLDS, makeChoice, PASS, PORT } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import {
  answer,
  inviteImmediates,
  loadShips,
  rules,
  setHand,
  setTitles,
  setWorkshop,
  startOfPeriod,
} from './support/positions.ts'

/** Both players pass; seat 0 feeds first. */
function pass(game: Game): void {
  rules.play(game, 0, makeChoice(PASS, 0))
  rules.play(game, 1, makeChoice(PASS, 0))
}

describe('the merchant before feeding', () => {
  test('turns a ship of the bay into bread when 1 is missing', () => {
    const game = startOfPeriod(0)
    game.bread[0] = 1
    pass(game)
    expect(answer(game)).toEqual({ do: 'bayToBread' })
    rules.play(game, 0, rules.parse(answer(game)))
    expect(answer(game)).toEqual({ do: 'feed' })
  })

  test('turns a ship of a hold into bread to avoid hunger', () => {
    const game = startOfPeriod(0)
    game.bread[0] = 0
    setHand(game)
    loadShips(game, { spice: 1 }, PORT)
    pass(game)
    expect(answer(game)).toEqual({ do: 'holdToBread', hold: 'spice' })
  })

  test('discards its least useful card to avoid hunger', () => {
    const game = startOfPeriod(3)
    game.bread[0] = 1
    setHand(game, 'vasco-da-gama')
    loadShips(game, {}, PORT)
    pass(game)
    expect(answer(game)).toEqual({ do: 'handToBread', character: 'vasco-da-gama' })
  })

  test('makes no bread when there is enough', () => {
    const game = startOfPeriod(0)
    game.bread[0] = 4
    pass(game)
    expect(answer(game)).toEqual({ do: 'feed' })
  })
})

test('before the decree the merchant turns idle ships into bread, but not in the last period', () => {
  for (const [period, does] of [
    [0, 'bayToBread'],
    [3, 'decree'],
  ] as const) {
    const game = startOfPeriod(period)
    game.decrees = ['conclave', 'adulation', 'colonization', 'exploration'].map((id) =>
      rules.tables.decreeIds.indexOf(id),
    )
    game.bread[0] = 2
    setHand(game)
    pass(game)
    rules.play(game, 0, rules.parse({ do: 'feed' }))
    rules.play(game, 1, rules.parse({ do: 'feed' }))
    expect(answer(game)).toEqual({ do: does })
  }
})

test('with the decree Subsistence the merchant makes bread in the last period too', () => {
  const game = startOfPeriod(3)
  game.decrees[3] = rules.tables.decreeIds.indexOf('subsistence')
  game.decrees[0] = rules.tables.decreeIds.indexOf('conclave')
  game.decrees[1] = rules.tables.decreeIds.indexOf('adulation')
  game.decrees[2] = rules.tables.decreeIds.indexOf('colonization')
  game.bread[0] = 2
  setHand(game)
  pass(game)
  rules.play(game, 0, rules.parse({ do: 'feed' }))
  rules.play(game, 1, rules.parse({ do: 'feed' }))
  expect(answer(game)).toEqual({ do: 'bayToBread' })
})

describe('the merchant in its turn', () => {
  test('does not pass while ships are in the bay', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(answer(startOfPeriod(seed % 4, seed)).do, `seed ${seed}`).not.toBe('pass')
  })

  test('buys the expensive painting that its fabric can pay, before the last period ends', () => {
    const game = startOfPeriod(3)
    setHand(game)
    game.bread[0] = 2
    loadShips(game, { fabric: 3 }, PORT)
    setWorkshop(game, 'mona-lisa')
    expect(answer(game)).toEqual({ do: 'acquire', artwork: 'mona-lisa' })
  })

  test('pays with ships of holds that are useless otherwise, not with ships of the bay', () => {
    const game = startOfPeriod(3)
    setHand(game)
    game.bread[0] = 2
    loadShips(game, { fabric: 3 })
    setWorkshop(game, 'mona-lisa')
    rules.play(game, 0, rules.parse({ do: 'acquire', artwork: 'mona-lisa' }))
    expect(answer(game)).toEqual({ do: 'pay', fabric: 3 })
  })

  test('invites the sixth character when that takes the title Courtier', () => {
    const game = startOfPeriod(2)
    setTitles(game, 'admiral', 'courtier', 'zealot')
    setHand(game, 'john-cabot')
    inviteImmediates(game, 5, ['john-cabot'])
    game.bread[0] = 6
    loadShips(game, {}, PORT)
    expect(answer(game)).toEqual({ do: 'invite', character: 'john-cabot' })
  })

  test('acquires the artwork that takes a title, not a better one that does not', () => {
    const game = startOfPeriod(3)
    setTitles(game, 'admiral', 'courtier', 'zealot')
    setHand(game)
    const { type } = rules.tables.artworks
    const painting = type[rules.tables.artworkIds.indexOf('mona-lisa')]
    // With three paintings, a fourth takes the title Zealot.
    for (let card = 0, left = 3; left > 0; card++) {
      if (type[card] !== painting || game.workshop.includes(card)) continue
      if (rules.tables.artworkIds[card] === 'tavola-strozzi') continue
      game.artworkDeck.splice(game.artworkDeck.indexOf(card), 1)
      game.artworkOwner[card] = 0
      game.artworkCounts[painting]++
      left--
    }
    loadShips(game, { fabric: 2, gem: 2 })
    setWorkshop(game, 'tavola-strozzi', 'gates-of-paradise')
    game.bread[0] = 2
    expect(answer(game)).toEqual({ do: 'acquire', artwork: 'tavola-strozzi' })
  })

  test('builds ships while they can still navigate, not in the last period', () => {
    for (const period of [0, 3]) {
      const game = startOfPeriod(period)
      setHand(game)
      loadShips(game, { wood: 2 }, PORT)
      game.bread[0] = 5
      setTitles(game, 'ambassador', 'courtier', 'zealot')
      game.decrees = ['conclave', 'adulation', 'colonization', 'exploration'].map((id) =>
        rules.tables.decreeIds.indexOf(id),
      )
      if (period === 0) expect(answer(game).do).toBe('construct')
      else expect(answer(game).do).not.toBe('construct')
    }
  })

  test('passes when nothing useful is left', () => {
    const game = startOfPeriod(1)
    setHand(game)
    loadShips(game, {}, PORT)
    expect(answer(game)).toEqual({ do: 'pass' })
  })
})

test('the merchant sends a ship to the hold it needs', () => {
  const game = startOfPeriod(3)
  setHand(game)
  game.bread[0] = 6
  setWorkshop(game, 'mona-lisa', 'sistine-madonna', 'the-last-supper', 'the-school-of-athens')
  rules.play(game, 0, rules.parse({ do: 'navigate', to: 'venice' }))
  expect(answer(game)).toEqual({ do: 'send', hold: 'fabric' })
  expect(game.ships[BAY]).toBe(3)
  expect(HOLDS).toContain('fabric')
})
