import type { BotPort } from '@amalfi/session'
import { gameOfRules } from '../game/rules.ts'
import { gameOf } from '../games/catalog/by-game.ts'
import type { GameRules } from '../games/types/game-definition.ts'
import type { AskBot } from './question.ts'

/** The port to the bots of a game. It adds to each question with which cards the game is played. */
export const botPortFor = (rules: GameRules, ask: AskBot): BotPort => ({
  ask: (bot, question, signal) => {
    const { name, pack } = gameOfRules(rules)
    const { printing, hash } = rules.tables
    const older = pack === gameOf(name).pack ? {} : { olderPack: pack }
    return ask({ game: name, bot, printing, hash, ...older, ...question }, signal)
  },
})
