import type { Tables } from '@amalfi/engine'
import { type Group, shareOf } from '../base/intervals.ts'
import { mean, rounded } from '../base/statistics.ts'
import type { Bounds } from './bounds.ts'
import type { CardUse, Facts } from './facts.ts'
import { type Figure, figureOf } from './figure.ts'
import { byId } from './ids.ts'

/** The figures of every card that a seat can own. */
export interface CardBalance {
  /** How many seats own the card at the end, and how often they win. */
  readonly owners: number
  readonly ownerWins: Figure | null
  /** How many points its owners had above the average of their table; null if nobody owned it. */
  readonly swing: number | null
}

export interface TitleBalance {
  readonly games: number
  /** The share of seats that took it, in games it was in. */
  readonly taken: Figure | null
  /** The mean period in which it was taken, 1 to 4. */
  readonly meanPeriod: number | null
}

export interface CharacterBalance extends CardBalance {
  /** How many hands held it. */
  readonly held: number
  /** Of these hands, the share that invited it. */
  readonly invited: Figure | null
}

export interface ArtworkBalance extends CardBalance {
  /** How many games showed it in a row. */
  readonly shown: number
  /** Of these games, the share in which somebody bought it. */
  readonly bought: Figure | null
}

/**
 * Public destinations are always shown and never bought. Voyages to a covered destination count for
 * the destination below.
 */
export interface DestinationBalance extends ArtworkBalance {
  readonly covered: number
  readonly navigated: number
}

/** The uses of all cards of one kind, by card and game. */
function usesOf(
  facts: readonly Facts[],
  usesIn: (game: Facts) => readonly CardUse[],
): (id: string, game: Facts) => readonly CardUse[] {
  const all = new Map(facts.map((game) => [game, Map.groupBy(usesIn(game), ({ id }) => id)]))
  return (id, game) => all.get(game)?.get(id) ?? []
}

type Uses = ReturnType<typeof usesOf>

function ownersOf(
  id: string,
  facts: readonly Facts[],
  uses: Uses,
  { ownerWins }: Bounds,
): CardBalance {
  const groups: Group[] = facts.map((game) => {
    const owners = uses(id, game)
    return {
      part: owners.reduce((all, { seat }) => all + game.winShares[seat], 0),
      whole: owners.length,
    }
  })
  const swings = facts.flatMap((game) =>
    uses(id, game).map(({ seat }) => game.scores[seat] - mean(game.scores)),
  )
  return {
    owners: swings.length,
    ownerWins: figureOf(shareOf(groups), ownerWins),
    swing: swings.length === 0 ? null : rounded(mean(swings)),
  }
}

export function titlesOf(
  tables: Tables,
  facts: readonly Facts[],
  bounds: Bounds,
): Record<string, TitleBalance> {
  const taken = usesOf(facts, (game) => game.taken)
  return byId(tables.titleIds, (id) => {
    const games = facts.filter(({ titles }) => titles.includes(id))
    const groups = games.map((game) => ({
      part: taken(id, game).length,
      whole: game.scores.length,
    }))
    const periods = games.flatMap((game) => taken(id, game).map(({ period }) => period + 1))
    return {
      games: games.length,
      taken: figureOf(shareOf(groups), bounds.taken),
      meanPeriod: periods.length === 0 ? null : rounded(mean(periods)),
    }
  })
}

export function charactersOf(
  tables: Tables,
  facts: readonly Facts[],
  bounds: Bounds,
): Record<string, CharacterBalance> {
  const held = usesOf(facts, (game) => game.held)
  const invited = usesOf(facts, (game) => game.invited)
  return byId(tables.characterIds, (id) => {
    const groups = facts.map((game) => ({
      part: invited(id, game).length,
      whole: held(id, game).length,
    }))
    return {
      held: groups.reduce((all, { whole }) => all + whole, 0),
      invited: figureOf(shareOf(groups), bounds.invited),
      ...ownersOf(id, facts, invited, bounds),
    }
  })
}

/** How many games showed a card, and in how many of them somebody bought it. */
function boughtOf(
  id: string,
  facts: readonly Facts[],
  uses: Uses,
  { bought }: Bounds,
): Pick<ArtworkBalance, 'shown' | 'bought'> {
  const games = facts.filter(({ shown }) => shown.includes(id))
  return {
    shown: games.length,
    bought: figureOf(
      shareOf(games.map((game) => ({ part: uses(id, game).length > 0 ? 1 : 0, whole: 1 }))),
      bought,
    ),
  }
}

export function artworksOf(
  tables: Tables,
  facts: readonly Facts[],
  bounds: Bounds,
): Record<string, ArtworkBalance> {
  const acquired = usesOf(facts, (game) => game.acquired)
  return byId(tables.artworkIds, (id) => ({
    ...boughtOf(id, facts, acquired, bounds),
    ...ownersOf(id, facts, acquired, bounds),
  }))
}

export function destinationsOf(
  tables: Tables,
  facts: readonly Facts[],
  bounds: Bounds,
): Record<string, DestinationBalance> {
  const { publicCount, evolvingCount, destinationIds } = tables
  const discovered = usesOf(facts, (game) => game.discovered)
  const navigated = usesOf(facts, (game) => game.navigated)
  return byId(destinationIds, (id) => {
    const isPublic = destinationIds.indexOf(id) < publicCount + evolvingCount
    return {
      ...(isPublic
        ? { shown: facts.length, bought: null }
        : boughtOf(id, facts, discovered, bounds)),
      ...ownersOf(id, facts, discovered, bounds),
      covered: facts.filter(({ covered }) => covered.includes(id)).length,
      navigated: facts.reduce((all, game) => all + navigated(id, game).length, 0),
    }
  })
}
