import { BOT_IDS, type BotId } from '@amalfi/bots/ids'
import { whoPlays } from '../players/player.ts'
import type { Outcome, SeatOutcome } from '../storage/outcome.ts'
import { sum } from './bars.ts'

/** A person in a game. */
export interface Entry {
  readonly outcome: Outcome
  readonly seat: number
  readonly result: SeatOutcome
}

/** The entries of all people, or of those with this name, in the order of the games. */
export const entriesOf = (outcomes: readonly Outcome[], name: string | null): Entry[] =>
  outcomes.flatMap((outcome) =>
    outcome.seats.flatMap((result, seat) =>
      result.kind === 'person' && (name === null || result.name === name)
        ? [{ outcome, seat, result }]
        : [],
    ),
  )

/** The names of all people, the most frequent first; '' for those without a name. */
export function peopleOf(outcomes: readonly Outcome[]): string[] {
  const games = new Map<string, number>()
  for (const { result } of entriesOf(outcomes, null))
    games.set(result.name, (games.get(result.name) ?? 0) + 1)
  return [...games].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/** A solo game is won by reaching a rank; with several players, by the first place, even if shared. */
export const isWon = ({ outcome, result }: Entry): boolean =>
  outcome.seats.length === 1 ? (result.rank ?? 0) > 0 : result.place === 1

/** Numbers about a group of games. */
export interface Tally {
  readonly games: number
  readonly won: number
  readonly best: number
  readonly average: number
}

/** Counts games, wins and scores. */
export function tallyOf(entries: readonly Entry[]): Tally {
  const scores = entries.map(({ result }) => result.score)
  return {
    games: entries.length,
    won: entries.filter(isWon).length,
    best: Math.max(...scores),
    average: sum(scores) / scores.length,
  }
}

/** Groups entries by a number. Returns a tally for each group, the lowest number first. */
function groupedBy(entries: readonly Entry[], key: (entry: Entry) => number): [number, Tally][] {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry])
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([name, members]) => [name, tallyOf(members)])
}

/** Tallies by the number of players. */
export const byPlayerCount = (entries: readonly Entry[]): [number, Tally][] =>
  groupedBy(entries, ({ outcome }) => outcome.seats.length)

/** Tallies by seat, of games with several players. */
export const bySeat = (entries: readonly Entry[]): [number, Tally][] =>
  groupedBy(
    entries.filter(({ outcome }) => outcome.seats.length > 1),
    ({ seat }) => seat,
  )

/** The bot that plays all other seats; null if people or different bots do. */
function opponentOf({ outcome, seat }: Entry): BotId | null {
  const others = outcome.seats.filter((_, other) => other !== seat).map(whoPlays)
  const [first] = others
  return others.every((who) => who === first) && first !== undefined && first !== 'person'
    ? first
    : null
}

/** Tallies by opponent, in the order of the bots. */
export const byOpponent = (entries: readonly Entry[]): [BotId, Tally][] =>
  BOT_IDS.flatMap((bot): [BotId, Tally][] => {
    const games = entries.filter((entry) => opponentOf(entry) === bot)
    return games.length === 0 ? [] : [[bot, tallyOf(games)]]
  })

/** The best solo results against a rival. */
export interface SoloRecord {
  readonly rival: string
  readonly games: number
  readonly lost: number
  /** From 1; 0 if every game was lost. */
  readonly rank: number
  readonly score: number
}

/** The best solo results by rival. Lost games have no rank, and their scores do not count. */
export function soloRecords(entries: readonly Entry[]): SoloRecord[] {
  const solo = entries.filter(({ outcome }) => outcome.rival !== undefined)
  const rivals = [...new Set(solo.map(({ outcome }) => outcome.rival ?? ''))].toSorted()
  return rivals.map((rival) => {
    const games = solo.filter(({ outcome }) => outcome.rival === rival)
    const won = games.filter(isWon)
    return {
      rival,
      games: games.length,
      lost: games.length - won.length,
      rank: Math.max(0, ...won.map(({ result }) => result.rank ?? 0)),
      score: Math.max(0, ...won.map(({ result }) => result.score)),
    }
  })
}

/** The average points of each source, over the games where the sources are known. */
export function averages(entries: readonly Entry[], sources: readonly string[]): number[] {
  const known = entries.flatMap(({ result }) => (result.points === null ? [] : [result.points]))
  return sources.map((source) =>
    known.length === 0 ? 0 : sum(known.map((points) => points[source] ?? 0)) / known.length,
  )
}
