import type { BotPort } from '@amalfi/session'
import type { GameRules } from '../games/types/game-cards.ts'
import { botsOf } from './bots-of.ts'
import type { Answered, Asked } from './question.ts'

let worker: Worker | undefined
let last = 0
const waiting = new Map<
  number,
  { resolve: (choice: number) => void; reject: (e: unknown) => void }
>()

function theWorker(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data.choice)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
    worker?.terminate()
    worker = undefined
  })
  return worker
}

const askBot = (question: Omit<Asked, 'id'>): Promise<number> =>
  new Promise((resolve, reject) => {
    const id = ++last
    waiting.set(id, { resolve, reject })
    theWorker().postMessage({ ...question, id })
  })

/** The bots of a game, in the worker. */
export const workerBots = (rules: GameRules): BotPort => botsOf(rules, askBot)
