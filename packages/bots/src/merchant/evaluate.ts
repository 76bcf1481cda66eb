import {
  ART_TYPES,
  BAY,
  CHARACTER_TYPES,
  COUNTS,
  countOf,
  type Game,
  HAND,
  HOLD_COUNT,
  PHASES,
  PILE,
  PLACE_COUNT,
  SHIPYARD,
  shipsAt,
} from '@amalfi/engine'
import { priceBay, priceUnits } from './demand.ts'
import type { Evaluation } from './evaluation.ts'
import { clearReachChances, expectedPoints } from './expected-points.ts'
import { growthOf } from './growth.ts'

const ACTIONS = PHASES.indexOf('actions')
const LAST = 3
const TITLE = COUNTS.indexOf('title')
const FLEET = COUNTS.indexOf('fleet')

/** Evaluates a position: time left, visible cards, points per item, and worths of resources. */
export function evaluate(ev: Evaluation, game: Game, seat: number): void {
  ev.game = game
  ev.seat = seat
  ev.laterPeriods = LAST - game.period
  ev.periodLeft = shareLeft(ev, game, seat)
  ev.deadline = game.rival < 0 ? LAST : deadlineOf(ev, game)
  for (let count = 0; count < COUNTS.length; count++) {
    ev.growth[count] = growthOf(count, game.period, ev.periodLeft, LAST)
    ev.growthSoon[count] = growthOf(count, game.period, ev.periodLeft, ev.deadline)
  }
  clearReachChances()
  noteVisibleCards(ev)
  setItemPoints(ev)
  ev.breadWorth = ev.weights.bread[game.period]
  ev.unitWorth.fill(ev.weights.unit[game.period])
  ev.bayShipWorth = ev.weights.unit[game.period] * 3
  clearWorths(ev)
  priceUnits(ev)
  clearWorths(ev)
  priceBay(ev)
}

/** The first period at whose end more titles are needed than the seat has. */
function deadlineOf(ev: Evaluation, game: Game): number {
  const needed = ev.tables.solo.titles[game.rival]
  const taken = countOf(game, ev.tables, TITLE, ev.seat)
  for (let period = game.period; period < LAST; period++) if (needed[period] > taken) return period
  return LAST
}

/** The share of the period that is left for a seat: the share of its ships that can still act. */
function shareLeft(ev: Evaluation, game: Game, seat: number): number {
  if (game.phase < ACTIONS) return 1
  if (game.phase > ACTIONS || game.passed[seat]) return 0
  let idle = shipsAt(game, seat, BAY)
  for (let hold = 0; hold < HOLD_COUNT; hold++) idle += shipsAt(game, seat, hold)
  const fleet = countOf(game, ev.tables, FLEET, seat)
  return Math.min(1, idle / fleet)
}

/** Clears the worths of cards. They are computed when they are needed. */
function clearWorths(ev: Evaluation): void {
  ev.nodeWorth.fill(Number.NaN)
  ev.dockWorths.fill(Number.NaN)
  ev.invitedWorths.fill(Number.NaN)
  ev.handWorths.fill(Number.NaN)
  ev.ownWorths.fill(Number.NaN)
}

function noteVisibleCards(ev: Evaluation): void {
  const { game, seat } = ev
  ev.seenArtworks.fill(false)
  ev.seenTiles.fill(false)
  for (const artwork of game.workshop) if (artwork >= 0) ev.seenArtworks[artwork] = true
  for (const tile of game.atlas) if (tile >= 0) ev.seenTiles[tile] = true
  for (let character = 0; character < game.where.length; character++) {
    const where = game.where[character]
    ev.seenCharacters[character] = where === HAND + seat || where === PILE + seat
  }
  for (const character of game.council) if (character >= 0) ev.seenCharacters[character] = true
}

/** Finds the points of one more of each item by adding one and counting again. */
function setItemPoints(ev: Evaluation): void {
  const { game, seat } = ev
  const now = expectedPoints(ev, game)
  const oneMore = (list: number[], at: number, by: number): number => {
    list[at] += by
    const then = expectedPoints(ev, game)
    list[at] -= by
    return then - now
  }
  for (let type = 0; type < ART_TYPES.length; type++)
    ev.artworkPoints[type] = oneMore(game.artworkCounts, seat * ART_TYPES.length + type, 1)
  for (let type = 0; type < CHARACTER_TYPES.length; type++)
    ev.characterPoints[type] = oneMore(
      game.characterCounts,
      seat * CHARACTER_TYPES.length + type,
      1,
    )
  ev.destinationPoints = oneMore(game.destinationCounts, seat, 1)
  ev.shipPoints = oneMore(game.ships, seat * PLACE_COUNT + SHIPYARD, -1)
  ev.lighthousePoints = oneMore(game.erected, seat, 1)
}
