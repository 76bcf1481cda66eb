import { CHOICES, type Described, renaissance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { targetFor, targetsOf } from '../../src/model/game/targets.ts'

test('every kind of choice lies on something, or is asked in words', () => {
  for (const [kind] of CHOICES) {
    const choice = {
      do: kind,
      to: 'tunis',
      artwork: 'a',
      character: 'c',
      hold: 'wine',
      pack: 'p',
    } as Described
    expect(targetFor(choice), kind).toMatch(/^(\w+:\w+|ask|bay|port|shipyard)$/)
  }
})

test('everything on offer lies somewhere, once', () => {
  const rules = renaissance(compile(renaissancePack))
  const game = rules.newGame({ players: 2, seed: 4, hands: 'blind', first: 0 })
  const question = {
    seat: 0,
    decision: rules.decision(game, 0),
    choices: rules.choices(game, 0, []),
    options: rules.options(game, 0, []),
  }
  const offered = [...targetsOf(question, rules).values()].flat()
  expect(offered.map(({ choice }) => choice).toSorted()).toEqual(
    [...question.choices, ...question.options].toSorted(),
  )
  expect(offered.filter(({ option }) => option).length).toBe(question.options.length)
})
