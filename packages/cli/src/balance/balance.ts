import { POINT_SOURCES, type PointSource, type Tables } from '@amalfi/engine'
import { mean, percentile, rounded, sum } from '../statistics.ts'
import type { CardUse, Facts } from './facts.ts'

type BySource = Record<PointSource, number>

/**
 * How many points the users of a card had above the average of their table; null if nobody used it.
 */
interface WithSwing {
  readonly swing: number | null
}

/** The balance of seats and cards in games between bots. */
export interface Balance {
  readonly games: number
  readonly seats: readonly { seat: number; winShare: number; meanScore: number }[]
  readonly packs: Record<
    string,
    { games: number; winShare: number; meanScore: number; pointsBySource: BySource }
  >
  /** In how many games each title was, how often it was completed, and when (periods 1 to 4). */
  readonly titles: Record<string, { games: number; completed: number; meanPeriod: number | null }>
  readonly characters: Record<string, WithSwing & { held: number; invited: number }>
  /**
   * Public destinations are always shown. Voyages to a covered destination count for the
   * destination below.
   */
  readonly destinations: Record<
    string,
    WithSwing & { shown: number; discovered: number; covered: number; navigated: number }
  >
  readonly artworks: Record<string, WithSwing & { shown: number; acquired: number }>
  /** Shares of all points. They add up to 1; hunger is negative. */
  readonly sources: BySource
  readonly winners: { p10: number; p50: number; p90: number }
}

/** A seat of a game. */
interface Seat {
  readonly game: Facts
  readonly seat: number
}

/** Summarizes the facts of all games. */
export function balanceOf(tables: Tables, facts: readonly Facts[]): Balance {
  const seats = facts.flatMap((game) => game.scores.map((_, seat): Seat => ({ game, seat })))
  const { publicCount, evolvingCount, destinationIds } = tables
  const held = countIds(facts, 'held')
  const invited = swingsOf(facts, 'invited')
  const acquired = swingsOf(facts, 'acquired')
  const discovered = swingsOf(facts, 'discovered')
  const navigated = countIds(facts, 'navigated')
  const shown = countAll(facts.flatMap((game) => game.shown))
  const covered = countAll(facts.flatMap((game) => game.covered))
  const points = sum(seats.map(({ game, seat }) => game.scores[seat]))
  return {
    games: facts.length,
    seats: facts[0].scores.map((_, seat) => ({
      seat,
      ...seatFigures(seats.filter((one) => one.seat === seat)),
    })),
    packs: byId(tables.packIds, (pack) => packFigures(seats, pack)),
    titles: byId(tables.titleIds, (title) => titleFigures(facts, title)),
    characters: byId(tables.characterIds, (id) => ({
      held: held.get(id) ?? 0,
      invited: invited.get(id)?.length ?? 0,
      swing: swing(invited.get(id)),
    })),
    destinations: byId(destinationIds, (id) => ({
      shown:
        destinationIds.indexOf(id) < publicCount + evolvingCount
          ? facts.length
          : (shown.get(id) ?? 0),
      discovered: discovered.get(id)?.length ?? 0,
      covered: covered.get(id) ?? 0,
      navigated: navigated.get(id) ?? 0,
      swing: swing(discovered.get(id)),
    })),
    artworks: byId(tables.artworkIds, (id) => ({
      shown: shown.get(id) ?? 0,
      acquired: acquired.get(id)?.length ?? 0,
      swing: swing(acquired.get(id)),
    })),
    sources: bySource((i) => sum(seats.map(({ game, seat }) => game.points[seat][i])) / points),
    winners: winnersOf(facts),
  }
}

const byId = <T>(ids: readonly string[], figures: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, figures(id)]))

/** POINT_SOURCES has each source once, so the record is complete. */
const bySource = (value: (i: number) => number): BySource =>
  Object.fromEntries(POINT_SOURCES.map((source, i) => [source, rounded(value(i))])) as BySource

const seatFigures = (seats: readonly Seat[]): { winShare: number; meanScore: number } => ({
  winShare: rounded(mean(seats.map(({ game, seat }) => game.shares[seat]))),
  meanScore: rounded(mean(seats.map(({ game, seat }) => game.scores[seat]))),
})

function packFigures(all: readonly Seat[], pack: string): Balance['packs'][string] {
  const seats = all.filter(({ game, seat }) => game.packs[seat] === pack)
  return {
    games: seats.length,
    ...seatFigures(seats),
    pointsBySource: bySource((i) => mean(seats.map(({ game, seat }) => game.points[seat][i]))),
  }
}

function titleFigures(facts: readonly Facts[], title: string): Balance['titles'][string] {
  const taken = facts.flatMap((game) => game.taken.filter(({ id }) => id === title))
  return {
    games: facts.filter((game) => game.titles.includes(title)).length,
    completed: taken.length,
    meanPeriod: taken.length === 0 ? null : rounded(mean(taken.map(({ period }) => period + 1))),
  }
}

type UseKind = 'held' | 'invited' | 'acquired' | 'discovered' | 'navigated'

function countAll(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const countIds = (facts: readonly Facts[], what: UseKind): Map<string, number> =>
  countAll(facts.flatMap((game) => game[what].map(({ id }) => id)))

/** By id: the points of each user above the average of the table. */
function swingsOf(facts: readonly Facts[], what: UseKind): Map<string, number[]> {
  const swings = new Map<string, number[]>()
  for (const game of facts) {
    const table = mean(game.scores)
    for (const { id, seat } of game[what] satisfies readonly CardUse[]) {
      const list = swings.get(id) ?? []
      list.push(game.scores[seat] - table)
      swings.set(id, list)
    }
  }
  return swings
}

const swing = (swings: readonly number[] | undefined): number | null =>
  swings === undefined ? null : rounded(mean(swings))

function winnersOf(facts: readonly Facts[]): Balance['winners'] {
  const best = facts.map(({ scores }) => Math.max(...scores))
  return { p10: percentile(best, 10), p50: percentile(best, 50), p90: percentile(best, 90) }
}
