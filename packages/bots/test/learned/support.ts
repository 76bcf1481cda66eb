import { type Bot, merchant } from '@amalfi/bots'
import { GREEDY, LearnedBot, makeFeatures, Network } from '@amalfi/bots/learned'
import {
  type Game,
  original,
  randomBelow,
  renaissance,
  type Setup,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, renaissancePack } from '@amalfi/packs'
import { initialWeights } from '../../src/learned/training/trainer.ts'

export const GAMES = {
  renaissance: renaissance(compile(renaissancePack)),
  original: original(compile(originalPack)),
} as const
export type GameRules = (typeof GAMES)[keyof typeof GAMES]

/** A network that has learned nothing yet. */
export function untrained(rules: GameRules, withIds: boolean, seed = 1) {
  const features = makeFeatures(rules.tables, withIds)
  const shape = { features: features.size, hidden: 16 }
  return { features, network: new Network(shape, initialWeights(shape, seedChance(seed))) }
}

/** A bot that has learned nothing yet. */
export function untrainedBot(rules: GameRules, style = GREEDY): LearnedBot {
  const { features, network } = untrained(rules, true)
  return new LearnedBot(rules, features, network, style)
}

/** One in this many decisions is visited. */
const VISIT_ONE_IN = 4

/** Visits some decisions of a game between merchants, chosen at random. */
export function visitGame(
  rules: GameRules,
  setup: Setup,
  visit: (game: Game, seat: number) => void,
): void {
  const bot: Bot = merchant(rules)
  const chance = seedChance(7)
  const game = rules.newGame(setup)
  for (;;) {
    const [seat] = rules.deciders(game)
    if (seat === undefined) return
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    if (choices.length > 1 && randomBelow(chance, VISIT_ONE_IN) === 0) visit(game, seat)
    const view = rules.view(game, seat)
    rules.play(game, seat, bot({ view, choices, options, chance }))
  }
}
