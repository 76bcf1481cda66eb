import { expect, test } from 'vitest'
import {
  closeCurtain,
  curtainFor,
  curtainForBot,
  curtainForHuman,
  isPublicQuestion,
  NOBODY,
  openCurtain,
} from '../../src/model/curtain/curtain.ts'
import { rulesOf } from '../../src/model/game/rules.ts'

const rules = rulesOf('renaissance', 'english')

test('with one person or only bots there is no curtain', () => {
  for (const people of [[2], []]) {
    const curtain = curtainFor(people)
    expect(curtain.viewer).toBe(people[0] ?? 0)
    expect(curtainForHuman(curtain, 2)).toEqual(curtain)
    expect(closeCurtain(curtain)).toEqual(curtain)
    expect(openCurtain(curtain)).toEqual(curtain)
  }
})

test('a shared game opens with the curtain closed', () => {
  expect(curtainFor([1, 3])).toEqual({
    shared: true,
    viewer: NOBODY,
    nextViewer: NOBODY,
    front: 1,
  })
})

test('the curtain opens only when the person who must choose opens it', () => {
  const asked = curtainForHuman(curtainFor([0, 1]), 1)
  expect(asked).toMatchObject({ viewer: NOBODY, nextViewer: 1, front: 1 })
  expect(openCurtain(asked)).toMatchObject({ viewer: 1, nextViewer: NOBODY, front: 1 })
})

test('the viewer continues; for another person the curtain closes first', () => {
  const opened = openCurtain(curtainForHuman(curtainFor([0, 1, 2]), 1))
  expect(curtainForHuman(opened, 1)).toEqual(opened)
  expect(curtainForHuman(opened, 2)).toMatchObject({ viewer: NOBODY, nextViewer: 2, front: 2 })
})

test('another person may be asked before the first one opens the curtain', () => {
  const asked = curtainForHuman(curtainForHuman(curtainFor([0, 1]), 1), 0)
  expect(openCurtain(asked)).toMatchObject({ viewer: 0, nextViewer: NOBODY, front: 0 })
})

test('a public question needs nobody to open the curtain', () => {
  const opened = openCurtain(curtainForHuman(curtainFor([0, 1]), 0))
  expect(curtainForHuman(opened, 1, true)).toMatchObject({
    viewer: NOBODY,
    nextViewer: NOBODY,
    front: 1,
  })
})

test('while the curtain is closed, the last board stays in front', () => {
  const opened = openCurtain(curtainForHuman(curtainFor([0, 1]), 1))
  expect(closeCurtain(opened)).toMatchObject({ viewer: NOBODY, nextViewer: NOBODY, front: 1 })
  expect(openCurtain(closeCurtain(opened))).toEqual(closeCurtain(opened))
})

test('while a bot decides, the curtain stays open for a person who plays or must choose too', () => {
  const curtain = openCurtain(curtainForHuman(curtainFor([0, 1]), 1))
  const view = rules.view(rules.newGame({ players: 3, seed: 1, first: 1, hands: 'blind' }), 1)
  // It is the turn of seat 1, and a bot is asked in it.
  expect(view.game.turn).toBe(1)
  expect(curtainForBot(curtain, { view, deciders: [2] })).toBe(curtain)
  const other = { ...view, game: { ...view.game, turn: 2 } }
  expect(curtainForBot(curtain, { view: other, deciders: [2] })).toEqual(closeCurtain(curtain))
  // In a draft both pick at the same time.
  const draft = rules.view(rules.newGame({ players: 3, seed: 1, hands: 'draft' }), 1)
  expect(curtainForBot(curtain, { view: draft, deciders: [1, 2] })).toBe(curtain)
  expect(curtainForBot(curtain, { view: draft, deciders: [2] })).toEqual(closeCurtain(curtain))
})

test('only packs are picked in public', () => {
  for (const hands of rules.tables.config.hands) {
    const game = rules.newGame({ players: 2, seed: 1, hands })
    expect(isPublicQuestion(rules.view(game, NOBODY))).toBe(hands === 'packs')
  }
})
