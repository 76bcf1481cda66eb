import { Worker } from 'node:worker_threads'
import { GREEDY, SampleRing, Trainer } from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import { Z_95 } from '../base/intervals.ts'
import { mean } from '../base/statistics.ts'
import { workerFile } from '../base/threads.ts'
import type { GameRules } from '../game/games.ts'
import type { CurvePoint, TrainingState } from '../game/saved-training.ts'
import type { TrainResult, TrainTask, TrainWork } from './messages.ts'
import {
  MATCH_SEEDS,
  matchGames,
  rateAt,
  stageAt,
  styleAt,
  TEST_SEEDS,
  trainingGame,
  trainingSeed,
} from './schedule.ts'
import { SequentialTest } from './sequential-test.ts'

/** How many samples are kept. */
const CAPACITY = 240_000
/** Learning begins with this many samples. With fewer, the network would learn a few games by heart. */
const LEAST_SAMPLES = Trainer.batch * 8
/** How often each sample is learned from. */
const USES = 4
/** How many games a worker plays in one task. */
const TASK_GAMES = 4
/** How many games of merchants a new network learns from first. */
const WATCHED_GAMES = 480
/** If a training is limited to a number of games, at most this share of them is watched. */
const WATCHED_SHARE = 1 / 4
/** Over how many scores the reported mean is taken. */
const RECENT_SCORES = 400
/** More than the games of most trainings, so that trainings with other seeds draw other numbers. */
const CHANCE_SEEDS = 1_000_003
const MATCH_PLAYERS = 4
/** The test for a promotion is asked again after this many deals, and ends after the most. */
const TEST_DEALS = 16
const MOST_TEST_DEALS = 640
/** How many points the learning curve has. Each takes some minutes, mostly for the test of promotion. */
const CURVE_POINTS = 5
/** How often the training is saved. */
const SAVE_MINUTES = 1

export type TrainingLimit = { readonly minutes: number } | { readonly games: number }

export interface LearnerOptions {
  readonly rules: GameRules
  readonly work: TrainWork
  readonly threads: number
  readonly state: TrainingState
  readonly trainer: Trainer
  /** The strongest network of earlier runs. */
  readonly promoted: Float32Array | null
  /** The length of the whole training, with earlier runs. Only a number of games makes it repeatable. */
  readonly limit: TrainingLimit
  /** Deals that are played to measure the strength, at every point of the curve. */
  readonly deals: number
  readonly isStopped: () => boolean
  readonly report: (words: string) => void
  /** Takes each point of the learning curve when it is measured. */
  readonly onPoint: (point: CurvePoint) => void
  readonly save: (promoted: Float32Array | null) => void
}

/** Plays in threads and learns here: a thread gets the newest weights with every task. */
export class Learner {
  private readonly options: LearnerOptions
  private readonly workers: Worker[]
  private readonly ring = new SampleRing(CAPACITY)
  private readonly chance
  /** The strongest network so far. */
  promoted: Float32Array | null
  /** How many samples the trainer still has to learn from; a sample counts once for each use. */
  private samplesDue = 0
  /** The latest scores of the network in games of four. */
  private recentScores: number[] = []

  constructor(options: LearnerOptions) {
    this.options = options
    this.promoted = options.promoted
    const { state } = options
    // The games are part of the seed, so that a continued training does not repeat its draws.
    this.chance = seedChance(state.seed * CHANCE_SEEDS + state.games)
    this.workers = Array.from(
      { length: options.threads },
      () => new Worker(workerFile('train'), { workerData: options.work }),
    )
  }

  async run(): Promise<void> {
    try {
      await this.learnFromMerchants()
      await this.learnFromSelfPlay()
    } finally {
      await Promise.all(this.workers.map((worker) => worker.terminate()))
    }
  }

  private ask(worker: Worker, task: TrainTask): Promise<TrainResult> {
    return new Promise((resolve, reject) => {
      const failed = (error: unknown): void => reject(error)
      worker.once('error', failed)
      worker.once('message', (result: TrainResult) => {
        worker.off('error', failed)
        resolve(result)
      })
      worker.postMessage(task)
    })
  }

  private nextGames(count: number) {
    const { rules, state } = this.options
    return Array.from({ length: count }, () =>
      trainingGame(rules, trainingSeed(state.seed, state.games++), this.chance),
    )
  }

  /** How much of the training is done, from 0 to 1. */
  private get progress(): number {
    const { state, limit } = this.options
    const part = 'games' in limit ? state.games / limit.games : state.minutes / limit.minutes
    return Math.min(1, part)
  }

  private learnFrom(result: TrainResult, rate: number): void {
    if (result.kind !== 'samples') return
    for (const batch of result.batches) this.samplesDue += this.ring.add(batch) * USES
    this.recentScores = [...this.recentScores, ...result.scores].slice(-RECENT_SCORES)
    const steps = Math.floor(this.samplesDue / Trainer.batch)
    this.samplesDue -= steps * Trainer.batch
    if (this.ring.size > LEAST_SAMPLES)
      this.options.trainer.train(this.ring, steps, rate, this.chance)
  }

  /** A new network first learns from games between merchants. A training that is continued skips this. */
  private async learnFromMerchants(): Promise<void> {
    const { state, report, trainer, limit } = this.options
    if (state.games > 0 || state.continues) return
    const games =
      'games' in limit ? Math.min(WATCHED_GAMES, limit.games * WATCHED_SHARE) : WATCHED_GAMES
    let left = games
    await this.onAllWorkers(async (worker) => {
      while (left > 0 && !this.options.isStopped()) {
        left -= TASK_GAMES
        this.learnFrom(
          await this.ask(worker, { kind: 'watch', games: this.nextGames(TASK_GAMES) }),
          rateAt(0),
        )
        report(`watching merchants: ${games - left} of ${games} games`)
      }
    })
    trainer.averaged.set(trainer.weights)
  }

  private async onAllWorkers(run: (worker: Worker) => Promise<void>): Promise<void> {
    await Promise.all(this.workers.map(run))
  }

  private async learnFromSelfPlay(): Promise<void> {
    const { state, isStopped, save, deals, onPoint } = this.options
    const before = state.minutes
    const began = performance.now()
    let savedAt = before
    for (let point = 1; this.progress < 1 && !isStopped(); ) {
      // The next point of the curve that is still to come. A continued training has passed some.
      while (point / CURVE_POINTS <= this.progress) point++
      await this.onAllWorkers(async (worker) => {
        while (this.progress < Math.min(1, point / CURVE_POINTS) && !isStopped()) {
          await this.playOneTask(worker)
          state.minutes = before + (performance.now() - began) / 60_000
          if (state.minutes < savedAt + SAVE_MINUTES) continue
          savedAt = state.minutes
          save(this.promoted)
        }
      })
      if (deals > 0) {
        const measured = await this.measure()
        state.curve.push(measured)
        onPoint(measured)
      } else {
        // Without measurements nobody knows which network is stronger, so the newest one counts.
        this.promoted = this.options.trainer.averaged.slice()
      }
      save(this.promoted)
    }
  }

  private async playOneTask(worker: Worker): Promise<void> {
    const { state, trainer, report } = this.options
    const stage = stageAt(this.progress, state.continues)
    const result = await this.ask(worker, {
      kind: 'play',
      games: this.nextGames(TASK_GAMES),
      weights: trainer.weights.slice(),
      style: styleAt(stage),
    })
    this.learnFrom(result, rateAt(stage))
    const points = mean(this.recentScores).toFixed(0)
    report(
      `${state.games} games, ${(100 * this.progress).toFixed(1)} % done, ${points} points in games of four`,
    )
  }

  /** Strength against three hand-made merchants, and the test against the promoted network. */
  private async measure(): Promise<CurvePoint> {
    const { trainer, state, deals } = this.options
    const weights = trainer.averaged.slice()
    const { winShares, scores } = await this.match(weights, 'merchant-1', deals, MATCH_SEEDS)
    const wins = mean(winShares)
    const promoted = await this.isBetter(weights)
    if (promoted) this.promoted = weights
    return {
      games: state.games,
      minutes: state.minutes,
      wins,
      interval: Z_95 * Math.sqrt((wins * (1 - wins)) / winShares.length),
      points: mean(scores),
      promoted,
    }
  }

  /** Whether a network beats the promoted one. The first network has nobody to beat. */
  private async isBetter(weights: Float32Array): Promise<boolean> {
    const { promoted, options } = this
    if (promoted === null) return true
    const test = new SequentialTest(MATCH_PLAYERS)
    // Every test has deals of its own, so that no network is chosen for its luck with a few deals.
    const first = TEST_SEEDS + options.state.curve.length * MOST_TEST_DEALS
    for (let deal = 0; deal < MOST_TEST_DEALS && test.verdict === 'open'; deal += TEST_DEALS) {
      const { winShares } = await this.match(weights, promoted, TEST_DEALS, first + deal)
      for (const share of winShares) test.add(share)
      if (options.isStopped()) break
    }
    return test.verdict === 'better'
  }

  /** One network against three opponents, without plans, every deal in every seat. */
  private async match(
    weights: Float32Array,
    opponent: Float32Array | 'merchant-1',
    deals: number,
    firstSeed: number,
  ): Promise<{ winShares: number[]; scores: number[] }> {
    const { rules, threads } = this.options
    const games = matchGames(rules, MATCH_PLAYERS, deals, firstSeed)
    const winShares: number[] = []
    const scores: number[] = []
    await Promise.all(
      this.workers.map(async (worker, i) => {
        const result = await this.ask(worker, {
          kind: 'match',
          games: games.filter((_, at) => at % threads === i),
          weights,
          opponent,
          style: GREEDY,
        })
        if (result.kind !== 'match') return
        winShares.push(...result.winShares)
        scores.push(...result.scores)
      }),
    )
    return { winShares, scores }
  }
}
