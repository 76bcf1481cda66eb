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
import { atLeast, passing, usualEnd } from './growth.ts'
import type { Outlook } from './outlook.ts'

const BREAD = COUNTS.indexOf('bread')
const SHIP_ON_OWN = COUNTS.indexOf('shipOnOwn')
const DESTINATION = COUNTS.indexOf('destination')
const OVER = PHASES.indexOf('over')
const PERIODS = 4
/** Ships that will stand on destinations of one's own, a destination and period. */
const SAILED = 0.6
/** Titles need at most so many of anything. */
const STEPS = 16

/** The chance to get so many more of a count, by count and number; filled as asked for. */
const reach = new Float64Array(COUNTS.length * STEPS)
/** The same, in time for the rival. */
const reachSoon = new Float64Array(COUNTS.length * STEPS)

/** Forgets the chances of another decision. */
export const forgetReach = (): void => {
  reach.fill(-1)
  reachSoon.fill(-1)
}

/** How likely a purpose is met, which makes what it needs more frequent than usual. */
function reachOf(o: Outlook, soon: boolean, count: number, missing: number): number {
  if (missing >= STEPS) return 0
  const table = soon ? reachSoon : reach
  const known = table[count * STEPS + missing]
  if (known >= 0) return known
  const usual = soon ? o.growthSoon[count] * o.weights.haste : o.growth[count] * o.weights.focus
  const chance = atLeast(missing, usual)
  table[count * STEPS + missing] = chance
  return chance
}

/** Points so far and those to be expected of decrees, titles and endgame characters. */
export function standing(o: Outlook, game: Game): number {
  const score = game.score[o.seat]
  if (game.phase === OVER) return score
  return (
    score +
    deferredPoints(at(o, game), o.seat) +
    decrees(o, game) +
    titles(o, game) +
    endgames(o, game)
  )
}

/** What has been collected, under the decrees still to come. Bread is the purse's. */
function decrees(o: Outlook, game: Game): number {
  const { tables, seat } = o
  let all = 0
  for (let period = game.period; period < PERIODS; period++) {
    let points = 0
    const lines = tables.decrees.lines[game.decrees[period]]
    const board = tables.decrees.board[period]
    for (let i = 0; i < lines.length; i += 3) {
      const count = lines[i + 1]
      if (count === BREAD) continue
      const rate = lines[i + 2] + board[lines[i]]
      if (period === game.period || !passing[count])
        points += rate * countOf(game, tables, count, seat)
      else if (count === SHIP_ON_OWN)
        points += rate * SAILED * countOf(game, tables, DESTINATION, seat)
    }
    all += Math.min(points, tables.decrees.maxPoints[game.decrees[period]])
  }
  return all
}

/** Points of titles not taken yet, as likely as they are still met. */
function titles(o: Outlook, game: Game): number {
  const { tables, weights } = o
  let points = 0
  for (let i = 0; i < game.titles.length; i++) {
    const square = squareFor(at(o, game), o.seat, i)
    if (square < 0) continue
    const chance = titleChance(o, game, game.titles[i], false)
    points += weights.title * chance * squarePoints(tables, game, i, square)
  }
  return game.rival < 0 ? points : points + survival(o, game)
}

/** The chance to meet all needs of a title. */
function titleChance(o: Outlook, game: Game, title: number, soon: boolean): number {
  const { tables, seat } = o
  const needs = tables.titles.needs[title]
  let chance = 1
  for (let n = 0; n < needs.length && chance > 0; n += 2) {
    const has = countOf(game, tables, needs[n], seat)
    if (has >= needs[n + 1]) continue
    const missing = needs[n + 1] - has - extraCountFor(o, seat, needs[n])
    if (missing > 0) chance *= reachOf(o, soon, needs[n], missing)
  }
  return chance
}

/** Against a rival the game is lost without enough titles in time (REN-SOL-7): the likeliest ones count. */
function survival(o: Outlook, game: Game): number {
  const needed = o.tables.solo.titles[game.rival][o.deadline]
  const chances: number[] = []
  for (let i = 0; i < game.titles.length; i++)
    chances.push(
      squareFor(at(o, game), o.seat, i) < 0 ? 1 : titleChance(o, game, game.titles[i], true),
    )
  chances.sort((a, b) => b - a)
  let chance = 1
  for (let i = 0; i < needed; i++) chance *= chances[i]
  return chance * o.weights.survival
}

/** A position some steps ahead, with the same cards. */
const at = ({ tables }: Outlook, game: Game): ReadContext => ({ tables, game })

function endgames(o: Outlook, game: Game): number {
  const { tables, seat } = o
  if (game.characterCounts[seat * 4 + ENDGAME] === 0) return 0
  let points = 0
  for (const character of game.invited)
    if (tables.characters.type[character] === ENDGAME && isInvitedBy(game.where[character], seat))
      points += endgameWorth(o, game, character)
  return points
}

/** What an endgame character will score, if things go on as usual. */
export function endgameWorth(o: Outlook, game: Game, character: number): number {
  const { scoreCounts, scorePoints, scoreEvery, scoreMax } = o.tables.characters
  const mask = scoreCounts[character]
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < COUNTS.length; count++) {
    if (((mask >> count) & 1) === 0) continue
    const has = expected(o, game, count)
    if (has < least) least = has
  }
  return Math.min((least / scoreEvery[character]) * scorePoints[character], scoreMax[character])
}

/** How many of a count there will be in the end. */
function expected(o: Outlook, game: Game, count: number): number {
  const has = countOf(game, o.tables, count, o.seat)
  if (!passing[count]) return has + o.growth[count]
  const share = o.later === 0 ? 1 - 0.5 * o.left : 0.2
  return has * share + usualEnd(count) * (1 - share)
}
