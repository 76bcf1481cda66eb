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
      ask: async (bot, question, signal) => {
        await new Promise<void>((resolve) => late.push(resolve))
        return port.ask(bot, question, signal)
      },
    },
  })
  host.start()
  const { question, moveIndex } = await host.snapshot(0)
  await host.choose(0, question?.choices[0] ?? -1, question?.id ?? -1)
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

/** A port whose bots never answer. It keeps the signals of its questions. */
function silentBots() {
  const signals: AbortSignal[] = []
  const ask = (_bot: unknown, _question: unknown, signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { signals, ask }
}

test.for(['undo', 'pause', 'close'] as const)(
  'a bot that is thinking is interrupted by: %s',
  async (what) => {
    const bots = silentBots()
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 1 }, [HUMAN, BOT], { bots })
    const heard: HostEvent['kind'][] = []
    await host.subscribe(0, ({ kind }) => heard.push(kind))
    host.start()
    const { question } = await host.snapshot(0)
    await host.choose(0, question?.choices[0] ?? -1, question?.id ?? -1)
    await new Promise(setImmediate)
    expect(bots.signals.map(({ aborted }) => aborted)).toEqual([false])
    await host[what](0)
    expect(bots.signals[0].aborted).toBe(true)
    await host.idle()
    expect(heard).not.toContain('failed')
  },
)

test('after a pause the bot is asked again', async () => {
  const bots = silentBots()
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT], { bots })
  host.start()
  await new Promise(setImmediate)
  host.pause()
  host.start()
  await new Promise(setImmediate)
  expect(bots.signals.map(({ aborted }) => aborted)).toEqual([true, false])
  host.close()
})

test('a stand-in is reported once for each seat', async () => {
  const port = sameThread(renaissance)
  const standIn = { bot: 'merchant-1', why: 'failed' } as const
  const host = hostFor(renaissance, { players: 3, seed: 5, first: 0 }, [HUMAN, BOT, BOT], {
    bots: { ask: async (...asked) => ({ ...(await port.ask(...asked)), standIn }) },
  })
  const heard: HostEvent[] = []
  await host.subscribe(0, (event) => heard.push(event))
  host.start()
  await playHumans(host, 1, 5)
  const reported = heard.filter(({ kind }) => kind === 'standIn')
  expect(reported.map((event) => event.kind === 'standIn' && event.seat).toSorted()).toEqual([1, 2])
  expect(reported[0]).toMatchObject({ standIn })
})
