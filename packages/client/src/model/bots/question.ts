import type { BotId, Question } from '@amalfi/bots'
import type { GameName, Printing } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import type { BotAnswer } from '@amalfi/session'

/** A question to a bot, with the cards of its game. It contains what the seat may know, nothing else. */
export interface BotQuestion extends Question {
  readonly game: GameName
  readonly bot: BotId
  readonly printing: Printing
  /** The hash of the pack that is played with. */
  readonly hash: string
  /** That pack, if it is not the current one. */
  readonly olderPack?: Pack
}

/** Asks a bot, wherever it thinks. Rejects if the bot fails, or if the signal aborts. */
export type AskBot = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>

/** What the page sends to the worker. */
export interface WorkerRequest {
  readonly id: number
  readonly question: BotQuestion
}

/** What the worker sends back: the answer to the request with this id, or why there is none. */
export type WorkerReply = { readonly id: number } & (
  | { readonly answer: BotAnswer }
  | { readonly error: string }
)
