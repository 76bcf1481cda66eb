import { handMadeBots } from '@amalfi/bots'
import { loadBot } from '@amalfi/bots/load'
import { newRecord } from '@amalfi/engine'
import type { BotAnswer } from '@amalfi/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith } from '../../src/model/bots/answer.ts'
import { botPortFor } from '../../src/model/bots/bot-port.ts'
import { BotWorker, type WorkerLike } from '../../src/model/bots/bot-worker.ts'
import { askWithFallback } from '../../src/model/bots/fallback.ts'
import { answerInPage } from '../../src/model/bots/page-bots.ts'
import type {
  AskBot,
  BotQuestion,
  WorkerReply,
  WorkerRequest,
} from '../../src/model/bots/question.ts'
import { watchSlowAnswers } from '../../src/model/bots/slow-answers.ts'
import { rulesOf } from '../../src/model/game/rules.ts'
import { playedBy } from '../../src/model/players/player.ts'
import { newSavedGame } from '../../src/model/session/saved-game.ts'
import { openGame, randomBots, untilIdle } from './support/tables.ts'

/** A worker that a test drives. */
class TestWorker extends EventTarget implements WorkerLike {
  readonly received: WorkerRequest[] = []
  isTerminated = false

  postMessage(message: WorkerRequest): void {
    this.received.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
  reply(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  crash(): void {
    this.dispatchEvent(new Event('error'))
  }
}

function testWorkers() {
  const all: TestWorker[] = []
  const bots = new BotWorker(() => {
    const worker = new TestWorker()
    all.push(worker)
    return worker
  })
  return { all, bots }
}

const rules = rulesOf('renaissance', 'english')
const game = rules.newGame({ players: 2, seed: 3, first: 0, hands: 'blind' })
const [decider] = rules.deciders(game)
const question: BotQuestion = {
  game: 'renaissance',
  bot: 'doge',
  printing: 'english',
  hash: rules.tables.hash,
  view: rules.view(game, decider),
  choices: rules.choices(game, decider, []),
  options: [],
  chance: [1, 2, 3, 4],
}
const never = new AbortController().signal

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the worker of the bots', () => {
  test('answers by id, in any order', async () => {
    const { all, bots } = testWorkers()
    const answers = [bots.ask(question, never), bots.ask(question, never)]
    expect(all).toHaveLength(1)
    const [{ received }] = all
    all[0].reply({ id: received[1].id, answer: { choice: 2 } })
    all[0].reply({ id: received[0].id, answer: { choice: 1 } })
    expect(await Promise.all(answers)).toEqual([{ choice: 1 }, { choice: 2 }])
  })

  test('is replaced if it thinks about a question that nobody asks any more', async () => {
    const { all, bots } = testWorkers()
    const control = new AbortController()
    const interrupted = bots.ask(question, control.signal)
    const other = bots.ask(question, never)
    control.abort()
    await expect(interrupted).rejects.toBe(control.signal.reason)
    expect(all[0].isTerminated).toBe(true)
    // The other question is asked again.
    expect(all[1].received).toEqual([all[0].received[1]])
    all[1].reply({ id: all[1].received[0].id, answer: { choice: 7 } })
    expect(await other).toEqual({ choice: 7 })
  })

  test('stays if a question is given up after it was answered', async () => {
    const { all, bots } = testWorkers()
    const control = new AbortController()
    const asked = bots.ask(question, control.signal)
    all[0].reply({ id: all[0].received[0].id, answer: { choice: 1 } })
    await asked
    control.abort()
    expect(all[0].isTerminated).toBe(false)
  })

  test('fails all its questions when it crashes, and a new one answers the next', async () => {
    const { all, bots } = testWorkers()
    const failed = bots.ask(question, never)
    all[0].crash()
    await expect(failed).rejects.toThrow('worker')
    expect(all[0].isTerminated).toBe(true)
    const next = bots.ask(question, never)
    all[1].reply({ id: all[1].received[0].id, answer: { choice: 3 } })
    expect(await next).toEqual({ choice: 3 })
  })

  test('fails if the browser does not allow workers', async () => {
    const bots = new BotWorker(() => {
      throw new Error('not allowed')
    })
    await expect(bots.ask(question, never)).rejects.toThrow('not allowed')
  })

  test('counts as crashed if it does not answer for a minute', async () => {
    vi.useFakeTimers()
    const { all, bots } = testWorkers()
    const failed = expect(bots.ask(question, never)).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(all[0].isTerminated).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await failed
    expect(all[0].isTerminated).toBe(true)
  })
})

describe('a bot that fails', () => {
  const inPage: AskBot = (asked) => answerInPage(asked)
  const answer: BotAnswer = { choice: 5 }

  test('is replaced by a hand-made bot in the worker, for the rest of the game', async () => {
    const asked: string[] = []
    const inWorker: AskBot = async ({ bot }) => {
      asked.push(bot)
      if (bot === 'doge') throw new Error('crashed')
      return answer
    }
    const ask = askWithFallback({ inWorker, inPage })
    const expected = { choice: 5, standIn: { bot: 'merchant-1', why: 'failed' } }
    expect(await ask(question, never)).toEqual(expected)
    expect(await ask(question, never)).toEqual(expected)
    expect(asked).toEqual(['doge', 'merchant-1', 'merchant-1'])
    // Other bots are not affected.
    expect(await ask({ ...question, bot: 'captain' }, never)).toEqual(answer)
  })

  test('is replaced by a hand-made bot in the page if no worker runs', async () => {
    const inWorker: AskBot = vi.fn(() => Promise.reject(new Error('no worker')))
    const ask = askWithFallback({ inWorker, inPage })
    const { choice, standIn } = await ask({ ...question, bot: 'deckhand' }, never)
    expect(question.choices).toContain(choice)
    expect(standIn).toEqual({ bot: 'apprentice-1', why: 'failed' })
    await ask({ ...question, bot: 'deckhand' }, never)
    expect(inWorker).toHaveBeenCalledTimes(2)
  })

  test('has no stand-in if it is a hand-made bot: the same bot answers elsewhere', async () => {
    const inWorker: AskBot = () => Promise.reject(new Error('no worker'))
    const ask = askWithFallback({ inWorker, inPage })
    const asked = { ...question, bot: 'merchant-1' as const }
    const expected = handMadeBots['merchant-1'](rules)({ ...question, chance: [1, 2, 3, 4] })
    expect(await ask(asked, never)).toEqual({ choice: expected })
  })

  test('is reported if nothing else works', async () => {
    const fails: AskBot = () => Promise.reject(new Error('nothing works'))
    const ask = askWithFallback({ inWorker: fails, inPage: fails })
    await expect(ask(question, never)).rejects.toThrow('nothing works')
  })

  test('is not replaced if its question was given up', async () => {
    const control = new AbortController()
    const inWorker = vi.fn<AskBot>(async () => {
      control.abort()
      throw control.signal.reason
    })
    const ask = askWithFallback({ inWorker, inPage })
    await expect(ask(question, control.signal)).rejects.toBe(control.signal.reason)
    expect(inWorker).toHaveBeenCalledTimes(1)
  })
})

describe('a table with a stand-in', () => {
  /** A game that a bot of this level begins. */
  const withLevel = (level: 'captain' | 'doge') =>
    newSavedGame({
      id: 'here',
      players: [
        { ...playedBy('person'), name: '' },
        { ...playedBy(level), name: '' },
      ],
      rules,
      record: newRecord(rules, { players: 2, seed: 5, first: 0 }),
    })

  test('reports once that its cards have no network', async () => {
    const answerUntrained = answerWith((bot, rules) => loadBot(bot, rules, async () => null))
    const opened = await openGame(withLevel('captain'), {
      bots: (of) => botPortFor(of, answerUntrained),
    })
    opened.play()
    await untilIdle(opened.session)
    for (let i = 0; i < 4; i++) {
      await opened.session.choose(opened.session.question.value?.choices[0] ?? -1)
      await untilIdle(opened.session)
    }
    expect(opened.session.standIns.value).toEqual([
      { seat: 1, bot: 'merchant-1', why: 'untrained' },
    ])
  })

  test('plays on if the worker crashes', async () => {
    const opened = await openGame(withLevel('doge'), {
      bots: (of) =>
        botPortFor(
          of,
          askWithFallback({
            inWorker: () => Promise.reject(new Error('crashed')),
            inPage: (asked) => answerInPage(asked),
          }),
        ),
    })
    opened.play()
    await untilIdle(opened.session)
    expect(opened.session.error.value).toBeNull()
    expect(opened.session.standIns.value).toEqual([{ seat: 1, bot: 'merchant-1', why: 'failed' }])
  })

  test('interrupts a bot that thinks when the table is left, and asks again at the next play()', async () => {
    const signals: AbortSignal[] = []
    const { ask } = randomBots()
    const opened = await openGame(withLevel('doge'), {
      bots: () => ({
        ask: (bot, asked, signal) => {
          signals.push(signal)
          return signals.length > 1 ? ask(bot, asked, signal) : new Promise(() => {})
        },
      }),
    })
    opened.play()
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    opened.pause()
    expect(signals[0].aborted).toBe(true)
    opened.play()
    await untilIdle(opened.session)
    expect(opened.session.question.value).not.toBeNull()
  })
})

test('a bot is shown as thinking only if its answer takes long', async () => {
  vi.useFakeTimers()
  let reply: (answer: BotAnswer) => void = () => {}
  const { port, thinking } = watchSlowAnswers({
    ask: () =>
      new Promise((resolve) => {
        reply = resolve
      }),
  })
  const asked = port.ask('doge', question, never)
  await vi.advanceTimersByTimeAsync(300)
  expect(thinking.value).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(thinking.value).toBe(true)
  reply({ choice: 1 })
  await asked
  expect(thinking.value).toBe(false)
})
