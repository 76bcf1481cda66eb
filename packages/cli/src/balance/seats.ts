import type { Tables } from '@amalfi/engine'
import { type Group, shareOf } from '../base/intervals.ts'
import { mean, rounded } from '../base/statistics.ts'
import type { Bounds } from './bounds.ts'
import type { Facts } from './facts.ts'
import { type Figure, figureOf } from './figure.ts'
import { byId } from './ids.ts'
import { type BySource, meanPoints } from './points.ts'

export interface SeatBalance {
  readonly seat: number
  /** The starting pack of the seat if it had the same one in all games. */
  readonly pack: string | null
  readonly wins: Figure | null
  readonly meanScore: number
}

export interface PackBalance {
  /** How many seats had the pack. */
  readonly picked: number
  /** The share of games in which a seat had it. */
  readonly pickedShare: Figure | null
  readonly wins: Figure | null
  readonly meanScore: number
  readonly pointsBySource: BySource
  readonly seats: readonly {
    readonly seat: number
    readonly picked: number
    readonly wins: Figure | null
  }[]
}

/** By game: the wins of the seats that count, and how many these are. */
const winsOf = (
  facts: readonly Facts[],
  isCounted: (game: Facts, seat: number) => boolean,
): readonly Group[] =>
  facts.map((game) => {
    const seats = game.winShares.filter((_, seat) => isCounted(game, seat))
    return { part: seats.reduce((all, share) => all + share, 0), whole: seats.length }
  })

export function seatsOf(facts: readonly Facts[], bounds: Bounds): SeatBalance[] {
  return facts[0].scores.map((_, at) => {
    const packs = new Set(facts.map((game) => game.packs[at]))
    return {
      seat: at,
      pack: packs.size === 1 ? facts[0].packs[at] : null,
      wins: figureOf(shareOf(winsOf(facts, (_game, seat) => seat === at)), bounds.seatWins),
      meanScore: rounded(mean(facts.map(({ scores }) => scores[at]))),
    }
  })
}

export function packsOf(
  tables: Tables,
  facts: readonly Facts[],
  bounds: Bounds,
): Record<string, PackBalance> {
  return byId(tables.packIds, (id) => {
    const hasPack = (game: Facts, seat: number): boolean => game.packs[seat] === id
    const owners = facts.flatMap((game) =>
      game.scores.flatMap((_, seat) => (hasPack(game, seat) ? [{ game, seat }] : [])),
    )
    const isJudged = owners.length >= (bounds.leastPicked ?? 0)
    return {
      picked: owners.length,
      pickedShare: figureOf(
        shareOf(facts.map(({ packs }) => ({ part: packs.includes(id) ? 1 : 0, whole: 1 }))),
      ),
      wins: figureOf(shareOf(winsOf(facts, hasPack)), isJudged ? bounds.packWins : undefined),
      meanScore: rounded(mean(owners.map(({ game, seat }) => game.scores[seat]))),
      pointsBySource: meanPoints(owners.map(({ game, seat }) => game.points[seat])),
      seats: facts[0].scores.map((_, at) => ({
        seat: at,
        picked: owners.filter(({ seat }) => seat === at).length,
        wins: figureOf(shareOf(winsOf(facts, (game, seat) => seat === at && hasPack(game, seat)))),
      })),
    }
  })
}
