import type { Outcome, SeatOutcome } from '../storage/outcome.ts'
import { sum } from './parts.ts'

/** One person in one game. */
export interface Entry {
  readonly outcome: Outcome
  readonly seat: number
  readonly came: SeatOutcome
}

/** The people of all games, or those who are called so, in the order of the games. */
export const entriesOf = (outcomes: readonly Outcome[], who: string | null): Entry[] =>
  outcomes.flatMap((outcome) =>
    outcome.seats.flatMap((came, seat) =>
      came.kind === 'person' && (who === null || came.name === who)
        ? [{ outcome, seat, came }]
        : [],
    ),
  )

/** How the people of all games are called, the most frequent first; '' for those without a name. */
export function peopleOf(outcomes: readonly Outcome[]): string[] {
  const games = new Map<string, number>()
  for (const { came } of entriesOf(outcomes, null))
    games.set(came.name, (games.get(came.name) ?? 0) + 1)
  return [...games].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** Alone one wins by a rank, where there is a rival to lose to; among others by being first, also with another. */
export const isWon = ({ outcome, came }: Entry): boolean =>
  outcome.seats.length === 1 ? (came.rank ?? 0) > 0 : came.place === 1

export interface Tally {
  readonly games: number
  readonly won: number
  readonly best: number
  readonly average: number
}

export function tallyOf(entries: readonly Entry[]): Tally {
  const scores = entries.map(({ came }) => came.score)
  return {
    games: entries.length,
    won: entries.filter(isWon).length,
    best: Math.max(...scores),
    average: sum(scores) / scores.length,
  }
}

/** Entries that are alike in something, by that, from the least on. */
function groupedBy(entries: readonly Entry[], key: (entry: Entry) => number): [number, Tally][] {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry])
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([name, members]) => [name, tallyOf(members)])
}

/** By how many played. */
export const bySize = (entries: readonly Entry[]): [number, Tally][] =>
  groupedBy(entries, ({ outcome }) => outcome.seats.length)

/** By where one sat among others. */
export const bySeat = (entries: readonly Entry[]): [number, Tally][] =>
  groupedBy(
    entries.filter(({ outcome }) => outcome.seats.length > 1),
    ({ seat }) => seat,
  )

export interface Alone {
  readonly rival: string
  readonly games: number
  readonly lost: number
  /** From 1; 0 if every game was lost. */
  readonly rank: number
  readonly score: number
}

/** What one has reached alone, by rival. A game that was lost has no rank and no score to boast of. */
export function aloneOf(entries: readonly Entry[]): Alone[] {
  const alone = entries.filter(({ outcome }) => outcome.rival !== undefined)
  const rivals = [...new Set(alone.map(({ outcome }) => outcome.rival ?? ''))].toSorted()
  return rivals.map((rival) => {
    const games = alone.filter(({ outcome }) => outcome.rival === rival)
    const won = games.filter(isWon)
    return {
      rival,
      games: games.length,
      lost: games.length - won.length,
      rank: Math.max(0, ...won.map(({ came }) => came.rank ?? 0)),
      score: Math.max(0, ...won.map(({ came }) => came.score)),
    }
  })
}

/** The average of each source over the games that tell it. */
export function averages(entries: readonly Entry[], sources: readonly string[]): number[] {
  const told = entries.flatMap(({ came }) => (came.points === null ? [] : [came.points]))
  return sources.map((source) =>
    told.length === 0 ? 0 : sum(told.map((points) => points[source] ?? 0)) / told.length,
  )
}
