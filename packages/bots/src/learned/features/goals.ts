import {
  CHARACTER_TYPES,
  COUNTS,
  countOf,
  ENDGAME,
  extraCountFor,
  type Game,
  isInvitedBy,
  type ReadContext,
  SQUARES_PER_TITLE,
  squarePoints,
} from '@amalfi/engine'
import { isTemporary } from '../../merchant/growth.ts'

const PERIODS = 4
const NO_LIMIT = 1e9

/** How much a seat is missing for a title: the sum over all its needs. */
export function missingFor({ tables, game }: ReadContext, seat: number, title: number): number {
  const needs = tables.titles.needs[title]
  let missing = 0
  for (let n = 0; n < needs.length; n += 2) {
    const has = countOf(game, tables, needs[n], seat)
    if (has >= needs[n + 1]) continue
    const more = needs[n + 1] - has - extraCountFor({ tables, game }, seat, needs[n])
    if (more > 0) missing += more
  }
  return missing
}

/**
 * The points of a decree if it scored now. Counts that can fall again (such as ships on
 * docks) are used only for the decree of the current period.
 */
export function decreePoints({ tables, game }: ReadContext, seat: number, period: number): number {
  const decree = game.decrees[period]
  const lines = tables.decrees.lines[decree]
  const board = tables.decrees.board[period]
  let points = 0
  for (let i = 0; i < lines.length; i += 3) {
    const count = lines[i + 1]
    if (period !== game.period && isTemporary[count]) continue
    points += (lines[i + 2] + board[lines[i]]) * countOf(game, tables, count, seat)
  }
  return Math.min(points, tables.decrees.maxPoints[decree])
}

/** The points of the decrees of this and all later periods, if nothing changed. */
export function pointsOfAllDecrees(position: ReadContext, seat: number): number {
  let points = 0
  for (let period = position.game.period; period < PERIODS; period++)
    points += decreePoints(position, seat, period)
  return points
}

/** What a seat's endgame characters would score now. */
export function endgamePoints({ tables, game }: ReadContext, seat: number): number {
  if (game.characterCounts[seat * CHARACTER_TYPES.length + ENDGAME] === 0) return 0
  let points = 0
  for (const character of game.invited)
    if (tables.characters.type[character] === ENDGAME && isInvitedBy(game.where[character], seat))
      points += endgameScore({ tables, game }, seat, character)
  return points
}

/** What one endgame character would score now. */
export function endgameScore(
  { tables, game }: ReadContext,
  seat: number,
  character: number,
): number {
  const { scoreCounts, scorePoints, scoreEvery, scoreMax } = tables.characters
  let least = NO_LIMIT
  for (let count = 0; count < COUNTS.length; count++)
    if ((scoreCounts[character] >> count) & 1) {
      const has = countOf(game, tables, count, seat)
      if (has < least) least = has
    }
  const times = Math.floor(least / scoreEvery[character])
  return Math.min(times * scorePoints[character], scoreMax[character])
}

/** Whether a seat has the i-th title of the game. */
export function hasTitle(game: Game, seat: number, i: number): boolean {
  for (let square = 0; square < SQUARES_PER_TITLE; square++)
    if (game.squares[i * SQUARES_PER_TITLE + square] === seat + 1) return true
  return false
}

/** The points that the next player to take the i-th title of the game would get. */
export function nextSquarePoints({ tables, game }: ReadContext, i: number): number {
  if (game.seats === 1 && tables.solo.squares !== null)
    return squarePoints(tables, game, i, game.period)
  for (let square = 0; square < SQUARES_PER_TITLE; square++)
    if (game.squares[i * SQUARES_PER_TITLE + square] === 0)
      return squarePoints(tables, game, i, square)
  return 0
}
