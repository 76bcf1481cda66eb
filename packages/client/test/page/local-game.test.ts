import { POINT_SOURCES, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { expect, test, vi } from 'vitest'
import { LocalGame } from '../../src/model/session/local-game.ts'
import { savedPoints, sum } from '../../src/model/statistics/bars.ts'
import { withOutcome } from '../../src/model/statistics/outcome-of.ts'
import type { SavedGame } from '../../src/model/storage/games.ts'
import { NEW_LESSON } from '../../src/model/storage/lesson.ts'
import { gameAfter, randomBots, untilIdle } from './support/tables.ts'

/** A game in which the human decides next. */
const saved = [20, 21, 22, 23, 24]
  .map((choices) => gameAfter({ players: 2, seed: 5, first: 0, hands: 'blind' }, 1, choices))
  .filter(({ rules, game }) => rules.deciders(game)[0] === 0)[0].saved

/** A game whose writes to storage are counted, and can be made to fail. */
async function open(opened: SavedGame = saved, confirms = false) {
  const written: SavedGame[] = []
  const storage = { full: false }
  const game = await LocalGame.open(opened, {
    bots: () => randomBots(),
    write: async (row) => {
      if (storage.full) throw new Error('the disk is full')
      written.push(row)
    },
    confirms: () => confirms,
  })
  game.play()
  await untilIdle(game.session)
  await game.whenSaved()
  return { game, session: game.session, written, storage }
}

const firstChoice = ({ question }: LocalGame['session']): number => question.value?.choices[0] ?? -1

test('a choice is saved in a separate task, after it is shown', async () => {
  const { game, session, written } = await open()
  const before = written.length
  await session.choose(firstChoice(session))
  expect(written.length).toBe(before)
  await game.whenSaved()
  expect(written.length).toBe(before + 1)
  await untilIdle(session)
  await game.whenSaved()
  expect(written.at(-1)).toEqual(game.savedGame())
})

test('opening a game changes nothing in storage; a choice updates the time', async () => {
  const { game, session, written } = await open()
  expect(written.at(-1)).toEqual(saved)
  await session.choose(firstChoice(session))
  await game.whenSaved()
  expect(game.savedGame().at).toBeGreaterThan(saved.at)
})

test('a game that cannot be saved reports it and can still be played', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { game, session, written, storage } = await open()
  const { record } = game.savedGame()
  storage.full = true
  await session.choose(firstChoice(session))
  await game.whenSaved()
  expect(game.saveFault.value).toBe('unavailable')
  expect(session.error.value).toBeNull()
  expect(game.savedGame().record).not.toBe(record)
  expect(game.isUpToDate(saved)).toBe(true)
  expect(log).toHaveBeenCalled()
  storage.full = false
  game.save()
  await game.whenSaved()
  expect(game.saveFault.value).toBe(null)
  expect(game.isUpToDate(saved)).toBe(false)
  expect(written.at(-1)).toEqual(game.savedGame())
  log.mockRestore()
})

/** A solo game that ends with the next choice. */
function almostOver(): SavedGame {
  const setup = { players: 1, rival: 'genoa', seed: 4 } as const
  const { log } = gameAfter(setup, 1, 5000)
  const last = log.at(-1)?.moveIndex ?? 0
  return gameAfter(setup, 1, last - 1).saved
}

test('the result is saved when the game ends, and removed when the last choice is undone', async () => {
  const { game, session, written } = await open(almostOver())
  expect(written.at(-1)?.outcome).toBeUndefined()
  await session.choose(firstChoice(session))
  await untilIdle(session)
  await game.whenSaved()
  expect(session.over.value).toBe(true)
  const { tables, version } = session.rules
  const outcome = written.at(-1)?.outcome
  expect(outcome).toMatchObject({ id: 'here', version, hash: tables.hash, rival: 'genoa' })
  const [{ kind, score, rank, points, pointsByPeriod }] = outcome?.seats ?? []
  expect([kind, score]).toEqual(['person', session.view().game.score[0]])
  expect(rank).toBeTypeOf('number')
  for (const source of POINT_SOURCES) {
    expect(pointsByPeriod?.[source]).toHaveLength(5)
    expect(sum(pointsByPeriod?.[source] ?? [])).toBe(points?.[source])
  }
  await session.undo()
  await untilIdle(session)
  await game.whenSaved()
  expect(written.at(-1)?.finished).toBe(false)
  expect(written.at(-1)?.outcome).toBeUndefined()
})

test('a finished game that cannot be replayed shows its saved result, and is not rewritten', async () => {
  const ended = withOutcome(gameAfter({ players: 3, seed: 12 }, 1, 5000).saved)
  const record = readRecord(ended.record)
  // `_` does not encode a choice.
  const older = writeRecord({ ...record, version: 0, choices: `${record.choices}_` })
  const { game, session, written } = await open({ ...ended, record: older })
  expect(session.over.value).toBe(true)
  expect(game.lostFrom).not.toBeNull()
  expect(game.outcome).toEqual(ended.outcome)
  expect(written).toEqual([])
  const points = savedPoints(ended.outcome ?? noResult())
  expect(points?.map((one) => sum(Object.values(one).flat()))).toEqual(
    ended.outcome?.seats.map(({ score }) => score),
  )
})

function noResult(): never {
  throw new Error('the game has no result')
}

test('the progress in the tutorial is saved with the game', async () => {
  const { game, written } = await open({ ...saved, lesson: NEW_LESSON })
  const lesson = { ...NEW_LESSON, away: true }
  game.lesson.update(lesson)
  expect(game.lesson.saved.value).toEqual(lesson)
  await game.whenSaved()
  expect(written.at(-1)?.lesson).toEqual(lesson)
})

test('a turn that waits for confirmation still waits after play() is called again', async () => {
  const { game, session } = await open(saved, true)
  for (let i = 0; i < 60 && session.awaitingConfirm.value < 0; i++) {
    await session.choose(firstChoice(session))
    await untilIdle(session)
  }
  expect(session.awaitingConfirm.value).toBe(0)
  const { record } = game.savedGame()
  game.play()
  await game.whenSaved()
  expect(session.awaitingConfirm.value).toBe(0)
  expect(game.savedGame().record).toBe(record)
  await session.endTurn()
  await untilIdle(session)
  expect(game.savedGame().record).not.toBe(record)
})

test('the error of a bot is reported, and the bot is asked again at the next play()', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let failing = true
  const { ask } = randomBots()
  const game = await LocalGame.open(gameAfter({ players: 2, seed: 5, first: 0 }, 1, 0).saved, {
    bots: () => ({
      ask: (bot, question, signal) =>
        failing ? Promise.reject(new Error('no worker')) : ask(bot, question, signal),
    }),
    write: async () => {},
    confirms: () => false,
  })
  const { session } = game
  game.play()
  await expect(untilIdle(session)).rejects.toThrow('no worker')
  expect(session.question.value).toBe(null)
  failing = false
  game.play()
  await vi.waitFor(() => expect(session.question.value).not.toBe(null))
  log.mockRestore()
})
