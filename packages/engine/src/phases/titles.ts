import { countOf } from '../cards/counts.ts'
import { extraCountFor, hasExtraCounts } from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { scorePoints } from '../payment/points.ts'
import type { ReadContext, RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { byTitle } from '../state/source.ts'
import type { Tables } from '../state/tables.ts'
import { ART_TYPES, COUNTS } from '../state/words.ts'

const WHEN_TITLE = triggerCode('title')
const ARTWORK = COUNTS.indexOf('artwork')
/** The types of artworks stand in a row among the counts. */
const FIRST_TYPE = COUNTS.indexOf(ART_TYPES[0])
/** REN-TIT-6, ORI-FRE-5: squares a title, one for every player there can be. */
export const SQUARES_PER_TITLE = 4

/** Points of a square of the i-th title of the game. */
export const squarePoints = (tables: Tables, game: Game, i: number, square: number): number =>
  game.seats === 1 && tables.solo.squares !== null
    ? tables.solo.squares[square]
    : tables.titles.squares[game.titles[i]][square]

/** The square a seat would take of the i-th title, or -1 if it has this title already. */
export function squareFor({ tables, game }: ReadContext, seat: number, i: number): number {
  let free = -1
  for (let square = SQUARES_PER_TITLE - 1; square >= 0; square--) {
    const owner = game.squares[i * SQUARES_PER_TITLE + square]
    if (owner === seat + 1) return -1
    if (owner === 0) free = square
  }
  // ORI-SOL-1: alone, a title is worth what the period says.
  return game.seats === 1 && tables.solo.squares !== null ? game.period : free
}

/**
 * What a seat has for the need at `n` of a title, with what its characters add. What stands for an
 * artwork of any type goes to the first needs that lack one.
 */
export function countForNeed(ctx: ReadContext, seat: number, title: number, n: number): number {
  const needs = ctx.tables.titles.needs[title]
  let any = ctx.tables.config.extraArtOfAnyType ? extraCountFor(ctx, seat, ARTWORK) : 0
  for (let i = 0; ; i += 2) {
    const has = countOf(ctx.game, ctx.tables, needs[i], seat) + extraCountFor(ctx, seat, needs[i])
    const typed = needs[i] >= FIRST_TYPE && needs[i] < FIRST_TYPE + ART_TYPES.length
    const added = typed ? Math.min(any, Math.max(0, needs[i + 1] - has)) : 0
    if (i === n) return has + added
    any -= added
  }
}

/** Which need of a title a seat does not meet, as its place in `needs`; -1 if it meets all. */
export function missingNeed(ctx: ReadContext, seat: number, title: number): number {
  const needs = ctx.tables.titles.needs[title]
  for (let n = 0; n < needs.length; n += 2) {
    const has = countOf(ctx.game, ctx.tables, needs[n], seat)
    if (has >= needs[n + 1]) continue
    if (!hasExtraCounts(ctx.game, seat) || countForNeed(ctx, seat, title, n) < needs[n + 1])
      return n
  }
  return -1
}

/** A seat takes a square of the i-th title of the game: points at once. */
export function takeSquare(ctx: RulesContext, seat: number, i: number, square: number): void {
  const { game, tables } = ctx
  const title = game.titles[i]
  const points = squarePoints(tables, game, i, square)
  game.squares[i * SQUARES_PER_TITLE + square] = seat + 1
  game.titlePoints[seat] += points
  ctx.sink?.push({ kind: 'title', seat, title: tables.titleIds[title], square, points })
  scorePoints(ctx, seat, points, byTitle(title))
  fireTriggers(ctx, WHEN_TITLE, seat)
}
