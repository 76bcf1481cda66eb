import type { TrainedNetwork } from '@amalfi/bots/learned'
import { median, rounded } from '../base/statistics.ts'
import type { GameRules } from '../game/games.ts'
import { perSecond, repeatFor } from './clock.ts'
import { evaluationsOf } from './evaluations.ts'
import { referenceSteps } from './reference.ts'
import {
  copiesOf,
  finishedRecords,
  gamesOf,
  longestPosition,
  longestRecord,
  replayTime,
} from './work.ts'

/** The results of `bench`, also as JSON. */
export interface BenchResults {
  /** Decisions in random games for four. Decisions with one choice do not count. */
  readonly decisionsPerSecond: number
  readonly copiesPerSecond: number
  /** The time to replay a finished game for four. */
  readonly replayMilliseconds: number
  /** The length of the longest position and the longest record. */
  readonly encodedCharacters: number
  readonly recordCharacters: number
  readonly referencePerSecond: number
  /** The speeds relative to the reference. */
  readonly decisionRatio: number
  readonly copyRatio: number
  /** Positions after an action that a network judges; null if there is no network for the cards. */
  readonly evaluationsPerSecond: number | null
  readonly evaluationRatio: number | null
}

/** How long to measure. */
export interface BenchOptions {
  readonly rounds: number
  /** The length of one measurement. */
  readonly milliseconds: number
  /** The number of finished games for sizes. */
  readonly games: number
}

const STEPS = 1000
const SAMPLE_MILLISECONDS = 5
/** Rounds until the JIT compiler has settled. */
const WARM_UP = 8

function reference(): number {
  referenceSteps(STEPS)
  return STEPS
}

/**
 * Measures work and reference in turns, in short samples, so that a busy machine slows both equally.
 * Uses the medians.
 */
function measureBesideReference(milliseconds: number, work: () => number) {
  const referenceSamples = [repeatFor(SAMPLE_MILLISECONDS, reference)]
  const samples = []
  for (let spent = 0; spent < milliseconds; spent += samples[samples.length - 1].milliseconds) {
    samples.push(repeatFor(SAMPLE_MILLISECONDS, work))
    referenceSamples.push(repeatFor(SAMPLE_MILLISECONDS, reference))
  }
  const speed = median(samples.map(perSecond))
  const referenceSpeed = median(referenceSamples.map(perSecond))
  return { speed, referenceSpeed, ratio: speed / referenceSpeed }
}

export function measure(
  rules: GameRules,
  trained: TrainedNetwork | null,
  { rounds, milliseconds, games }: BenchOptions,
  progress: (line: string) => void,
): BenchResults {
  const playing = gamesOf(rules)
  const copying = copiesOf(rules)
  progress('warming up')
  for (let round = 0; round < WARM_UP; round++) measureBesideReference(milliseconds, playing)
  measureBesideReference(milliseconds, copying)
  const played = []
  const copied = []
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`)
    played.push(measureBesideReference(milliseconds, playing))
    copied.push(measureBesideReference(milliseconds, copying))
  }
  // Bots play in other ways than the games above, so they would change what the compiler optimizes.
  const evaluated =
    trained === null ? [] : measureEvaluations(rules, trained, { rounds, milliseconds }, progress)
  // Comes last, because games with events would change what the compiler optimizes.
  progress('finished games')
  const records = finishedRecords(rules, games)
  const replayed = Array.from({ length: rounds }, () => replayTime(rules, records))
  progress('sizes')
  return {
    decisionsPerSecond: Math.round(median(played.map(({ speed }) => speed))),
    copiesPerSecond: Math.round(median(copied.map(({ speed }) => speed))),
    replayMilliseconds: rounded(median(replayed)),
    encodedCharacters: longestPosition(rules, records),
    recordCharacters: longestRecord(records),
    referencePerSecond: Math.round(
      median([...played, ...copied].map(({ referenceSpeed }) => referenceSpeed)),
    ),
    decisionRatio: rounded(median(played.map(({ ratio }) => ratio))),
    copyRatio: rounded(median(copied.map(({ ratio }) => ratio))),
    evaluationsPerSecond:
      trained === null ? null : Math.round(median(evaluated.map(({ speed }) => speed))),
    evaluationRatio: trained === null ? null : rounded(median(evaluated.map(({ ratio }) => ratio))),
  }
}

function measureEvaluations(
  rules: GameRules,
  trained: TrainedNetwork,
  { rounds, milliseconds }: Pick<BenchOptions, 'rounds' | 'milliseconds'>,
  progress: (line: string) => void,
) {
  progress('evaluations: warming up')
  const evaluating = evaluationsOf(rules, trained)
  for (let round = 0; round < WARM_UP; round++) measureBesideReference(milliseconds, evaluating)
  return Array.from({ length: rounds }, (_, round) => {
    progress(`evaluations: round ${round + 1} of ${rounds}`)
    return measureBesideReference(milliseconds, evaluating)
  })
}

/** A message for each result that misses its limit. */
export function shortfalls(figures: BenchResults): string[] {
  const found: string[] = []
  type Ratio = 'decisionRatio' | 'copyRatio' | 'evaluationRatio'
  const atLeast = (name: Ratio, least: number): void => {
    if ((figures[name] ?? least) < least) found.push(`${name} is ${figures[name]}, below ${least}`)
  }
  const atMost = (name: 'encodedCharacters' | 'recordCharacters', most: number): void => {
    if (figures[name] > most) found.push(`${name} is ${figures[name]}, above ${most}`)
  }
  atLeast('decisionRatio', 0.025)
  atLeast('copyRatio', 0.04)
  atLeast('evaluationRatio', 0.005)
  atMost('encodedCharacters', 1000)
  atMost('recordCharacters', 1500)
  return found
}
