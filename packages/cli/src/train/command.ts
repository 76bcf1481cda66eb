import { join } from 'node:path'
import {
  cardsName,
  type DescribedWeights,
  type Features,
  generalWeights,
  initialWeights,
  makeFeatures,
  type NetworkShape,
  networkWithFeatures,
  Trainer,
} from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import { integerFlag, numberFlag, oneOfFlag, switchFlag, textFlag } from '../base/args.ts'
import { command, DONE, Failure } from '../base/command.ts'
import { gamePackFlag, jsonFlag, threadsFlag } from '../game/flags.ts'
import { GAME_NAMES, type GameRules, packFrom, rulesOf } from '../game/games.ts'
import {
  type CurvePoint,
  loadTraining,
  readTraining,
  saveTraining,
  type TrainingState,
} from '../game/saved-training.ts'
import { DEFAULT_GAME } from '../packs/built-in.ts'
import { Learner } from './learner.ts'

/** How many hidden units a network has, and a general one, which must take less space. */
const HIDDEN = 64
const GENERAL_HIDDEN = 48

export const train = command({
  name: 'amalfi train',
  summary: 'Train a network by self-play, or continue a training that was stopped.',
  flags: {
    game: oneOfFlag(GAME_NAMES, DEFAULT_GAME, 'which game'),
    pack: gamePackFlag,
    hours: numberFlag(1, 0.01, 1000, 'how long to train, earlier runs in the same folder included'),
    games: integerFlag(undefined, 8, 1_000_000_000, 'train for this many games instead of hours'),
    deals: integerFlag(
      24,
      0,
      10_000,
      'deals of each measurement of strength, four games each; with 0 the newest network is promoted',
    ),
    folder: textFlag(
      'DIR',
      undefined,
      'where the training is saved (training/GAME-PACK if left out)',
    ),
    from: textFlag(
      'WHERE',
      undefined,
      'begin with a trained network: the folder of another training, or "shipped" for the one that ships; a general network takes over what does not depend on ids',
    ),
    general: switchFlag('know cards only by what they do, so that the network plays with any pack'),
    seed: integerFlag(
      1,
      1,
      1000,
      'with --games and one thread, the same seed trains the same network',
    ),
    threads: threadsFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, 'english', pack)
    const withIds = !args.general
    const features = makeFeatures(rules.tables, withIds)
    const name = cardsName(pack.game, args.general ? null : rules.tables.hash)
    const folder = args.folder ?? join('training', name)
    const hidden = args.general ? GENERAL_HIDDEN : HIDDEN
    const shape = { features: features.size, hidden }
    const fresh: TrainingState = {
      game: pack.game,
      pack: rules.tables.hash,
      general: args.general,
      features: features.description,
      continues: args.from !== undefined,
      hidden,
      seed: args.seed,
      games: 0,
      minutes: 0,
      steps: 0,
      curve: [],
    }
    const saved = loadTraining(folder, fresh)
    const state = saved?.state ?? fresh
    const weights = saved?.weights ?? (await startWeights(args, rules, features, shape))
    const trainer = new Trainer(shape, weights)
    if (saved !== null) trainer.averaged.set(saved.averaged)
    const stepsBefore = state.steps
    const save = (promoted: Float32Array | null): void => {
      state.steps = stepsBefore + trainer.steps
      saveTraining(folder, { state, weights, averaged: trainer.averaged, promoted })
    }
    let stopped = false
    process.once('SIGINT', () => {
      stopped = true
    })
    const learner = new Learner({
      rules,
      work: { pack, printing: 'english', hidden, withIds },
      threads: args.threads,
      state,
      trainer,
      promoted: saved?.promoted ?? (args.from === undefined ? null : weights.slice()),
      limit: args.games === undefined ? { minutes: args.hours * 60 } : { games: args.games },
      deals: args.deals,
      isStopped: () => stopped,
      report: (words) => io.progress(words),
      onPoint: (point) => {
        if (!args.json) io.out(curveLine(point))
      },
      save,
    })
    if (!args.json) for (const point of state.curve) io.out(curveLine(point))
    await learner.run()
    io.progress(null)
    save(learner.promoted)
    if (args.json) io.out(JSON.stringify(state))
    return DONE
  },
})

interface Start {
  readonly from: string | undefined
  readonly general: boolean
  readonly seed: number
}

/** The weights a training begins with: random ones, or those of a trained network. */
async function startWeights(
  { from, general, seed }: Start,
  { game, tables }: GameRules,
  features: Features,
  shape: NetworkShape,
): Promise<Float32Array> {
  if (from === undefined) return initialWeights(shape, seedChance(seed))
  const find = async (wanted: Features): Promise<DescribedWeights | null> =>
    from === 'shipped' ? await shippedWeights(game, wanted) : trainedWeights(from, wanted)
  const same = await find(features)
  if (same?.hidden === shape.hidden) return same.weights
  const withIds = general ? await find(makeFeatures(tables, true)) : null
  if (withIds === null) throw new Failure(`--from ${from}: no network with these features`)
  return generalWeights(withIds, features, shape.hidden)
}

/** The newest network that ships, also one for an earlier version of the cards. */
async function shippedWeights(game: string, wanted: Features): Promise<DescribedWeights | null> {
  const network = await networkWithFeatures(game, wanted)
  if (network === null) return null
  const { weights, shape } = network
  return { weights, hidden: shape.hidden, description: wanted.description }
}

/** The strongest network of another training, also one with other cards. */
function trainedWeights(folder: string, wanted: Features): DescribedWeights | null {
  const { state, averaged, promoted } = readTraining(folder)
  const { hidden, features: description } = state
  return description === wanted.description
    ? { weights: promoted ?? averaged, hidden, description }
    : null
}

const curveLine = ({ games, minutes, wins, interval, points, promoted }: CurvePoint): string =>
  `${games} games, ${minutes.toFixed(1)} minutes: ${(100 * wins).toFixed(0)} ± ${(100 * interval).toFixed(0)} % wins one against three merchants, ${points.toFixed(0)} points${promoted ? ', promoted' : ''}`
