import { type Game, PHASES } from '@amalfi/engine'
import type { Features } from '../features/features.ts'
import type { Root } from '../features/root.ts'
import { SparseVector } from '../features/sparse-vector.ts'
import type { Network, Prediction } from '../network/network.ts'
import type { Evaluator } from './evaluator.ts'

const OVER = PHASES.indexOf('over')
const ACTIONS = PHASES.indexOf('actions')

/** Rates positions by a network. After a call of `worth`, it holds the prediction and its features. */
export class NetEvaluator implements Evaluator {
  /** Final points of the seat and its best opponent, and the chance to win. */
  readonly prediction: Prediction = { own: 0, other: 0, win: 0 }
  readonly vector = new SparseVector()
  root: Root
  private readonly rootVector = new SparseVector()
  private rootGame: Game | null = null
  private readonly features: Features
  private readonly network: Network

  constructor(features: Features, network: Network, root: Root) {
    this.features = features
    this.network = network
    this.root = root
  }

  setRoot(game: Game): void {
    this.rootGame = game
    this.features.extract(this.root, game, this.rootVector)
    this.network.setRoot(this.rootVector, game.period)
  }

  worth(game: Game): number {
    const { prediction, root } = this
    const own = game.lost ? 0 : game.score[root.seat]
    const other = bestOther(game, root.seat)
    if (game.phase === OVER) {
      this.vector.clear()
      prediction.own = own
      prediction.other = other
      prediction.win = own > other ? 1 : 0
      return own
    }
    this.extract(game)
    this.network.predictNear(this.vector, game.period, prediction)
    prediction.own += own
    prediction.other += other
    return prediction.own
  }

  /** While hands are dealt, what the seat sees changes as well, so nothing is copied from the root. */
  private extract(game: Game): void {
    const { root, rootGame, rootVector, features, vector } = this
    if (rootGame === null || rootGame.phase !== ACTIONS) features.extract(root, game, vector)
    else features.extractNear(root, { game: rootGame, vector: rootVector }, game, vector)
  }
}

/** The points of the best opponent; 0 in a solo game. */
export function bestOther(game: Game, seat: number): number {
  let best = game.seats === 1 ? 0 : Number.NEGATIVE_INFINITY
  for (let other = 0; other < game.seats; other++)
    if (other !== seat && game.score[other] > best) best = game.score[other]
  return best
}
