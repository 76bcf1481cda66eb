import type { RecordedGame, Setup } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { UndoHistory } from '../src/undo-history.ts'

/** A game in which the feed phase began with move 5, and seat 1 has fed its crews since. */
const afterFeedOfOther = (ownLastMove: number): RecordedGame<Setup> => {
  const game: Partial<RecordedGame<Setup>> = {
    log: [{ moveIndex: 5, event: { kind: 'phase', phase: 'feed', period: 2 } }],
    moveCount: 7,
    lastMoveBy: (seats) => (seats.includes(0) ? ownLastMove : -1),
    barrierSince: () => false,
    movesSince: (moveCount) =>
      [4, 5, 6]
        .filter((index) => index >= moveCount)
        .map((index) => ({ seat: index === ownLastMove ? 0 : 1, choice: 0 })),
  }
  return game as RecordedGame<Setup>
}

test('there is nothing to restart if only others have chosen since a phase began', () => {
  const { undo, restartTurn } = new UndoHistory(afterFeedOfOther(4), [0], false).seatState(0, false)
  expect(restartTurn.state).toBe('nothing')
  expect(undo).toEqual({ state: 'possible', marksRewound: false, crossesOthers: true })
})

test('a phase in which the seat has chosen can be restarted', () => {
  const { restartTurn } = new UndoHistory(afterFeedOfOther(6), [0], false).seatState(0, false)
  expect(restartTurn.state).toBe('possible')
})

test('an undo of own moves alone takes back nothing of others', () => {
  const { undo } = new UndoHistory(afterFeedOfOther(6), [0], false).seatState(0, false)
  expect(undo).toEqual({ state: 'possible', marksRewound: false, crossesOthers: false })
})
