import { botChances, random } from '@amalfi/bots'
import { newRecord, RecordedGame } from '@amalfi/engine'
import { playBotGame, SessionCore } from '@amalfi/session'
import { expect, test } from 'vitest'
import { BOT, GAMES, hostFor } from './support/games.ts'

test.each(Object.entries(GAMES))(
  '%s: SessionCore and a host play the same game',
  async (_, rules) => {
    const setup = { players: 3, seed: 21 }
    const host = hostFor(rules, setup, [BOT, BOT, BOT])
    host.start()
    await host.idle()
    const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
    const core = new SessionCore(rules, recordedGame, () => true, botChances(setup.seed))
    expect(core.playBots([random, random, random])).toBe(-1)
    expect(recordedGame.record).toEqual(await host.record())
  },
)

test('bots get only the view of their own seat', () => {
  const seen: number[] = []
  const bots = [0, 1, 2].map((seat) => (question: Parameters<typeof random>[0]) => {
    expect(question.view.seat).toBe(seat)
    expect(question.view.game.viewer).toBe(seat)
    seen.push(seat)
    return random(question)
  })
  playBotGame(GAMES.renaissance, { players: 3, seed: 4, hands: 'draft' }, bots)
  expect(new Set(seen).size).toBe(3)
})

test('the game waits for a seat without a bot', () => {
  const rules = GAMES.renaissance
  const recordedGame = new RecordedGame(rules, newRecord(rules, { players: 2, seed: 3, first: 0 }))
  const core = new SessionCore(rules, recordedGame, (seat) => seat === 1, botChances(3))
  expect(core.playBots([null, random])).toBe(0)
  expect(core.next()).toEqual({ by: 'human', seat: 0 })
})
