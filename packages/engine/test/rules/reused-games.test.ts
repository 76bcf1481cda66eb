import type { Game } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { richPosition } from '../support/positions.ts'

const { rules, game } = richPosition()

/** A game in which every number is wrong and every list has this many entries more, or fewer. */
function spoiled(more: number): Game {
  const other = rules.copy(game)
  for (const [field, value] of Object.entries(other)) {
    if (typeof value === 'number') Object.assign(other, { [field]: 99 })
    else if (more < 0) value.splice(more)
    else value.push(...new Array<number>(more).fill(99))
    if (typeof value !== 'number') value.fill(99)
  }
  return other
}

describe('copyInto', () => {
  test.for([2, 0, -1])(
    'overwrites every field of a game whose lists have %i more entries',
    (more) => {
      const other = spoiled(more)
      rules.copyInto(game, other)
      expect(other).toEqual(game)
      for (const [field, value] of Object.entries(other))
        if (typeof value !== 'number') expect(value, field).not.toBe(game[field as keyof Game])
    },
  )
})

test('decisionKind says what is asked, and nothing at the end of the game', () => {
  const kinds = rules.choices(game, 0, []).map((choice) => {
    const next = rules.copy(game)
    rules.play(next, 0, choice)
    const [seat] = rules.deciders(next)
    expect(rules.decisionKind(next)).toBe(rules.decision(next, seat).about)
    return rules.decisionKind(next)
  })
  expect(kinds).toEqual(expect.arrayContaining(['main', 'send']))
  expect(rules.decisionKind({ ...game, stack: [] })).toBeNull()
})
