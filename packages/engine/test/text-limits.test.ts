import {
  LONGEST_POSITION,
  LONGEST_RECORD,
  LONGEST_VIEW,
  newRecord,
  PositionError,
  RecordError,
  recordChoice,
  replay,
  writeRecord,
} from '@amalfi/engine'
import { expect, test } from 'vitest'
import { forSomeGames, playOut, rulesOf, setupOf } from './support/games.ts'

const rules = rulesOf({ players: 2, hands: 'packs', printing: 'english' })
const setup = setupOf({ players: 2, hands: 'packs', printing: 'english' }, 1)
const TEN_MB = 10_000_000

/** The fault with which reading fails, or 'none'. */
function faultOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof PositionError || error instanceof RecordError) return error.fault
    throw error
  }
  return 'none'
}

// Refusing 10 MB a thousand times must be faster than reading it once.
test.each<[what: string, read: (text: string) => unknown, begins: string]>([
  ['a position', (text) => rules.decode(text), 'R1'],
  ['a view', (text) => rules.decodeView(text), 'VR1'],
])('10 MB are refused at once: %s', (_what, read, begins) => {
  const text = begins + 'A'.repeat(TEN_MB)
  const began = performance.now()
  for (let i = 0; i < 1000; i++) expect(faultOf(() => read(text))).toBe('tooLong')
  expect(performance.now() - began).toBeLessThan(1000)
})

test('a text exactly at its limit is not refused as too long', () => {
  const fill = (longest: number) => 'A'.repeat(longest)
  expect(faultOf(() => rules.decode(`R1${fill(LONGEST_POSITION - 2)}`))).toBe('damaged')
  expect(faultOf(() => rules.decode(`R1${fill(LONGEST_POSITION - 1)}`))).toBe('tooLong')
  expect(faultOf(() => rules.decodeView(`VR1${fill(LONGEST_VIEW - 3)}`))).toBe('damaged')
  expect(faultOf(() => rules.decodeView(`VR1${fill(LONGEST_VIEW - 2)}`))).toBe('tooLong')
})

test('the error gives the length and the limit', () => {
  expect(() => rules.decode('x'.repeat(20_000))).toThrow(
    '20000 characters are too many for a position: it has at most 10000',
  )
})

test('a record with a huge position or huge choices is refused at once', () => {
  const record = newRecord(rules, setup)
  const began = performance.now()
  const from = `R1${'A'.repeat(TEN_MB)}`
  expect(faultOf(() => replay(rules, { ...record, from }))).toBe('position')
  expect(faultOf(() => replay(rules, { ...record, choices: 'A'.repeat(TEN_MB) }))).not.toBe('none')
  expect(performance.now() - began).toBeLessThan(1000)
})

test('texts of real games stay ten times below every limit', () => {
  forSomeGames(20, (plan) => {
    let record = newRecord(rulesOf(plan.mode), setupOf(plan.mode, plan.seed))
    playOut(plan, ({ rules: own, game, seat, choice }) => {
      record = recordChoice(own, record, game, seat, choice)
      expect(own.encode(game).length * 10).toBeLessThan(LONGEST_POSITION)
      expect(own.encodeView(own.view(game, seat)).length * 10).toBeLessThan(LONGEST_VIEW)
    })
    expect(writeRecord(record).length * 10).toBeLessThan(LONGEST_RECORD)
  })
})
