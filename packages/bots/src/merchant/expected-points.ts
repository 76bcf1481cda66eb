import {
  COUNTS,
  countOf,
  deferredPoints,
  ENDGAME,
  extraCountFor,
  type Game,
  isInvitedBy,
  PHASES,
  type ReadContext,
  squareFor,
  squarePoints,
} from '@amalfi/engine'
import type { Evaluation } from './evaluation.ts'
import { atLeast, averageAtEnd, isTemporary } from './growth.ts'

const BREAD = COUNTS.indexOf('bread')
const SHIP_ON_OWN = COUNTS.indexOf('shipOnOwn')
const DESTINATION = COUNTS.indexOf('destination')
const OVER = PHASES.indexOf('over')
const PERIODS = 4
/** The expected number of ships on each private destination per period. */
const SHIPS_PER_OWN = 0.6
/** Titles never need more than this of anything. */
const MAX_MISSING = 16

/** The chance to gain a number of something by the end of the game, by count and number. Filled on demand. */
const reachChances = new Float64Array(COUNTS.length * MAX_MISSING)
/** The same until the rival next checks the number of titles (REN-SOL-7). */
const reachSoonChances = new Float64Array(COUNTS.length * MAX_MISSING)

/** Clears the chances of an earlier decision. */
export const clearReachChances = (): void => {
  reachChances.fill(-1)
  reachSoonChances.fill(-1)
}

/** The chance to gain `missing` more of a count. A seat that aims for a title grows faster than usual. */
function reachChance(ev: Evaluation, soon: boolean, count: number, missing: number): number {
  if (missing >= MAX_MISSING) return 0
  const table = soon ? reachSoonChances : reachChances
  const known = table[count * MAX_MISSING + missing]
  if (known >= 0) return known
  const growth = soon
    ? ev.growthSoon[count] * ev.weights.urgentTitleGrowth
    : ev.growth[count] * ev.weights.titleGrowth
  const chance = atLeast(missing, growth)
  table[count * MAX_MISSING + missing] = chance
  return chance
}

/** The score, and the points expected from decrees, titles and endgame characters. */
export function expectedPoints(ev: Evaluation, game: Game): number {
  const score = game.score[ev.seat]
  if (game.phase === OVER) return score
  return (
    score +
    deferredPoints(readContext(ev, game), ev.seat) +
    decrees(ev, game) +
    titles(ev, game) +
    endgames(ev, game)
  )
}

/**
 * The points of the remaining decrees for what the seat has now. Bread counts with the supplies.
 */
function decrees(ev: Evaluation, game: Game): number {
  const { tables, seat } = ev
  let all = 0
  for (let period = game.period; period < PERIODS; period++) {
    let points = 0
    const lines = tables.decrees.lines[game.decrees[period]]
    const board = tables.decrees.board[period]
    for (let i = 0; i < lines.length; i += 3) {
      const count = lines[i + 1]
      if (count === BREAD) continue
      const rate = lines[i + 2] + board[lines[i]]
      if (period === game.period || !isTemporary[count])
        points += rate * countOf(game, tables, count, seat)
      else if (count === SHIP_ON_OWN)
        points += rate * SHIPS_PER_OWN * countOf(game, tables, DESTINATION, seat)
    }
    all += Math.min(points, tables.decrees.maxPoints[game.decrees[period]])
  }
  return all
}

/** The points of open titles, weighted by the chance to reach them. */
function titles(ev: Evaluation, game: Game): number {
  const { tables, weights } = ev
  let points = 0
  for (let i = 0; i < game.titles.length; i++) {
    const square = squareFor(readContext(ev, game), ev.seat, i)
    if (square < 0) continue
    const chance = titleChance(ev, game, game.titles[i], false)
    points += weights.title * chance * squarePoints(tables, game, i, square)
  }
  return game.rival < 0 ? points : points + survivalWorth(ev, game)
}

/** The chance to meet all needs of a title. */
function titleChance(ev: Evaluation, game: Game, title: number, soon: boolean): number {
  const { tables, seat } = ev
  const needs = tables.titles.needs[title]
  let chance = 1
  for (let n = 0; n < needs.length && chance > 0; n += 2) {
    const has = countOf(game, tables, needs[n], seat)
    if (has >= needs[n + 1]) continue
    const missing = needs[n + 1] - has - extraCountFor(ev, seat, needs[n])
    if (missing > 0) chance *= reachChance(ev, soon, needs[n], missing)
  }
  return chance
}

/**
 * The worth of not losing to a rival for lack of titles (REN-SOL-7), by the chance to take the most
 * likely titles in time.
 */
function survivalWorth(ev: Evaluation, game: Game): number {
  const needed = ev.tables.solo.titles[game.rival][ev.deadline]
  const chances: number[] = []
  for (let i = 0; i < game.titles.length; i++)
    chances.push(
      squareFor(readContext(ev, game), ev.seat, i) < 0
        ? 1
        : titleChance(ev, game, game.titles[i], true),
    )
  chances.sort((a, b) => b - a)
  let chance = 1
  for (let i = 0; i < needed; i++) chance *= chances[i]
  return chance * ev.weights.survival
}

/** The context of a position that is some turns ahead. */
const readContext = ({ tables }: Evaluation, game: Game): ReadContext => ({ tables, game })

function endgames(ev: Evaluation, game: Game): number {
  const { tables, seat } = ev
  if (game.characterCounts[seat * 4 + ENDGAME] === 0) return 0
  let points = 0
  for (const character of game.invited)
    if (tables.characters.type[character] === ENDGAME && isInvitedBy(game.where[character], seat))
      points += endgameWorth(ev, game, character)
  return points
}

/** The expected score of an endgame character. */
export function endgameWorth(ev: Evaluation, game: Game, character: number): number {
  const { scoreCounts, scorePoints, scoreEvery, scoreMax } = ev.tables.characters
  const mask = scoreCounts[character]
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < COUNTS.length; count++) {
    if (((mask >> count) & 1) === 0) continue
    const has = expected(ev, game, count)
    if (has < least) least = has
  }
  return Math.min((least / scoreEvery[character]) * scorePoints[character], scoreMax[character])
}

/** The expected value of a count at the end of the game. */
function expected(ev: Evaluation, game: Game, count: number): number {
  const has = countOf(game, ev.tables, count, ev.seat)
  if (!isTemporary[count]) return has + ev.growth[count]
  const share = ev.laterPeriods === 0 ? 1 - 0.5 * ev.periodLeft : 0.2
  return has * share + averageAtEnd(count) * (1 - share)
}
