import type { HostEvent } from '@amalfi/session'
import { expect, test } from 'vitest'
import { BOT, GAMES, HUMAN, hostFor, playHumans, sameThread } from './support/games.ts'

const { renaissance } = GAMES

test('a bot is asked after the delay for a human or for a bot', async () => {
  const asked: string[] = []
  const host = hostFor(renaissance, { players: 3, seed: 5, first: 0 }, [HUMAN, BOT, BOT], {
    pace: {
      beforeAsking: async (after) => {
        asked.push(after)
      },
      beforeMove: async () => {},
    },
  })
  host.start()
  await host.idle()
  expect(asked).toEqual(['human', 'bot'])
})

test('a game whose bots are paused continues when it is started again', async () => {
  let paused = true
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT], {
    pace: {
      beforeAsking: () => (paused ? new Promise(() => {}) : Promise.resolve()),
      beforeMove: async () => {},
    },
  })
  host.start()
  await new Promise(setImmediate)
  const { moveIndex } = await host.snapshot(0)
  paused = false
  host.start()
  await host.idle()
  expect((await host.snapshot(0)).moveIndex).toBe(moveIndex + 1)
})

test('a bot answer that arrives after an undo is ignored', async () => {
  const late: (() => void)[] = []
  const port = sameThread(renaissance)
  // The first player picks a pack last: the human is asked, then the bot.
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 1 }, [HUMAN, BOT], {
    bots: {
      ask: async (bot, question) => {
        await new Promise<void>((resolve) => late.push(resolve))
        return port.ask(bot, question)
      },
    },
  })
  host.start()
  const { question, moveIndex } = await host.snapshot(0)
  await host.choose(0, question?.choices[0] ?? -1, question?.asked ?? -1)
  await new Promise(setImmediate)
  expect(late).toHaveLength(1)
  expect(await host.undo(0)).toBe('done')
  late[0]()
  await host.idle()
  expect((await host.snapshot(0)).moveIndex).toBe(moveIndex)
})

test('a failing bot is reported, and the game can be closed and opened again', async () => {
  const failing = { ask: () => Promise.reject(new Error('no worker')) }
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT], {
    bots: failing,
  })
  const heard: HostEvent[] = []
  await host.subscribe(0, (event) => heard.push(event))
  host.start()
  await host.idle()
  expect(heard.at(-1)).toMatchObject({ kind: 'failed', error: new Error('no worker') })
  const record = await host.record()
  const again = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT], { record })
  again.start()
  await playHumans(again, 1, 3)
})
