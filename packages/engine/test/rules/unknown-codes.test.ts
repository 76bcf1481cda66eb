import { expect, test } from 'vitest'
import { judgeBreadOption, takeBreadOption } from '../../src/actions/bread-options.ts'
import { isDestinationOfKind } from '../../src/board/places.ts'
import type { RulesContext } from '../../src/state/context.ts'
import { EngineError } from '../../src/state/frames.ts'
import { refusalCode } from '../../src/state/refusal.ts'
import { DESTINATION_KINDS } from '../../src/state/words.ts'
import { richPosition } from '../support/positions.ts'

const { rules, game } = richPosition()
const ctx = { tables: rules.tables, game } as RulesContext
/** No choice has this code. */
const UNKNOWN = 999

test('an option that the rules do not know is refused and cannot be taken', () => {
  const before = rules.copy(game)
  expect(judgeBreadOption(ctx, 0, UNKNOWN, 0)).toBe(refusalCode('unknown'))
  expect(() => takeBreadOption(ctx, 0, UNKNOWN, 0)).toThrow(EngineError)
  expect(game).toEqual(before)
})

test('a kind of destination that the rules do not know is an error', () => {
  for (const kind of DESTINATION_KINDS.keys())
    expect(typeof isDestinationOfKind(ctx, 0, kind, 0)).toBe('boolean')
  expect(() => isDestinationOfKind(ctx, 0, DESTINATION_KINDS.length, 0)).toThrow(EngineError)
})
