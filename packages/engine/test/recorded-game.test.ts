import { compile, trialPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { isBarrier, newRecord, RecordedGame, renaissance, replay } from '../src/index.ts'

const rules = renaissance(compile(trialPack))
const setup = { players: 3, seed: 5 }

/** Plays this many legal choices. */
function play(recordedGame: RecordedGame<typeof setup>, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined) return
    const offer = [
      ...rules.choices(recordedGame.game, seat, []),
      ...rules.options(recordedGame.game, seat, []),
    ]
    recordedGame.choose(seat, offer[(recordedGame.moveCount * 5) % offer.length])
  }
}

const begun = () => new RecordedGame(rules, newRecord(rules, setup))

test('a recorded game equals the replay of its record, also after undo', () => {
  const recordedGame = begun()
  play(recordedGame, 60)
  for (const moveCount of [59, 41, 7, 0]) {
    expect(recordedGame.undoTo(moveCount, true)).toBe(null)
    expect(recordedGame.moveCount).toBe(moveCount)
    expect(replay(rules, recordedGame.record)).toEqual(recordedGame.game)
    const again = new RecordedGame(rules, recordedGame.record)
    expect(again.log).toEqual(recordedGame.log)
    expect(again.game).toEqual(recordedGame.game)
  }
})

test('undo stops at a draw or reveal, unless it is forced', () => {
  const recordedGame = begun()
  play(recordedGame, 80)
  const last = recordedGame.log.findLast(({ event }) => isBarrier(event))?.moveIndex ?? 0
  expect(last).toBeGreaterThan(1)
  expect(recordedGame.undoTo(last - 1)).toBe('barrier')
  expect(recordedGame.moveCount).toBe(80)
  if (last < 80) expect(recordedGame.undoTo(last)).toBe(null)
  expect(recordedGame.undoTo(last - 1, true)).toBe(null)
  expect(recordedGame.undoTo(-1, true)).toBe('nothing')
})

test('newEvents() returns each event once', () => {
  const recordedGame = begun()
  expect(recordedGame.newEvents().length).toBeGreaterThan(0)
  expect(recordedGame.newEvents()).toEqual([])
  play(recordedGame, 1)
  expect(recordedGame.newEvents()).toEqual(
    recordedGame.log.filter(({ moveIndex }) => moveIndex === 1).map(({ event }) => event),
  )
})

test('a game can start from a position and be undone back to it', () => {
  const before = begun()
  play(before, 30)
  const from = rules.decode(rules.encode(before.game))
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup, from))
  play(recordedGame, 12)
  expect(recordedGame.undoTo(5, true)).toBe(null)
  expect(recordedGame.undoTo(0, true)).toBe(null)
  expect(recordedGame.game).toEqual(before.game)
  expect(recordedGame.log).toEqual([])
})
