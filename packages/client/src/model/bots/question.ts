import type { BotId } from '@amalfi/bots'
import type { Chance, GameName, Printing, View } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** A question to a bot. It contains what the seat may know, and nothing else. */
export interface BotQuestion {
  readonly id: number
  readonly game: GameName
  readonly bot: BotId
  readonly printing: Printing
  /** The hash of the pack that is played with. */
  readonly hash: string
  /** That pack, if it is not the current one. */
  readonly olderPack?: Pack
  readonly view: View
  readonly choices: readonly number[]
  readonly options: readonly number[]
  /** The random generator of the bot. */
  readonly chance: Chance
}

/** The answer to the question with the same id. */
export interface BotAnswer {
  readonly id: number
  readonly choice: number
}
