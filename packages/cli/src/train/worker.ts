import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, merchant } from '@amalfi/bots'
import {
  GREEDY,
  LAMBDA,
  LearnedBot,
  makeFeatures,
  Network,
  type SampleBatch,
  SampleCollector,
  type Style,
  weightParts,
} from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { playBotGame } from '@amalfi/session'
import { rulesOf } from '../game/games.ts'
import { winShares } from '../game/win-shares.ts'
import type { TrainingGame, TrainResult, TrainTask, TrainWork } from './messages.ts'
import { varyPack } from './vary-pack.ts'

/** `learner.ts` starts this worker. It plays the games of one task after the other. */
const { pack, printing, hidden, withIds }: TrainWork = workerData

/** Rules, features and the hand-made merchant for a pack. */
function toolsFor(cards: Pack) {
  const rules = rulesOf(cards.game, printing, cards)
  return { rules, features: makeFeatures(rules.tables, withIds), merchantBot: merchant(rules) }
}
const ownTools = toolsFor(pack)
const shape = { features: ownTools.features.size, hidden }

/** A general network plays every task with other cards, so that it learns no pack by heart. */
const toolsForTask = ([{ setup }]: readonly TrainingGame[]) =>
  withIds ? ownTools : toolsFor(varyPack(pack, seedChance(setup.seed)))

/** At this temperature every starting pack and hand is equally likely. */
const RANDOM_HAND_TEMPERATURE = 1e9
/** For games of merchants: the network that watches predicts nothing yet, so only the result counts. */
const RESULT_ONLY = 1

/** Plays games and collects samples. Without a style, merchants play all seats. */
function playForSamples(
  games: readonly TrainingGame[],
  weights: Float32Array,
  style: Style | null,
) {
  const { rules, features, merchantBot } = toolsForTask(games)
  const collector = new SampleCollector()
  const network = new Network(shape, weights)
  const usual = style ?? GREEDY
  const learned = new LearnedBot(rules, features, network, usual, collector.add)
  const withRandomHand = { ...usual, handTemperature: RANDOM_HAND_TEMPERATURE }
  const learnedWithRandomHand = new LearnedBot(
    rules,
    features,
    network,
    withRandomHand,
    collector.add,
  )
  const watchedMerchant: Bot = (question) => {
    const choice = merchantBot(question)
    if (question.choices.length > 1)
      learned.observe(rules.imagine(question.view, question.chance), question, choice)
    return choice
  }
  const batches: SampleBatch[] = []
  const scores: number[] = []
  for (const { setup, learnedSeats, randomHands } of games) {
    const player = randomHands ? learnedWithRandomHand : learned
    const bots = learnedSeats.map((isLearned) =>
      style === null ? watchedMerchant : isLearned ? player.decide : merchantBot,
    )
    const { game } = playBotGame(rules, setup, bots)
    const lambda = style === null ? RESULT_ONLY : LAMBDA
    batches.push(collector.finish(game, rules.standings(game), lambda))
    if (style !== null && game.seats === 4)
      scores.push(...game.score.filter((_, seat) => learnedSeats[seat]))
  }
  return { kind: 'samples', batches, scores } as const
}

/** One network plays against merchants or against another network. */
function playMatch({ games, weights, opponent, style }: TrainTask & { readonly kind: 'match' }) {
  const { rules, features, merchantBot } = toolsForTask(games)
  const botWith = (weights: Float32Array): Bot =>
    new LearnedBot(rules, features, new Network(shape, weights), style).decide
  const learned = botWith(weights)
  const other = opponent === 'merchant-1' ? merchantBot : botWith(opponent)
  const shares: number[] = []
  const scores: number[] = []
  for (const { setup, learnedSeats } of games) {
    const bots = learnedSeats.map((isLearned) => (isLearned ? learned : other))
    const { game } = playBotGame(rules, setup, bots)
    const seat = learnedSeats.indexOf(true)
    shares.push(winShares(rules, game)[seat])
    scores.push(game.score[seat])
  }
  return { kind: 'match', winShares: shares, scores } as const
}

function runTask(task: TrainTask): TrainResult {
  switch (task.kind) {
    case 'watch':
      return playForSamples(task.games, new Float32Array(weightParts(shape).size), null)
    case 'play':
      return playForSamples(task.games, task.weights, task.style)
    case 'match':
      return playMatch(task)
  }
}

parentPort?.on('message', (task: TrainTask) => {
  const result = runTask(task)
  const buffers =
    result.kind === 'samples'
      ? result.batches.flatMap(({ indices, values, lengths, periods, targets }) =>
          [indices, values, lengths, periods, targets].map(({ buffer }) => buffer as ArrayBuffer),
        )
      : []
  parentPort?.postMessage(result, buffers)
})
