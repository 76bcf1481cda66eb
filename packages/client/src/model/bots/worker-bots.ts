import { BOT_WORKER } from 'virtual:bot-worker'
import type { BotPort } from '@amalfi/session'
import type { GameRules } from '../games/types/game-definition.ts'
import { botPortFor } from './bot-port.ts'
import { BotWorker } from './bot-worker.ts'
import { askWithFallback } from './fallback.ts'
import type { AskBot } from './question.ts'

const worker = new BotWorker(() => new Worker(BOT_WORKER, { type: 'module' }))

const inPage: AskBot = async (question) => (await import('./page-bots.ts')).answerInPage(question)

/** The port to the bots of a game, which compute in a worker. */
export const workerBots = (rules: GameRules): BotPort =>
  botPortFor(
    rules,
    askWithFallback({ inWorker: (question, signal) => worker.ask(question, signal), inPage }),
  )
