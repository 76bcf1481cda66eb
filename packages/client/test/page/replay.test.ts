import { HAND, HANDS } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import { expect, test, vi } from 'vitest'
import { captionOf } from '../../src/features/replay/caption.ts'
import { periodsOf, segmentAfter, segmentBefore } from '../../src/model/replay/replay-segments.ts'
import { ReplayTable } from '../../src/model/replay/replay-table.ts'
import { gameAfter, playersWith } from './support/tables.ts'

const replayOf = (choices: number, people = 1, hands: (typeof HANDS)[number] = 'packs') => {
  const played = gameAfter({ players: 3, seed: 6, hands }, people, choices)
  const { record, players, rewound } = played.saved
  return {
    played,
    table: new ReplayTable({ record: readRecord(record), rules: played.rules, players, rewound }),
  }
}

test('replay visits every position forwards and backwards, and ends at the game', () => {
  const { played, table } = replayOf(5000)
  const forwards: string[] = []
  for (let step = 0; step <= table.lastStep; step++) {
    table.go(step)
    forwards.push(table.rules.encode(table.game))
    expect(table.log.value.every(({ moveIndex }) => moveIndex <= step)).toBe(true)
  }
  expect(table.game).toEqual(played.game)
  expect(table.over.value).toBe(true)
  expect(table.log.value.length).toBe(played.log.length)
  for (let step = table.lastStep; step >= 0; step -= 7) {
    table.go(step)
    expect(table.rules.encode(table.game)).toBe(forwards[step])
    expect(table.over.value).toBe(step === table.lastStep)
  }
  table.go(-5)
  expect(table.step.value).toBeGreaterThanOrEqual(0)
  table.go(9999)
  expect(table.step.value).toBe(table.lastStep)
  expect(table.question.value).toBe(null)
})

test('a single step reports its events, a jump does not', () => {
  const { table } = replayOf(80)
  const reports: { entries: number; before: number; isNew: boolean }[] = []
  table.listeners.add((entries, isNew) =>
    reports.push({ entries: entries.length, before: table.log.value.length, isNew }),
  )
  table.go(20)
  expect(reports.pop()).toMatchObject({ entries: 0, isNew: false })
  const before = table.log.value.length
  table.go(21)
  expect(reports.pop()).toEqual({
    entries: table.log.value.length - before,
    before,
    isNew: true,
  })
  table.go(20)
  expect(reports.pop()).toMatchObject({ entries: 0, isNew: false })
  table.go(20)
  expect(reports).toEqual([])
})

test('turns and phases follow one another without gaps, and can be stepped through', () => {
  const { table } = replayOf(5000)
  const { segments, lastStep } = table
  expect(segments[0].from).toBe(0)
  expect(segments.at(-1)?.to).toBe(lastStep)
  for (const [i, { from, to }] of segments.entries()) {
    expect(to).toBeGreaterThan(from)
    if (i > 0) expect(from).toBe(segments[i - 1].to)
    expect(segmentAfter(segments, from)).toBe(to)
    expect(segmentBefore(segments, to)).toBe(from)
    if (to > from + 1) expect(segmentBefore(segments, from + 1)).toBe(from)
  }
  expect(segmentBefore(segments, 0)).toBe(0)
  expect(segmentAfter(segments, lastStep)).toBe(lastStep)
  expect(periodsOf(segments).map(({ period }) => period)).toEqual([0, 1, 2, 3])
  for (const { from, seat } of segments)
    if (seat >= 0) {
      table.go(from)
      expect(table.game.turn).toBe(seat)
    }
})

test('a finished game shows all hands; a running one only the hand of a single human, or none', () => {
  const visibleHands = (table: ReplayTable) =>
    table.players.map((_, seat) => {
      table.setViewer(seat)
      const { game } = table.view()
      return game.where.filter((where) => where === HAND + seat).length === game.handSize[seat]
    })
  const finished = replayOf(5000, 2, 'blind').table
  finished.go(40)
  expect(finished.game.handSize.some((size) => size > 0)).toBe(true)
  expect(visibleHands(finished)).toEqual([true, true, true])
  const alone = replayOf(40, 1, 'blind').table
  alone.go(40)
  expect(alone.game.handSize.every((size) => size > 0)).toBe(true)
  expect(visibleHands(alone)).toEqual([true, false, false])
  const shared = replayOf(40, 2, 'blind').table
  shared.go(40)
  expect(visibleHands(shared)).toEqual([false, false, false])
  expect(shared.isOpenToAll).toBe(false)
})

test.each(HANDS)('a running game with several people reveals nothing hidden: %s', (hands) => {
  const { table } = replayOf(60, 3, hands)
  const translator = translatorFor(renaissancePack, en)
  for (let step = 0; step <= table.lastStep; step++) {
    table.go(step)
    const caption = captionOf(table, translator)
    expect(caption).not.toBe('')
    const { move } = table
    const described = move === undefined ? undefined : table.rules.describe(move.choice)
    if (described?.do === 'keep' || described?.do === 'drop')
      expect(caption).toBe(en.replay.hasChosen(en.seat(move?.seat ?? 0)))
  }
  for (const { event } of table.log.value)
    if (event.kind === 'card' && event.seen !== 0xf) expect(event.card).toBe(null)
})

test('the record up to a step leads to its position', () => {
  const { table } = replayOf(5000, 1, 'draft')
  for (const step of [0, 1, 5, 30, table.lastStep]) {
    table.go(step)
    const again = new ReplayTable({
      record: readRecord(table.recordUntilHere()),
      rules: table.rules,
      players: playersWith(1, 3),
      rewound: false,
    })
    expect(again.lastStep).toBe(step)
    again.go(step)
    expect(again.game).toEqual(table.game)
  }
})

test('replay plays to the end or until it is paused', async () => {
  vi.useFakeTimers()
  const { table } = replayOf(12)
  const playing = table.play()
  await vi.advanceTimersByTimeAsync(450)
  expect(table.step.value).toBe(3)
  expect(table.playing.value).toBe(true)
  table.jump(5)
  await vi.advanceTimersByTimeAsync(1000)
  await playing
  expect(table.step.value).toBe(5)
  expect(table.playing.value).toBe(false)
  const toEnd = table.play()
  await vi.advanceTimersByTimeAsync(5000)
  await toEnd
  expect(table.step.value).toBe(12)
  expect(table.playing.value).toBe(false)
  const again = table.play()
  expect(table.step.value).toBe(0)
  table.pause()
  await vi.advanceTimersByTimeAsync(1000)
  await again
  vi.useRealTimers()
})
