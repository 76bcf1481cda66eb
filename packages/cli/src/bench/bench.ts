import type { TrainedNetwork } from '@amalfi/bots/learned'
import { median, rounded } from '../base/statistics.ts'
import type { GameRules } from '../game/games.ts'
import { perSecond, repeatFor, type Work } from './clock.ts'
import { evaluationWork } from './evaluations.ts'
import { referenceSteps } from './reference.ts'
import {
  copyingWork,
  finishedRecords,
  longestPosition,
  longestRecord,
  playingWork,
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

/** How many steps the reference loop makes in one call. */
const STEPS = 1000
/** The length of one sample. */
const SAMPLE_MILLISECONDS = 5
/** Rounds until the JIT compiler has settled. */
const WARM_UP = 8

const reference: Work = () => {
  referenceSteps(STEPS)
  return STEPS
}

/**
 * Measures work and reference in turns, in short samples, so that a busy machine slows both equally.
 * Uses the medians.
 */
function measureBesideReference(milliseconds: number, work: Work) {
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
  const playing = playingWork(rules)
  const copying = copyingWork(rules)
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
  const evaluating = evaluationWork(rules, trained)
  for (let round = 0; round < WARM_UP; round++) measureBesideReference(milliseconds, evaluating)
  return Array.from({ length: rounds }, (_, round) => {
    progress(`evaluations: round ${round + 1} of ${rounds}`)
    return measureBesideReference(milliseconds, evaluating)
  })
}

/** Results below these are too slow. */
export const LEAST = { decisionRatio: 0.025, copyRatio: 0.04, evaluationRatio: 0.005 } as const
/** Results above these are too long. */
export const MOST = { encodedCharacters: 1000, recordCharacters: 1500 } as const

/** A message for each result that misses its limit. A figure that was not measured misses none. */
export function missedLimits(figures: BenchResults): string[] {
  const tooSlow = Object.entries(LEAST).flatMap(([name, least]) => {
    const figure = figures[name as keyof typeof LEAST]
    return figure !== null && figure < least ? [`${name} is ${figure}, below ${least}`] : []
  })
  const tooLong = Object.entries(MOST).flatMap(([name, most]) => {
    const figure = figures[name as keyof typeof MOST]
    return figure > most ? [`${name} is ${figure}, above ${most}`] : []
  })
  return [...tooSlow, ...tooLong]
}
