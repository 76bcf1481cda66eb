import { CHOICES, type Described, renaissance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import {
  parseTarget,
  targetAttribute,
  targetFor,
  targetId,
  targetsOf,
} from '../../src/model/game/targets.ts'

test('every kind of choice has a target on the table, or is a button with text', () => {
  for (const [kind] of CHOICES) {
    const choice = {
      do: kind,
      to: 'tunis',
      artwork: 'a',
      character: 'c',
      hold: 'wine',
      pack: 'p',
      title: 't',
      decree: 'd',
    } as Described
    expect(targetAttribute(targetFor(choice)), kind).toMatch(/^([\w-]+:\w+|ask|bay|port|shipyard)$/)
  }
})

test('a target is the same object whenever it is made, and is parsed from its attribute', () => {
  const targets = [
    targetId('destination', 'tunis'),
    targetId('pack-card', 'a:b'),
    targetId('hold', 'wine'),
    targetId('bay'),
  ]
  expect(targets.map(targetAttribute)).toEqual([
    'destination:tunis',
    'pack-card:a:b',
    'hold:wine',
    'bay',
  ])
  for (const target of targets) expect(parseTarget(targetAttribute(target))).toBe(target)
  expect(targetId('destination', 'tunis')).toBe(targets[0])
})

test.for([
  '',
  'destination',
  'destination:',
  ':tunis',
  'bay:',
  'bay:tunis',
  'hold:bread',
  'sea:tunis',
  'sea',
])('“%s” is no target', (text) => expect(parseTarget(text)).toBeNull())

test('every offered choice has exactly one target', () => {
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
