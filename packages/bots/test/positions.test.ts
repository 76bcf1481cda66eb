import { BAY, type Game, HOLDS, makeChoice, PASS, PORT } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { answer, beginning, court, hold, load, rules, show, titles } from './support/positions.ts'

/** Both pass; seat 0 is the first to feed its crews. */
function pass(game: Game): void {
  rules.play(game, 0, makeChoice(PASS, 0))
  rules.play(game, 1, makeChoice(PASS, 0))
}

describe('before the feed', () => {
  test('makes bread when one is short and a ship lies in the bay', () => {
    const game = beginning(0)
    game.bread[0] = 1
    pass(game)
    expect(answer(game)).toEqual({ do: 'bayToBread' })
    rules.play(game, 0, rules.parse(answer(game)))
    expect(answer(game)).toEqual({ do: 'feed' })
  })

  test('takes the load of a hold rather than go hungry by three', () => {
    const game = beginning(0)
    game.bread[0] = 0
    hold(game)
    load(game, { spice: 1 }, PORT)
    pass(game)
    expect(answer(game)).toEqual({ do: 'holdToBread', hold: 'spice' })
  })

  test('gives a card away rather than go hungry, the least of them', () => {
    const game = beginning(3)
    game.bread[0] = 1
    hold(game, 'vasco-da-gama')
    load(game, {}, PORT)
    pass(game)
    expect(answer(game)).toEqual({ do: 'handToBread', character: 'vasco-da-gama' })
  })

  test('leaves the granary as it is when there is enough', () => {
    const game = beginning(0)
    game.bread[0] = 4
    pass(game)
    expect(answer(game)).toEqual({ do: 'feed' })
  })
})

test('before the decree idle ships become bread for the next period, but not in the last one', () => {
  for (const [period, does] of [
    [0, 'bayToBread'],
    [3, 'decree'],
  ] as const) {
    const game = beginning(period)
    game.decrees = ['conclave', 'adulation', 'colonization', 'exploration'].map((id) =>
      rules.tables.decreeIds.indexOf(id),
    )
    game.bread[0] = 2
    hold(game)
    pass(game)
    rules.play(game, 0, rules.parse({ do: 'feed' }))
    rules.play(game, 1, rules.parse({ do: 'feed' }))
    expect(answer(game)).toEqual({ do: does })
  }
})

test('under Subsistence bread is made in the last period too', () => {
  const game = beginning(3)
  game.decrees[3] = rules.tables.decreeIds.indexOf('subsistence')
  game.decrees[0] = rules.tables.decreeIds.indexOf('conclave')
  game.decrees[1] = rules.tables.decreeIds.indexOf('adulation')
  game.decrees[2] = rules.tables.decreeIds.indexOf('colonization')
  game.bread[0] = 2
  hold(game)
  pass(game)
  rules.play(game, 0, rules.parse({ do: 'feed' }))
  rules.play(game, 1, rules.parse({ do: 'feed' }))
  expect(answer(game)).toEqual({ do: 'bayToBread' })
})

describe('its turn', () => {
  test('never passes while its ships wait', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(answer(beginning(seed % 4, seed)).do, `seed ${seed}`).not.toBe('pass')
  })

  test('buys the dear painting that its fabric pays for, before the last period ends', () => {
    const game = beginning(3)
    hold(game)
    game.bread[0] = 2
    load(game, { fabric: 3 }, PORT)
    show(game, 'mona-lisa')
    expect(answer(game)).toEqual({ do: 'acquire', artwork: 'mona-lisa' })
  })

  test('pays with the loads that serve for nothing better, not with ships', () => {
    const game = beginning(3)
    hold(game)
    game.bread[0] = 2
    load(game, { fabric: 3 })
    show(game, 'mona-lisa')
    rules.play(game, 0, rules.parse({ do: 'acquire', artwork: 'mona-lisa' }))
    expect(answer(game)).toEqual({ do: 'pay', fabric: 3 })
  })

  test('invites the sixth character when that makes a Courtier', () => {
    const game = beginning(2)
    titles(game, 'admiral', 'courtier', 'zealot')
    hold(game, 'john-cabot')
    court(game, 5, ['john-cabot'])
    game.bread[0] = 6
    load(game, {}, PORT)
    expect(answer(game)).toEqual({ do: 'invite', character: 'john-cabot' })
  })

  test('takes an artwork for the title instead of a finer one that brings none', () => {
    const game = beginning(3)
    titles(game, 'admiral', 'courtier', 'zealot')
    hold(game)
    const { type } = rules.tables.artworks
    const painting = type[rules.tables.artworkIds.indexOf('mona-lisa')]
    // Three paintings of its own: a fourth makes a Zealot.
    for (let card = 0, left = 3; left > 0; card++) {
      if (type[card] !== painting || game.workshop.includes(card)) continue
      if (rules.tables.artworkIds[card] === 'tavola-strozzi') continue
      game.artworkDeck.splice(game.artworkDeck.indexOf(card), 1)
      game.collector[card] = 0
      game.artworks[painting]++
      left--
    }
    load(game, { fabric: 2, gem: 2 })
    show(game, 'tavola-strozzi', 'gates-of-paradise')
    game.bread[0] = 2
    expect(answer(game)).toEqual({ do: 'acquire', artwork: 'tavola-strozzi' })
  })

  test('builds ships while they can still sail, not when the last period is on', () => {
    for (const period of [0, 3]) {
      const game = beginning(period)
      hold(game)
      load(game, { wood: 2 }, PORT)
      game.bread[0] = 5
      titles(game, 'ambassador', 'courtier', 'zealot')
      game.decrees = ['conclave', 'adulation', 'colonization', 'exploration'].map((id) =>
        rules.tables.decreeIds.indexOf(id),
      )
      if (period === 0) expect(answer(game).do).toBe('construct')
      else expect(answer(game).do).not.toBe('construct')
    }
  })

  test('passes when there is nothing left to do', () => {
    const game = beginning(1)
    hold(game)
    load(game, {}, PORT)
    expect(answer(game)).toEqual({ do: 'pass' })
  })
})

test('a load goes where it is wanted', () => {
  const game = beginning(3)
  hold(game)
  game.bread[0] = 6
  show(game, 'mona-lisa', 'sistine-madonna', 'the-last-supper', 'the-school-of-athens')
  rules.play(game, 0, rules.parse({ do: 'navigate', to: 'venice' }))
  expect(answer(game)).toEqual({ do: 'send', hold: 'fabric' })
  expect(game.ships[BAY]).toBe(3)
  expect(HOLDS).toContain('fabric')
})
