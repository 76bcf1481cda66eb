import type { BotId } from '@amalfi/bots'
import type { Chance, GameName, Printing, View } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** What the page asks a bot: what its seat sees, and nothing else. */
export interface Asked {
  readonly id: number
  readonly game: GameName
  readonly bot: BotId
  readonly printing: Printing
  /** Of the pack that is played with. */
  readonly hash: string
  /** That pack, if it is not the one of today. */
  readonly olderPack?: Pack
  readonly view: View
  readonly choices: readonly number[]
  readonly options: readonly number[]
  /** The bot's own generator. */
  readonly chance: Chance
}

export interface Answered {
  readonly id: number
  readonly choice: number
}
