import type { Bot, BotRules } from '../../bot/bot.ts'
import type { Level } from '../../bot/bot-ids.ts'
import { Network } from '../network/network.ts'
import type { TrainedNetwork } from '../network/shipped-weights.ts'
import { GREEDY, LearnedBot, ONE_PLY, type Style } from './learned-bot.ts'
import { type RolloutStyle, rolloutBot } from './rollouts.ts'

/**
 * The levels differ in how many actions they consider, how much chance there is in their choices, and
 * how far they plan. Even the weakest seldom takes an action that it rates much worse than another.
 * The numbers come from trials with `amalfi arena`: each level should clearly beat the one before it,
 * and a captain should take at most 4 times as long as `merchant-1`.
 */
const STYLES: Readonly<Record<Level, Style>> = {
  deckhand: {
    main: ONE_PLY,
    parts: ONE_PLY,
    temperature: 3,
    handTemperature: 15,
    actionsConsidered: 4,
  },
  apprentice: {
    main: ONE_PLY,
    parts: ONE_PLY,
    temperature: 2,
    handTemperature: 10,
    actionsConsidered: 8,
  },
  merchant: { main: ONE_PLY, parts: ONE_PLY, temperature: 0.7, handTemperature: 5 },
  captain: {
    main: { beam: [12, 7], width: [8, 5] },
    parts: ONE_PLY,
    temperature: 0,
    handTemperature: 1,
  },
  doge: {
    main: { beam: [12, 8, 5], width: [8, 5, 4] },
    parts: { beam: [3], width: [3] },
    temperature: 0,
    handTemperature: 0,
  },
}

/** The widest rollouts that keep a doge below 60 times the time of `merchant-1`. */
const ROLLOUTS: RolloutStyle = {
  margin: 8,
  rounds: [
    { candidates: 6, worlds: 3 },
    { candidates: 3, worlds: 4 },
  ],
  planWeight: 1,
  turns: 1,
}

/**
 * The bot of a level, with a network for the cards of these rules. `worldsFactor` multiplies how many
 * games the strongest level imagines, to measure what more time is worth.
 */
export function botOfLevel(
  rules: BotRules,
  { features, network }: TrainedNetwork,
  level: Level,
  worldsFactor = 1,
): Bot {
  const planner = new LearnedBot(rules, features, network, STYLES[level])
  if (level !== 'doge') return planner.decide
  // Decides for every seat in the rollouts. A network stores the position that a search starts from, so
  // each bot needs a network of its own.
  const quick = new LearnedBot(rules, features, new Network(network.shape, network.weights), GREEDY)
  const rounds = ROLLOUTS.rounds.map(({ candidates, worlds }) => {
    return { candidates, worlds: worlds * worldsFactor }
  })
  return rolloutBot(rules, planner, quick, { ...ROLLOUTS, rounds })
}
