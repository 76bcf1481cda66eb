import {
  ACQUIRE,
  ATLAS,
  acceptedHolds,
  COST_ARTWORK,
  COST_CHARACTER,
  COST_DESTINATION,
  COST_SHIP,
  DISCOVER,
  HAND,
  HOLD_COUNT,
  HOLDS,
  reductionFor,
  SHIPYARD,
  shipPrice,
  shipsAt,
  slotSurcharge,
  WORKSHOP,
} from '@amalfi/engine'
import { invitationWorth, ownDestinationPerPeriod, ownDestinationWorth } from './cards.ts'
import { builtWorth, dockWorth, effectWorth, isPublic } from './effects.ts'
import type { Evaluation } from './evaluation.ts'

const WOOD = 1 << HOLDS.indexOf('wood')
/** The most a resource can be worth, so that one bargain does not set its value. */
const MAX_UNIT_WORTH = 2.5

/** What an artwork of the Workshop is worth, before paying its price. */
export function artworkGain(ev: Evaluation, artwork: number): number {
  const { points, type, node } = ev.tables.artworks
  const slot = ev.game.workshop.indexOf(artwork)
  const bread = slot >= 0 && ev.tables.slotSurcharges[WORKSHOP][slot] < 0 ? ev.breadWorth : 0
  return points[artwork] + ev.artworkPoints[type[artwork]] + effectWorth(ev, node[artwork]) + bread
}

/** What a tile of the Atlas is worth, before paying its price. */
export function tileGain(ev: Evaluation, tile: number): number {
  const slot = ev.game.atlas.indexOf(tile)
  const bread = slot >= 0 && ev.tables.slotSurcharges[ATLAS][slot] < 0 ? ev.breadWorth : 0
  const thisPeriod = ownDestinationPerPeriod(ev, tile) * ev.periodLeft
  return (
    ev.tables.destinations.points[tile] +
    ev.destinationPoints +
    ownDestinationWorth(ev, tile) +
    thisPeriod +
    bread
  )
}

export function artworkPrice(ev: Evaluation, artwork: number): number {
  const { type, cost } = ev.tables.artworks
  const slot = ev.game.workshop.indexOf(artwork)
  const surcharge = slot < 0 ? 0 : slotSurcharge(ev, ev.seat, WORKSHOP, slot, 0)
  return Math.max(
    0,
    cost[artwork] + surcharge - reductionFor(ev, ev.seat, COST_ARTWORK + type[artwork]),
  )
}

export function tilePrice(ev: Evaluation, tile: number): number {
  const slot = ev.game.atlas.indexOf(tile)
  const surcharge = slot < 0 ? 0 : slotSurcharge(ev, ev.seat, ATLAS, slot, 0)
  return Math.max(
    0,
    ev.tables.destinations.cost[tile] + surcharge - reductionFor(ev, ev.seat, COST_DESTINATION),
  )
}

/**
 * The most and the second most that one unit of each hold can buy. The last entry is for a unit of
 * any hold.
 */
const best = new Float64Array(HOLD_COUNT + 1)
const secondBest = new Float64Array(HOLD_COUNT + 1)

/** Notes that units of the accepted holds can buy this gain for this price. */
function addDemand(gain: number, price: number, accepts: number): void {
  if (price <= 0 || gain <= 0) return
  const worth = Math.min(MAX_UNIT_WORTH, gain / price)
  for (let hold = 0; hold <= HOLD_COUNT; hold++) {
    if (hold < HOLD_COUNT && ((accepts >> hold) & 1) === 0) continue
    if (worth > best[hold]) {
      secondBest[hold] = best[hold]
      best[hold] = worth
    } else if (worth > secondBest[hold]) secondBest[hold] = worth
  }
}

/** Sets the worth of resources from what they can buy. */
export function priceUnits(ev: Evaluation): void {
  const { tables, game, seat, weights } = ev
  best.fill(0)
  secondBest.fill(0)
  for (const artwork of game.workshop) {
    if (artwork < 0) continue
    const kind = COST_ARTWORK + tables.artworks.type[artwork]
    const accepts = acceptedHolds(ev, seat, kind, tables.artworks.accepts[artwork])
    addDemand(artworkGain(ev, artwork), artworkPrice(ev, artwork), accepts)
  }
  for (const tile of game.atlas) {
    if (tile < 0) continue
    const accepts = acceptedHolds(ev, seat, COST_DESTINATION, tables.destinations.accepts[tile])
    addDemand(tileGain(ev, tile), tilePrice(ev, tile), accepts)
  }
  const { where } = game
  for (
    let character = 0, left = game.handSize[seat];
    left > 0 && character < where.length;
    character++
  ) {
    if (where[character] !== HAND + seat) continue
    left--
    const type = tables.characters.type[character]
    if (tables.characters.accepts[character] === 0) continue
    const price = tables.characters.cost[character] - reductionFor(ev, seat, COST_CHARACTER + type)
    const accepts = acceptedHolds(
      ev,
      seat,
      COST_CHARACTER + type,
      tables.characters.accepts[character],
    )
    addDemand(invitationWorth(ev, character), price, accepts)
  }
  if (shipsAt(game, seat, SHIPYARD) > 0)
    addDemand(builtWorth(ev, 0), shipPrice(ev, seat, 0), acceptedHolds(ev, seat, COST_SHIP, WOOD))
  for (let hold = 0; hold <= HOLD_COUNT; hold++) {
    const demand = 0.6 * best[hold] + 0.4 * secondBest[hold]
    const base = weights.unit[game.period]
    ev.unitWorth[hold] = base + weights.demand * (demand - base)
  }
}

/** Sets the worth of a ship in the bay: the mean of its two best uses. */
export function priceBay(ev: Evaluation): void {
  const { game, seat } = ev
  const emergency = 3 * ev.unitWorth[HOLD_COUNT]
  let first = emergency
  let second = emergency
  for (let d = 0; d < game.docks.length; d++) {
    if (game.docks[d] !== 0 || (!isPublic(ev, d) && game.destinationOwner[d] !== seat)) continue
    const worth = dockWorth(ev, d)
    if (worth > first) {
      second = first
      first = worth
    } else if (worth > second) second = worth
  }
  ev.bayShipWorth = ev.weights.bay * 0.5 * (first + second)
}

export const gainOf = (ev: Evaluation, code: number, card: number): number => {
  if (code === ACQUIRE) return artworkGain(ev, card)
  if (code === DISCOVER) return tileGain(ev, card)
  return invitationWorth(ev, card)
}
