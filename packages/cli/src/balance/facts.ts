import { type Game, type GameEvent, POINT_SOURCES, pointsOf } from '@amalfi/engine'
import { sum } from '../base/statistics.ts'
import type { GameRules } from '../game/games.ts'
import { winShares } from '../game/win-shares.ts'

/** A seat used a card in a period (from 0): took, held, invited, bought or sailed to it. */
export interface CardUse {
  readonly id: string
  readonly seat: number
  readonly period: number
}

/** The facts of a game that the balance needs. */
export interface Facts {
  readonly scores: readonly number[]
  /** The share of each seat in the win. */
  readonly winShares: readonly number[]
  /** In a solo game with ranks: the rank, or 0 if the game was lost; else null. */
  readonly rank: number | null
  /** The starting pack of each seat, or null. */
  readonly packs: readonly (string | null)[]
  /** By seat: points by source, in the order of POINT_SOURCES. */
  readonly points: readonly (readonly number[])[]
  /** The titles of the game, and who took them when. */
  readonly titles: readonly string[]
  readonly taken: readonly CardUse[]
  /** Characters that came into a hand, once per seat. */
  readonly held: readonly CardUse[]
  readonly invited: readonly CardUse[]
  readonly acquired: readonly CardUse[]
  readonly discovered: readonly CardUse[]
  readonly navigated: readonly CardUse[]
  /** Artworks and tiles that appeared in rows, and tiles that covered an evolving destination. */
  readonly shown: readonly string[]
  readonly covered: readonly string[]
}

/** Reads the facts of a game from all its events. */
export function factsOf(rules: GameRules, game: Game, events: readonly GameEvent[]): Facts {
  const seats = game.score.map((_, seat) => seat)
  const packs: (string | null)[] = seats.map(() => null)
  const uses = {
    taken: [] as CardUse[],
    held: [] as CardUse[],
    invited: [] as CardUse[],
    acquired: [] as CardUse[],
    discovered: [] as CardUse[],
    navigated: [] as CardUse[],
  }
  const shown = new Set<string>()
  const covered: string[] = []
  let period = 0
  const note = (list: CardUse[], seat: number, id: string): void => {
    list.push({ id, seat, period })
  }
  for (const event of events)
    switch (event.kind) {
      case 'phase':
        period = event.period
        break
      case 'pack':
        packs[event.seat] = event.pack
        break
      case 'title':
        note(uses.taken, event.seat, event.title)
        break
      case 'card':
        if (event.to === 'hand' && event.card !== null) note(uses.held, event.seat, event.card)
        break
      case 'invite':
        note(uses.invited, event.seat, event.character)
        break
      case 'acquire':
        note(uses.acquired, event.seat, event.artwork)
        break
      case 'discover':
        note(uses.discovered, event.seat, event.destination)
        break
      case 'navigate':
        note(uses.navigated, event.seat, event.to)
        break
      case 'reveal':
        if (event.row !== 'council') shown.add(event.card)
        break
      case 'cover':
      case 'openTile':
        covered.push(event.destination)
        break
    }
  return {
    scores: game.score.slice(),
    winShares: winShares(rules, game),
    rank: rules.standings(game)[0].rank ?? null,
    packs,
    points: pointsOf(rules.tables, seats.length, events).map((points) =>
      POINT_SOURCES.map((source) => sum(points[source])),
    ),
    titles: game.titles.map((title) => rules.tables.titleIds[title]),
    ...uses,
    held: oncePerSeat(uses.held),
    shown: [...shown],
    covered,
  }
}

/** Keeps the first use of each card per seat, because a card may return to a hand. */
function oncePerSeat(uses: readonly CardUse[]): CardUse[] {
  const seen = new Set<string>()
  return uses.filter(({ id, seat }) => {
    const key = `${seat} ${id}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
