import {
  type GameRecord,
  newRecord,
  PositionError,
  RecordError,
  RecordedGame,
  replay,
} from '@amalfi/engine'
import { openReplay, openSave } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { GAMES, type GameRules } from './support/games.ts'

/** A game after this many choices, with its saved position. */
function savedAfter(rules: GameRules, choices: number) {
  const recordedGame = new RecordedGame(rules, newRecord(rules, { players: 2, seed: 9 }))
  while (recordedGame.moveCount < choices) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined) break
    const offer = rules.choices(recordedGame.game, seat, [])
    recordedGame.choose(seat, offer[(recordedGame.moveCount * 7) % offer.length])
  }
  return { record: recordedGame.record, position: rules.encode(recordedGame.game), recordedGame }
}

/** A letter that is no choice. */
const REFUSED = '_'
const older = (record: GameRecord): GameRecord => ({ ...record, version: 0 })
const refusedAtEnd = (record: GameRecord): GameRecord => ({
  ...older(record),
  choices: record.choices + REFUSED,
})

describe.each(Object.entries(GAMES))('%s', (_, rules) => {
  test.for([0, 20, 5000])(
    'a save of the current rules is opened unchanged, after %i choices',
    (made) => {
      const { record, position } = savedAfter(rules, made)
      expect(openSave(rules, record, position)).toEqual({ record, lostFrom: null })
      expect(openSave(rules, record)).toEqual({ record, lostFrom: null })
    },
  )

  test('a record of older rules is used if it still leads to the saved position', () => {
    const { record, position } = savedAfter(rules, 20)
    expect(openSave(rules, older(record), position)).toEqual({ record, lostFrom: null })
    // A position that cannot be read does not matter if the record can.
    expect(openSave(rules, older(record), 'nonsense')).toEqual({ record, lostFrom: null })
  })

  test('a record that is now illegal continues from its saved position', () => {
    const { record, position, recordedGame } = savedAfter(rules, 20)
    const opened = openSave(rules, refusedAtEnd(record), position)
    expect(opened.lostFrom).toBe(21)
    expect(opened.record).toMatchObject({ from: position, choices: '', version: rules.version })
    expect(replay(rules, opened.record)).toEqual(recordedGame.game)
    const again = new RecordedGame(rules, opened.record)
    const [seat] = rules.deciders(again.game)
    again.choose(seat, rules.choices(again.game, seat, [])[0])
    const saved = rules.encode(again.game)
    // Once rebased, it opens like any other record.
    expect(openSave(rules, again.record, saved)).toEqual({ record: again.record, lostFrom: null })
  })

  test('a record that now leads elsewhere continues from its saved position', () => {
    const { record } = savedAfter(rules, 20)
    const { position } = savedAfter(rules, 21)
    const opened = openSave(rules, older(record), position)
    expect(opened).toMatchObject({ lostFrom: 21, record: { from: position } })
  })

  test('a finished record of older rules is kept if it leads to the saved result', () => {
    const { record, position } = savedAfter(rules, 5000)
    const saved = rules.decode(position)
    // Another position with the same result, as a change of the rules may leave it.
    saved.chance[0] = saved.chance[0] === 1 ? 2 : 1
    const elsewhere = rules.encode(saved)
    expect(elsewhere).not.toBe(position)
    expect(openSave(rules, older(record), elsewhere)).toEqual({ record, lostFrom: null })
    const result = rules.standings(saved)
    expect(openSave(rules, older(record), elsewhere, result)).toEqual({ record, lostFrom: null })
  })

  test('a finished record that leads to another result shows the saved position', () => {
    const { record, position, recordedGame } = savedAfter(rules, 5000)
    const saved = rules.decode(position)
    saved.score[0]++
    const elsewhere = rules.encode(saved)
    const rebased = { lostFrom: recordedGame.moveCount + 1, record: { from: elsewhere } }
    expect(openSave(rules, older(record), elsewhere)).toMatchObject(rebased)
    const result = rules.standings(saved)
    expect(openSave(rules, older(record), elsewhere, result)).toMatchObject(rebased)
  })

  test('a replay shows the moves before the first that is refused now', () => {
    const { record } = savedAfter(rules, 20)
    expect(openReplay(rules, older(record))).toEqual({ record, lostFrom: null })
    expect(openReplay(rules, refusedAtEnd(record))).toEqual({ record, lostFrom: 21 })
  })

  test('a save that cannot be opened fails with the reason', () => {
    const { record, position } = savedAfter(rules, 20)
    const newer = { ...record, version: rules.version + 1 }
    const errorOf = (open: () => unknown): unknown => {
      try {
        open()
      } catch (error) {
        return error
      }
      return null
    }
    expect(errorOf(() => openSave(rules, newer, position))).toMatchObject({
      fault: 'otherVersion',
    })
    expect(errorOf(() => openSave(rules, refusedAtEnd(record)))).toMatchObject({
      fault: 'otherVersion',
    })
    expect(errorOf(() => openSave(rules, refusedAtEnd(record), 'nonsense'))).toBeInstanceOf(
      PositionError,
    )
    const other = { ...record, hash: '0', pack: 'box' }
    expect(errorOf(() => openSave(rules, other, position))).toBeInstanceOf(RecordError)
  })
})
