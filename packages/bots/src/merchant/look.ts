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
import { growthOf } from './growth.ts'
import type { Outlook } from './outlook.ts'
import { forgetReach, standing } from './standing.ts'

const ACTIONS = PHASES.indexOf('actions')
const LAST = 3
const TITLE = COUNTS.indexOf('title')
const FLEET = COUNTS.indexOf('fleet')

/** Takes in a position: time, what there is to be seen, what things count for, what they are worth. */
export function lookOut(o: Outlook, game: Game, seat: number): void {
  o.game = game
  o.seat = seat
  o.later = LAST - game.period
  o.left = shareLeft(o, game, seat)
  o.deadline = game.rival < 0 ? LAST : deadlineOf(o, game)
  for (let count = 0; count < COUNTS.length; count++) {
    o.growth[count] = growthOf(count, game.period, o.left, LAST)
    o.growthSoon[count] = growthOf(count, game.period, o.left, o.deadline)
  }
  forgetReach()
  see(o)
  countItems(o)
  o.bread = o.weights.bread[game.period]
  o.units.fill(o.weights.unit[game.period])
  o.bay = o.weights.unit[game.period] * 3
  forget(o)
  priceUnits(o)
  forget(o)
  priceBay(o)
}

/** The first period at whose end there must be more titles than there are. */
function deadlineOf(o: Outlook, game: Game): number {
  const needed = o.tables.solo.titles[game.rival]
  const taken = countOf(game, o.tables, TITLE, o.seat)
  for (let period = game.period; period < LAST; period++) if (needed[period] > taken) return period
  return LAST
}

/** How much of the period is left to a seat: as many of its ships as can still do something. */
function shareLeft(o: Outlook, game: Game, seat: number): number {
  if (game.phase < ACTIONS) return 1
  if (game.phase > ACTIONS || game.passed[seat]) return 0
  let idle = shipsAt(game, seat, BAY)
  for (let hold = 0; hold < HOLD_COUNT; hold++) idle += shipsAt(game, seat, hold)
  const fleet = countOf(game, o.tables, FLEET, seat)
  return Math.min(1, idle / fleet)
}

/** Worths of cards are worked out when they are asked for. */
function forget(o: Outlook): void {
  o.nodes.fill(Number.NaN)
  o.docks.fill(Number.NaN)
  o.invited.fill(Number.NaN)
  o.held.fill(Number.NaN)
  o.owned.fill(Number.NaN)
}

function see(o: Outlook): void {
  const { game, seat } = o
  o.seenArtworks.fill(false)
  o.seenTiles.fill(false)
  for (const artwork of game.workshop) if (artwork >= 0) o.seenArtworks[artwork] = true
  for (const tile of game.atlas) if (tile >= 0) o.seenTiles[tile] = true
  for (let character = 0; character < game.where.length; character++) {
    const where = game.where[character]
    o.seenCharacters[character] = where === HAND + seat || where === PILE + seat
  }
  for (const character of game.council) if (character >= 0) o.seenCharacters[character] = true
}

/** What one more of each item would count for, found by counting one more. */
function countItems(o: Outlook): void {
  const { game, seat } = o
  const now = standing(o, game)
  const oneMore = (list: number[], at: number, by: number): number => {
    list[at] += by
    const then = standing(o, game)
    list[at] -= by
    return then - now
  }
  for (let type = 0; type < ART_TYPES.length; type++)
    o.art[type] = oneMore(game.artworkCounts, seat * ART_TYPES.length + type, 1)
  for (let type = 0; type < CHARACTER_TYPES.length; type++)
    o.person[type] = oneMore(game.characterCounts, seat * CHARACTER_TYPES.length + type, 1)
  o.destination = oneMore(game.destinationCounts, seat, 1)
  o.ship = oneMore(game.ships, seat * PLACE_COUNT + SHIPYARD, -1)
  o.lighthouse = oneMore(game.erected, seat, 1)
}
