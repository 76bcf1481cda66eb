import {
  ART_TYPES,
  boardPlaces,
  CHARACTER_TYPES,
  COUNTS,
  type Game,
  HOLD_COUNT,
  type ReadContext,
  type Tables,
} from '@amalfi/engine'
import type { BotRules } from '../bot.ts'
import type { Weights } from './weights.ts'

/**
 * What a merchant has in mind while it decides one thing. Prices and the worth of cards are those
 * of the moment of the decision; they stay while it thinks ahead.
 */
export interface Outlook extends ReadContext {
  readonly rules: BotRules
  readonly tables: Tables
  readonly weights: Weights
  /** Public and evolving destinations come first. */
  readonly places: number
  /** The position to decide in, as it is imagined. */
  game: Game
  seat: number
  /** Periods after this one, and the share of this one that is still to come. */
  later: number
  left: number
  /** What a bread and a ship in the bay are worth now; a unit of each hold, at last of any. */
  bread: number
  bay: number
  readonly units: number[]
  /** How much more of each count is to be expected. */
  readonly growth: number[]
  /** Against a rival: the next period at whose end titles may be wanting, and the growth until then. */
  deadline: number
  readonly growthSoon: number[]
  /** What one more counts for decrees, titles and endgame characters. */
  readonly art: number[]
  readonly person: number[]
  destination: number
  ship: number
  lighthouse: number
  /** Worth of effects and cards, NaN as long as nobody asked. */
  readonly nodes: number[]
  readonly docks: number[]
  readonly invited: number[]
  readonly held: number[]
  readonly owned: number[]
  /** Cards that are known to the seat at this moment: what turns up later is not counted on. */
  readonly seenArtworks: boolean[]
  readonly seenTiles: boolean[]
  readonly seenCharacters: boolean[]
}

const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)

/** An outlook on nothing yet; `lookOut` fills it. */
export function makeOutlook(rules: BotRules, weights: Weights, game: Game): Outlook {
  const { tables } = rules
  return {
    rules,
    tables,
    weights,
    places: boardPlaces(tables),
    game,
    seat: 0,
    later: 0,
    left: 0,
    bread: 0,
    bay: 0,
    units: many(HOLD_COUNT + 1, 0),
    growth: many(COUNTS.length, 0),
    deadline: 0,
    growthSoon: many(COUNTS.length, 0),
    art: many(ART_TYPES.length, 0),
    person: many(CHARACTER_TYPES.length, 0),
    destination: 0,
    ship: 0,
    lighthouse: 0,
    nodes: many(tables.nodes.length, Number.NaN),
    docks: many(tables.destinationIds.length, Number.NaN),
    invited: many(tables.characterIds.length, Number.NaN),
    held: many(tables.characterIds.length, Number.NaN),
    owned: many(tables.destinationIds.length, Number.NaN),
    seenArtworks: many(tables.artworkIds.length, false),
    seenTiles: many(tables.destinationIds.length, false),
    seenCharacters: many(tables.characterIds.length, false),
  }
}
