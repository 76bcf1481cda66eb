import type { Game, Standing } from '@amalfi/engine'
import { HEADS, POINT_SCALE, type Prediction } from '../network/network.ts'
import type { RecordedKind } from '../play/learned-bot.ts'
import type { NetEvaluator } from '../play/net-evaluator.ts'
import { bestOther } from '../play/net-evaluator.ts'
import type { SampleBatch } from './samples.ts'

/** TD(lambda): the weight of later results, against the prediction at each position on the way. */
export const LAMBDA = 0.85

/** A position that a seat has chosen. */
interface Step {
  readonly indices: Uint16Array
  readonly values: Float32Array
  readonly period: number
  /** Points at this position, of the seat and its best opponent. */
  readonly ownNow: number
  readonly otherNow: number
  /** The prediction for the end of the game. */
  readonly own: number
  readonly other: number
  readonly win: number
  readonly kind: RecordedKind
}

/** One in this many choices within actions becomes a sample: they teach less than whole actions. */
const PARTS_PER_SAMPLE = 3

/** Collects the positions that were chosen in a game, and turns them into samples at its end. */
export class SampleCollector {
  /** By seat, in the order of the game. */
  private readonly steps: Step[][] = [[], [], [], []]

  /** The callback for a learned bot. */
  readonly add = (seat: number, evaluator: NetEvaluator, game: Game, kind: RecordedKind): void => {
    const { vector, prediction } = evaluator
    // The choice has ended the game, so nothing is left to predict.
    if (vector.length === 0) return
    this.steps[seat].push({
      indices: vector.indices.slice(0, vector.length),
      values: vector.values.slice(0, vector.length),
      period: game.period,
      ownNow: game.score[seat],
      otherNow: bestOther(game, seat),
      own: prediction.own,
      other: prediction.other,
      win: prediction.win,
      kind,
    })
  }

  /** The samples of a finished game: targets lie between what happened and what was predicted. */
  finish(game: Game, standings: readonly Standing[], lambda: number): SampleBatch {
    const steps: Step[] = []
    const targets: number[] = []
    const winners = standings.filter(({ place, rank }) => place === 1 && rank !== 0).length
    this.steps.forEach((seatSteps, seat) => {
      if (seat >= game.seats) return
      const result = {
        own: game.lost ? 0 : game.score[seat],
        other: bestOther(game, seat),
        win: standings[seat].place === 1 && standings[seat].rank !== 0 ? 1 / winners : 0,
      }
      addTargets(seatSteps, result, lambda, { steps, targets })
    })
    for (const seatSteps of this.steps) seatSteps.length = 0
    return toBatch(steps, targets)
  }
}

/**
 * Adds the steps of a seat and their targets, the last step first. The target of the last step is the
 * result of the game. Further back, the prediction at each later action counts as well.
 */
function addTargets(
  seatSteps: readonly Step[],
  result: Prediction,
  lambda: number,
  { steps, targets }: { readonly steps: Step[]; readonly targets: number[] },
): void {
  const end = { ...result }
  let parts = 0
  for (const step of seatSteps.toReversed()) {
    if (step.kind !== 'part' || parts++ % PARTS_PER_SAMPLE === 0) {
      steps.push(step)
      targets.push(
        (end.own - step.ownNow) / POINT_SCALE,
        (end.other - step.otherNow) / POINT_SCALE,
        end.win,
      )
    }
    if (step.kind !== 'action') continue
    end.own = lambda * end.own + (1 - lambda) * step.own
    end.other = lambda * end.other + (1 - lambda) * step.other
    end.win = lambda * end.win + (1 - lambda) * step.win
  }
}

function toBatch(steps: readonly Step[], targets: readonly number[]): SampleBatch {
  const all = steps.reduce((sum, { indices }) => sum + indices.length, 0)
  const batch = {
    indices: new Uint16Array(all),
    values: new Float32Array(all),
    lengths: new Uint16Array(steps.length),
    periods: new Uint8Array(steps.length),
    targets: Float32Array.from(targets),
  }
  let at = 0
  steps.forEach(({ indices, values, period }, i) => {
    batch.indices.set(indices, at)
    batch.values.set(values, at)
    batch.lengths[i] = indices.length
    batch.periods[i] = period
    at += indices.length
  })
  if (batch.targets.length !== steps.length * HEADS) throw new Error('targets are missing')
  return batch
}
