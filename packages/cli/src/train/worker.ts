import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, merchant } from '@amalfi/bots'
import {
  LAMBDA,
  LearnedBot,
  makeFeatures,
  Network,
  ONE_PLY,
  type SampleBatch,
  SampleCollector,
  type Style,
  weightParts,
} from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { playBotGame } from '@amalfi/session'
import { rulesOf } from '../games.ts'
import { winShares } from '../win-shares.ts'
import type { TrainingGame, TrainResult, TrainTask, TrainWork } from './messages.ts'
import { varyPack } from './vary-pack.ts'

/** Only learner.ts starts this. It plays the games that it is asked for, one task after the other. */
const { pack, printing, hidden, ids }: TrainWork = workerData

/** What a task is played with. */
function playWith(cards: Pack) {
  const rules = rulesOf(cards.game, printing, cards)
  return { rules, features: makeFeatures(rules.tables, ids), merchantBot: merchant(rules) }
}
const own = playWith(pack)
const shape = { features: own.features.size, hidden }

/** A general network plays every task with other cards, so that it learns no pack by heart. */
const cardsFor = ([{ setup }]: readonly TrainingGame[]) =>
  ids ? own : playWith(varyPack(pack, seedChance(setup.seed)))

/** So many points of tolerance make every starting pack and hand equally likely. */
const ANY_HAND = 1e9
const PLAIN: Style = { main: ONE_PLY, parts: ONE_PLY, temperature: 0, handTemperature: 0 }

function samplesOf(games: readonly TrainingGame[], weights: Float32Array, style: Style | null) {
  const { rules, features, merchantBot } = cardsFor(games)
  const collector = new SampleCollector()
  const network = new Network(shape, weights)
  const usual = style ?? PLAIN
  const learned = new LearnedBot(rules, features, network, usual, collector.add)
  const anyHand = { ...usual, handTemperature: ANY_HAND }
  const learnedWithAnyHand = new LearnedBot(rules, features, network, anyHand, collector.add)
  const watched: Bot = (question) => {
    const choice = merchantBot(question)
    if (question.choices.length > 1)
      learned.observe(rules.imagine(question.view, question.chance), question, choice)
    return choice
  }
  const batches: SampleBatch[] = []
  const scores: number[] = []
  for (const { setup, learned: seats, randomHands } of games) {
    const player = randomHands ? learnedWithAnyHand : learned
    const bots = seats.map((isLearned) =>
      style === null ? watched : isLearned ? player.decide : merchantBot,
    )
    const { game } = playBotGame(rules, setup, bots)
    batches.push(collector.finish(game, rules.standings(game), style === null ? 1 : LAMBDA))
    if (game.seats === 4) scores.push(...game.score.filter((_, seat) => seats[seat]))
  }
  return { kind: 'samples', batches, scores, games: games.length } as const
}

function matched({ games, weights, opponent, style }: TrainTask & { readonly kind: 'match' }) {
  const { rules, features, merchantBot } = cardsFor(games)
  const botWith = (weights: Float32Array): Bot =>
    new LearnedBot(rules, features, new Network(shape, weights), style).decide
  const learned = botWith(weights)
  const other = opponent === 'merchant-1' ? merchantBot : botWith(opponent)
  const shares: number[] = []
  const scores: number[] = []
  for (const { setup, learned: seats } of games) {
    const bots = seats.map((isLearned) => (isLearned ? learned : other))
    const { game } = playBotGame(rules, setup, bots)
    const seat = seats.indexOf(true)
    shares.push(winShares(rules, game)[seat])
    scores.push(game.score[seat])
  }
  return { kind: 'matched', shares, scores } as const
}

function answer(task: TrainTask): TrainResult {
  switch (task.kind) {
    case 'watch':
      return samplesOf(task.games, new Float32Array(weightParts(shape).size), null)
    case 'play':
      return samplesOf(task.games, task.weights, task.style)
    case 'match':
      return matched(task)
  }
}

parentPort?.on('message', (task: TrainTask) => {
  const result = answer(task)
  const buffers =
    result.kind === 'samples'
      ? result.batches.flatMap(({ indices, values, lengths, periods, targets }) =>
          [indices, values, lengths, periods, targets].map(({ buffer }) => buffer as ArrayBuffer),
        )
      : []
  parentPort?.postMessage(result, buffers)
})
