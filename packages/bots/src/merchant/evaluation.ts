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
import type { BotRules } from '../bot/bot.ts'
import type { Weights } from './weights.ts'

/**
 * The evaluation of the position in which a merchant decides. Prices and worths of cards stay the
 * same while it plans ahead.
 */
export interface Evaluation extends ReadContext {
  readonly rules: BotRules
  readonly tables: Tables
  readonly weights: Weights
  /** The number of public and evolving destinations, which come first. */
  readonly boardPlaces: number
  /** The imagined position to decide in. */
  game: Game
  seat: number
  /** The periods after this one, and the share of this one that is left. */
  laterPeriods: number
  periodLeft: number
  /**
   * The worth of a bread, of a ship in the bay, and of a unit of each hold. The last unit is for
   * any hold.
   */
  breadWorth: number
  bayShipWorth: number
  readonly unitWorth: number[]
  /** The expected growth of each count. */
  readonly growth: number[]
  /**
   * Against a rival: the next period at whose end titles may be missing, and the growth until then.
   */
  deadline: number
  readonly growthSoon: number[]
  /** The points of one more of each item for decrees, titles and endgame characters. */
  readonly artworkPoints: number[]
  readonly characterPoints: number[]
  destinationPoints: number
  shipPoints: number
  lighthousePoints: number
  /** The worths of effects and cards. NaN means not computed yet. */
  readonly nodeWorth: number[]
  readonly dockWorths: number[]
  readonly invitedWorths: number[]
  readonly handWorths: number[]
  readonly ownWorths: number[]
  /** The cards that the seat knows now. Plans do not use cards that appear later. */
  readonly seenArtworks: boolean[]
  readonly seenTiles: boolean[]
  readonly seenCharacters: boolean[]
}

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)

/** An empty evaluation, which `evaluate` fills. */
export function makeEvaluation(rules: BotRules, weights: Weights, game: Game): Evaluation {
  const { tables } = rules
  return {
    rules,
    tables,
    weights,
    boardPlaces: boardPlaces(tables),
    game,
    seat: 0,
    laterPeriods: 0,
    periodLeft: 0,
    breadWorth: 0,
    bayShipWorth: 0,
    unitWorth: filled(HOLD_COUNT + 1, 0),
    growth: filled(COUNTS.length, 0),
    deadline: 0,
    growthSoon: filled(COUNTS.length, 0),
    artworkPoints: filled(ART_TYPES.length, 0),
    characterPoints: filled(CHARACTER_TYPES.length, 0),
    destinationPoints: 0,
    shipPoints: 0,
    lighthousePoints: 0,
    nodeWorth: filled(tables.nodes.length, Number.NaN),
    dockWorths: filled(tables.destinationIds.length, Number.NaN),
    invitedWorths: filled(tables.characterIds.length, Number.NaN),
    handWorths: filled(tables.characterIds.length, Number.NaN),
    ownWorths: filled(tables.destinationIds.length, Number.NaN),
    seenArtworks: filled(tables.artworkIds.length, false),
    seenTiles: filled(tables.destinationIds.length, false),
    seenCharacters: filled(tables.characterIds.length, false),
  }
}
