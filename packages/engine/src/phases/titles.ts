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
/** The three types of artwork are consecutive in COUNTS. */
const FIRST_TYPE = COUNTS.indexOf(ART_TYPES[0])
/** REN-TIT-6, ORI-FRE-5: one square for each possible player. */
export const SQUARES_PER_TITLE = 4

/** Points of a square of the i-th title of the game. */
export const squarePoints = (
  tables: Tables,
  game: Game,
  titleIndex: number,
  square: number,
): number =>
  game.seats === 1 && tables.solo.squares !== null
    ? tables.solo.squares[square]
    : tables.titles.squares[game.titles[titleIndex]][square]

/** The square of the i-th title that a seat would take, or -1 if it has this title. */
export function squareFor({ tables, game }: ReadContext, seat: number, titleIndex: number): number {
  let free = -1
  for (let square = SQUARES_PER_TITLE - 1; square >= 0; square--) {
    const owner = game.squares[titleIndex * SQUARES_PER_TITLE + square]
    if (owner === seat + 1) return -1
    if (owner === 0) free = square
  }
  // ORI-SOL-1: in a solo game the period decides the square.
  return game.seats === 1 && tables.solo.squares !== null ? game.period : free
}

/**
 * How much a seat has for the need at index `needIndex` of a title, with the extra counts of its characters.
 * Extra artworks of any type go to the first needs that lack one.
 */
export function countForNeed(
  ctx: ReadContext,
  seat: number,
  title: number,
  needIndex: number,
): number {
  const needs = ctx.tables.titles.needs[title]
  let anyType = ctx.tables.config.extraArtOfAnyType ? extraCountFor(ctx, seat, ARTWORK) : 0
  for (let i = 0; ; i += 2) {
    const has = countOf(ctx.game, ctx.tables, needs[i], seat) + extraCountFor(ctx, seat, needs[i])
    const typed = needs[i] >= FIRST_TYPE && needs[i] < FIRST_TYPE + ART_TYPES.length
    const added = typed ? Math.min(anyType, Math.max(0, needs[i + 1] - has)) : 0
    if (i === needIndex) return has + added
    anyType -= added
  }
}

/** The index in `needs` of the first need that a seat does not meet, or -1. */
export function missingNeed(ctx: ReadContext, seat: number, title: number): number {
  const needs = ctx.tables.titles.needs[title]
  for (let needIndex = 0; needIndex < needs.length; needIndex += 2) {
    const has = countOf(ctx.game, ctx.tables, needs[needIndex], seat)
    if (has >= needs[needIndex + 1]) continue
    if (
      !hasExtraCounts(ctx.game, seat) ||
      countForNeed(ctx, seat, title, needIndex) < needs[needIndex + 1]
    )
      return needIndex
  }
  return -1
}

/** A seat takes a square of the i-th title of the game and scores its points. */
export function takeSquare(
  ctx: RulesContext,
  seat: number,
  titleIndex: number,
  square: number,
): void {
  const { game, tables } = ctx
  const title = game.titles[titleIndex]
  const points = squarePoints(tables, game, titleIndex, square)
  game.squares[titleIndex * SQUARES_PER_TITLE + square] = seat + 1
  game.titlePoints[seat] += points
  ctx.sink?.push({ kind: 'title', seat, title: tables.titleIds[title], square, points })
  scorePoints(ctx, seat, points, byTitle(title))
  fireTriggers(ctx, WHEN_TITLE, seat)
}
