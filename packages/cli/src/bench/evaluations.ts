import { apprentice, type Question } from '@amalfi/bots'
import { GREEDY, LearnedBot, type TrainedNetwork } from '@amalfi/bots/learned'
import { codeOf, type Game, PASS, seedChance } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import type { GameRules } from '../game/games.ts'
import type { Work } from './clock.ts'

const PLAYERS = 4
/** How many games the turns come from. */
const GAMES = 2
/** One turn in this many is evaluated. */
const EVERY = 3
/** Each turn is rated this many times in a row, so that preparing its position hardly counts. */
const REPEATED = 4

interface Turn {
  readonly game: Game
  readonly question: Question
}

/** Turns from whole games of a bot that plays sensibly, as its seat imagines them. */
function turnsOf(rules: GameRules): Turn[] {
  const turns: Turn[] = []
  const player = apprentice(rules)
  let asked = 0
  const bot = (question: Question): number => {
    const { view, choices } = question
    if (codeOf(choices[0]) === PASS && choices.length > 1 && asked++ % EVERY === 0) {
      const repeated = Array.from({ length: REPEATED }, () => choices).flat()
      turns.push({
        game: rules.imagine(view, seedChance(asked)),
        question: { ...question, choices: repeated, options: [] },
      })
    }
    return player(question)
  }
  const bots = Array.from({ length: PLAYERS }, () => bot)
  for (let seed = 0; seed < GAMES; seed++) playBotGame(rules, { players: PLAYERS, seed }, bots)
  return turns
}

/**
 * The work of evaluating all actions of one turn. It counts actions. For each it copies the position,
 * plays the action, settles its parts by guesses, computes the features and asks the network.
 */
export function evaluationWork(rules: GameRules, { features, network }: TrainedNetwork): Work {
  const turns = turnsOf(rules)
  // Without plans it evaluates every action once.
  const bot = new LearnedBot(rules, features, network, GREEDY)
  let at = 0
  return () => {
    const { game, question } = turns[at++ % turns.length]
    return bot.rate(game, question).length
  }
}
