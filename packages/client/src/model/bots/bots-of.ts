import type { BotPort } from '@amalfi/session'
import { gameFor } from '../game/rules.ts'
import { gameOf } from '../games/catalog/by-game.ts'
import type { GameRules } from '../games/types/game-cards.ts'
import type { Asked } from './question.ts'

/** The bots of a game, which are told its cards. `ask` brings them a question, wherever they think. */
export const botsOf = (
  rules: GameRules,
  ask: (question: Omit<Asked, 'id'>) => Promise<number>,
): BotPort => ({
  ask: (bot, question) => {
    const { name, pack } = gameFor(rules)
    const { printing, hash } = rules.tables
    const older = pack === gameOf(name).pack ? {} : { olderPack: pack }
    return ask({ game: name, bot, printing, hash, ...older, ...question })
  },
})
