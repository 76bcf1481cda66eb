import type { BotPort } from '@amalfi/session'
import type { GameRules } from '../games/types/game-definition.ts'
import { botPortFor } from './bot-port.ts'
import type { BotAnswer, BotQuestion } from './question.ts'

let worker: Worker | undefined
let lastId = 0
const pending = new Map<
  number,
  { resolve: (choice: number) => void; reject: (e: unknown) => void }
>()

function botWorker(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    pending.get(data.id)?.resolve(data.choice)
    pending.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of pending.values()) reject(new Error(event.message))
    pending.clear()
    worker?.terminate()
    worker = undefined
  })
  return worker
}

const askBot = (question: Omit<BotQuestion, 'id'>): Promise<number> =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    pending.set(id, { resolve, reject })
    botWorker().postMessage({ ...question, id })
  })

/** The port to the bots of a game, which compute in a worker. */
export const workerBots = (rules: GameRules): BotPort => botPortFor(rules, askBot)
