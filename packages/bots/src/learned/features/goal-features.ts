import { COUNTS, countOf, deferredPoints, type Game, PHASES, type Tables } from '@amalfi/engine'
import { isTemporary } from '../../merchant/growth.ts'
import { decreePoints, endgamePoints, hasTitle, missingFor, nextSquarePoints } from './goals.ts'
import type { FeatureLayout } from './layout.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

const OVER = PHASES.indexOf('over')
const TITLE = COUNTS.indexOf('title')
const PERIODS = 4
/** How much is missing for each title. */
const MISSING_STEPS = 5
/** The points of titles, by how much the nearest other player is missing. */
const RACE_STEPS = 6
/** The points of titles, by how much the seat itself is missing. */
const NEAR_STEPS = 4
/** How many titles a solo player still needs. */
const DEADLINE_STEPS = 4
/** What points, and points of titles, are divided by. */
const POINT_DIVISOR = 10
const TITLE_DIVISOR = 12

/** Decrees, titles and endgame characters: what they bring, and what is missing for them. */
export function goalFeatures(layout: FeatureLayout, tables: Tables, withIds: boolean) {
  const decrees = withIds ? tables.decreeIds.length : 0
  const titles = withIds ? tables.titleIds.length : 0
  const decreeNow = layout.block('decree-now', decrees)
  const decreeLater = layout.block('decree-later', decrees)
  const decreeNowPoints = layout.block('decree-now-points', decrees)
  const decreeLaterPoints = layout.block('decree-later-points', decrees)
  const decreeSum = layout.block('decree-sum', 2)
  const rateNow = layout.block('decree-rate-now', COUNTS.length)
  const rateLater = layout.block('decree-rate-later', COUNTS.length)
  const titleMine = layout.block('title-mine', titles)
  const titleOpen = layout.block('title-open', titles)
  const titleMissing = layout.block('title-missing', titles * MISSING_STEPS)
  const titleNear = layout.block('title-near', NEAR_STEPS)
  const titleRace = layout.block('title-race', RACE_STEPS)
  const titleSum = layout.block('title-sum', 2)
  const titleWants = layout.block('title-wants', COUNTS.length)
  const endgame = layout.block('endgame-points', 1)
  const promised = layout.block('promised', 1)
  const deadlines = layout.block('solo-deadlines', PERIODS * DEADLINE_STEPS)

  const addDecrees = (out: SparseVector, game: Game, seat: number): void => {
    let later = 0
    for (let period = game.period; period < PERIODS; period++) {
      const decree = game.decrees[period]
      const points = decreePoints({ tables, game }, seat, period)
      const isNow = period === game.period
      if (isNow) out.add(decreeSum, points / POINT_DIVISOR)
      else later += points
      if (withIds && isNow) {
        out.add(decreeNow + decree, 1)
        out.add(decreeNowPoints + decree, points / POINT_DIVISOR)
      } else if (withIds) {
        out.add(decreeLater + decree, (PERIODS - period) / 3)
        out.add(decreeLaterPoints + decree, points / POINT_DIVISOR)
      }
    }
    out.add(decreeSum + 1, later / POINT_DIVISOR)
  }

  /** By count: the points that decrees give for one more, first in this period, then in later ones. */
  const rates = new Float32Array(COUNTS.length * 2)
  const addRates = (out: SparseVector, game: Game): void => {
    rates.fill(0)
    for (let period = game.period; period < PERIODS; period++) {
      const lines = tables.decrees.lines[game.decrees[period]]
      const board = tables.decrees.board[period]
      const isNow = period === game.period
      for (let i = 0; i < lines.length; i += 3) {
        const count = lines[i + 1]
        const rate = lines[i + 2] + board[lines[i]]
        if (isNow) rates[count] += rate
        else if (!isTemporary[count] || period === game.period + 1)
          rates[COUNTS.length + count] += rate
      }
    }
    for (let count = 0; count < COUNTS.length; count++) {
      out.add(rateNow + count, rates[count] / 4)
      out.add(rateLater + count, rates[COUNTS.length + count] / 4)
    }
  }

  const wants = new Float32Array(COUNTS.length)
  const nearPoints = new Float32Array(NEAR_STEPS)
  const racePoints = new Float32Array(RACE_STEPS)
  /** Adds `weight` to each count of which the seat has too few for a title. */
  const addWants = (game: Game, seat: number, title: number, weight: number): void => {
    const needs = tables.titles.needs[title]
    for (let n = 0; n < needs.length; n += 2)
      if (countOf(game, tables, needs[n], seat) < needs[n + 1]) wants[needs[n]] += weight
  }

  const addTitles = (out: SparseVector, game: Game, seat: number): void => {
    const position = { tables, game }
    let near = 0
    let mine = 0
    wants.fill(0)
    nearPoints.fill(0)
    racePoints.fill(0)
    for (let i = 0; i < game.titles.length; i++) {
      const title = game.titles[i]
      if (hasTitle(game, seat, i)) {
        if (withIds) out.add(titleMine + title, 1)
        mine++
        continue
      }
      const points = nextSquarePoints(position, i)
      const missing = missingFor(position, seat, title)
      if (withIds) {
        out.add(titleOpen + title, points / TITLE_DIVISOR)
        out.addSteps(titleMissing + title * MISSING_STEPS, MISSING_STEPS, missing)
      }
      near += points / (1 + missing)
      addWants(game, seat, title, points / (1 + missing))
      if (missing < NEAR_STEPS) nearPoints[missing] += points
      const race = leastMissingOfOthers(game, seat, i)
      if (race < RACE_STEPS) racePoints[race] += points
    }
    for (let step = 0; step < NEAR_STEPS; step++)
      out.add(titleNear + step, nearPoints[step] / TITLE_DIVISOR)
    for (let step = 0; step < RACE_STEPS; step++)
      out.add(titleRace + step, racePoints[step] / TITLE_DIVISOR)
    out.add(titleSum, near / TITLE_DIVISOR)
    out.add(titleSum + 1, mine)
    for (let count = 0; count < COUNTS.length; count++)
      out.add(titleWants + count, wants[count] / TITLE_DIVISOR)
  }

  /** How much the other player who is nearest to the i-th title is missing. */
  const leastMissingOfOthers = (game: Game, seat: number, i: number): number => {
    let least = RACE_STEPS
    for (let other = 0; other < game.seats; other++) {
      if (other === seat || hasTitle(game, other, i)) continue
      const missing = missingFor({ tables, game }, other, game.titles[i])
      if (missing < least) least = missing
    }
    return least
  }

  /** REN-SOL-7: how many titles a solo player still needs for the end of each period. */
  const addDeadlines = (out: SparseVector, game: Game, seat: number): void => {
    const needed = tables.solo.titles[game.rival]
    const taken = countOf(game, tables, TITLE, seat)
    for (let period = game.period; period < PERIODS; period++) {
      const first = deadlines + (period - game.period) * DEADLINE_STEPS
      out.addSteps(first, DEADLINE_STEPS, needed[period] - taken)
    }
  }

  return (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    if (game.phase !== OVER) {
      addDecrees(out, game, seat)
      addRates(out, game)
    }
    addTitles(out, game, seat)
    if (game.rival >= 0) addDeadlines(out, game, seat)
    out.add(endgame, endgamePoints({ tables, game }, seat) / POINT_DIVISOR)
    out.add(promised, deferredPoints({ tables, game }, seat) / 20)
  }
}
