import { expect, test } from 'vitest'
import {
  asking,
  closed,
  curtainFor,
  isAskedOpenly,
  leaving,
  lifted,
  NOBODY,
} from '../../src/model/curtain/curtain.ts'
import { rulesOf } from '../../src/model/game/rules.ts'

const rules = rulesOf('renaissance', 'english')

test('with one person or only bots there is no curtain', () => {
  for (const people of [[2], []]) {
    const curtain = curtainFor(people)
    expect(curtain.looking).toBe(people[0] ?? 0)
    expect(asking(curtain, 2)).toEqual(curtain)
    expect(closed(curtain)).toEqual(curtain)
    expect(lifted(curtain)).toEqual(curtain)
  }
})

test('a shared game opens with the curtain closed', () => {
  expect(curtainFor([1, 3])).toEqual({ shared: true, looking: NOBODY, awaited: NOBODY, front: 1 })
})

test('the curtain opens only when the person who must choose lifts it', () => {
  const asked = asking(curtainFor([0, 1]), 1)
  expect(asked).toMatchObject({ looking: NOBODY, awaited: 1, front: 1 })
  expect(lifted(asked)).toMatchObject({ looking: 1, awaited: NOBODY, front: 1 })
})

test('the person who is looking continues; for another person the curtain closes first', () => {
  const looking = lifted(asking(curtainFor([0, 1, 2]), 1))
  expect(asking(looking, 1)).toEqual(looking)
  expect(asking(looking, 2)).toMatchObject({ looking: NOBODY, awaited: 2, front: 2 })
})

test('another person may be called before the first one comes', () => {
  const asked = asking(asking(curtainFor([0, 1]), 1), 0)
  expect(lifted(asked)).toMatchObject({ looking: 0, awaited: NOBODY, front: 0 })
})

test('an open question needs no person behind the curtain', () => {
  const looking = lifted(asking(curtainFor([0, 1]), 0))
  expect(asking(looking, 1, true)).toMatchObject({ looking: NOBODY, awaited: NOBODY, front: 1 })
})

test('while the curtain is closed, the last board stays in front', () => {
  const looking = lifted(asking(curtainFor([0, 1]), 1))
  expect(closed(looking)).toMatchObject({ looking: NOBODY, awaited: NOBODY, front: 1 })
  expect(lifted(closed(looking))).toEqual(closed(looking))
})

test('while a bot decides, the curtain stays open for a person who plays or must choose too', () => {
  const curtain = lifted(asking(curtainFor([0, 1]), 1))
  const view = rules.view(rules.newGame({ players: 3, seed: 1, first: 1, hands: 'blind' }), 1)
  // It is the turn of seat 1, and a bot is asked in it.
  expect(view.game.turn).toBe(1)
  expect(leaving(curtain, { view, deciders: [2] })).toBe(curtain)
  const other = { ...view, game: { ...view.game, turn: 2 } }
  expect(leaving(curtain, { view: other, deciders: [2] })).toEqual(closed(curtain))
  // In a draft both pick at the same time.
  const draft = rules.view(rules.newGame({ players: 3, seed: 1, hands: 'draft' }), 1)
  expect(leaving(curtain, { view: draft, deciders: [1, 2] })).toBe(curtain)
  expect(leaving(curtain, { view: draft, deciders: [2] })).toEqual(closed(curtain))
})

test('only packs are picked openly', () => {
  for (const hands of rules.tables.config.hands) {
    const game = rules.newGame({ players: 2, seed: 1, hands })
    expect(isAskedOpenly(rules.view(game, NOBODY))).toBe(hands === 'packs')
  }
})
