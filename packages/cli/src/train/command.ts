import { join } from 'node:path'
import {
  cardsName,
  type Features,
  initialWeights,
  makeFeatures,
  networkWithFeatures,
  Trainer,
  weightParts,
} from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import { integerFlag, numberFlag, oneOfFlag, switchFlag, textFlag } from '../base/args.ts'
import { command, DONE, Failure } from '../base/command.ts'
import { gamePackFlag, jsonFlag, threadsFlag } from '../game/flags.ts'
import { GAME_NAMES, packFrom, rulesOf } from '../game/games.ts'
import {
  type CurvePoint,
  loadTraining,
  readTraining,
  saveTraining,
  type TrainingState,
} from '../game/saved-training.ts'
import { DEFAULT_GAME } from '../packs/built-in.ts'
import { Learner } from './learner.ts'

/** How many hidden units the network has. */
const HIDDEN = 64

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
      'begin with a trained network: the folder of another training, or "shipped" for the one that ships',
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
    const shape = { features: features.size, hidden: HIDDEN }
    const fresh: TrainingState = {
      game: pack.game,
      pack: rules.tables.hash,
      general: args.general,
      features: features.description,
      continues: args.from !== undefined,
      hidden: HIDDEN,
      seed: args.seed,
      games: 0,
      minutes: 0,
      steps: 0,
      curve: [],
    }
    const saved = loadTraining(folder, fresh)
    const state = saved?.state ?? fresh
    const weights = saved?.weights ?? (await startWeights(args, pack.game, features))
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
      work: { pack, printing: 'english', hidden: HIDDEN, withIds },
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

/** The weights a training begins with: random ones, or those of a trained network. */
async function startWeights(
  { from, seed }: { readonly from: string | undefined; readonly seed: number },
  game: string,
  features: Features,
): Promise<Float32Array> {
  const shape = { features: features.size, hidden: HIDDEN }
  if (from === undefined) return initialWeights(shape, seedChance(seed))
  const weights =
    from === 'shipped'
      ? (await networkWithFeatures(game, features))?.weights
      : trainedWeights(from, features)
  if (weights?.length !== weightParts(shape).size)
    throw new Failure(`--from ${from}: no network with these features`)
  return weights
}

/** The strongest network of another training, also one with other cards. */
function trainedWeights(folder: string, features: Features): Float32Array | undefined {
  const { state, averaged, promoted } = readTraining(folder)
  return state.features === features.description ? (promoted ?? averaged) : undefined
}

const curveLine = ({ games, minutes, wins, interval, points, promoted }: CurvePoint): string =>
  `${games} games, ${minutes.toFixed(1)} minutes: ${(100 * wins).toFixed(0)} ± ${(100 * interval).toFixed(0)} % wins one against three merchants, ${points.toFixed(0)} points${promoted ? ', promoted' : ''}`
