import type { GameRules } from '../games.ts'
import { median, rounded } from '../statistics.ts'
import { perSecond, repeatFor } from './clock.ts'
import { referenceSteps } from './reference.ts'
import {
  copiesOf,
  finishedRecords,
  gamesOf,
  longestPosition,
  longestRecord,
  replayTime,
} from './work.ts'

export interface BenchResults {
  /** Random games for four: choices, pick, play. Those with one choice do not count. */
  readonly decisionsPerSecond: number
  readonly copiesPerSecond: number
  /** Of a finished game for four. */
  readonly replayMilliseconds: number
  /** The longest position and the longest record met. */
  readonly encodedCharacters: number
  readonly recordCharacters: number
  readonly referencePerSecond: number
  /** As shares of the reference. */
  readonly decisionRatio: number
  readonly copyRatio: number
}

export interface BenchOptions {
  readonly rounds: number
  /** Of one measurement in a round. */
  readonly milliseconds: number
  /** Finished games to take sizes from. */
  readonly games: number
}

const STEPS = 1000
const BEAT_MILLISECONDS = 5
/** Rounds until the compiler has settled. */
const WARM_UP = 8

function reference(): number {
  referenceSteps(STEPS)
  return STEPS
}

/**
 * One round. Machines are noisy and have other things to do: work and reference take turns in
 * short beats, so that both meet the same noise, and the reference has the first and the last one.
 * The median of each counts: now and then a beat meets a neighbour that takes half of the cache.
 */
function measureBesideReference(milliseconds: number, work: () => number) {
  const referenceBeats = [repeatFor(BEAT_MILLISECONDS, reference)]
  const beats = []
  for (let spent = 0; spent < milliseconds; spent += beats[beats.length - 1].milliseconds) {
    beats.push(repeatFor(BEAT_MILLISECONDS, work))
    referenceBeats.push(repeatFor(BEAT_MILLISECONDS, reference))
  }
  const speed = median(beats.map(perSecond))
  const referenceSpeed = median(referenceBeats.map(perSecond))
  return { speed, referenceSpeed, ratio: speed / referenceSpeed }
}

export function measure(
  rules: GameRules,
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
  // Only now: games with events and views would leave the compiler with other habits.
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
  }
}

/** What must hold, each with the words for when it does not. */
export function shortfalls(figures: BenchResults): string[] {
  const found: string[] = []
  const atLeast = (name: 'decisionRatio' | 'copyRatio', least: number): void => {
    if (figures[name] < least) found.push(`${name} is ${figures[name]}, below ${least}`)
  }
  const atMost = (name: 'encodedCharacters' | 'recordCharacters', most: number): void => {
    if (figures[name] > most) found.push(`${name} is ${figures[name]}, above ${most}`)
  }
  atLeast('decisionRatio', 0.025)
  atLeast('copyRatio', 0.04)
  atMost('encodedCharacters', 1000)
  atMost('recordCharacters', 1500)
  return found
}
