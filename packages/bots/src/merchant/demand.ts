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
import { invitationWorth, ownedWorth, ownWorth } from './cards.ts'
import { builtWorth, dockWorth, effectWorth, isPublic } from './effects.ts'
import type { Outlook } from './outlook.ts'

const WOOD = 1 << HOLDS.indexOf('wood')
/** The most a resource can be worth, so that one bargain does not set its value. */
const MAX_UNIT_WORTH = 2.5

/** What an artwork of the Workshop is worth, before paying its price. */
export function artworkGain(o: Outlook, artwork: number): number {
  const { points, type, node } = o.tables.artworks
  const slot = o.game.workshop.indexOf(artwork)
  const bread = slot >= 0 && o.tables.slotSurcharges[WORKSHOP][slot] < 0 ? o.bread : 0
  return points[artwork] + o.art[type[artwork]] + effectWorth(o, node[artwork]) + bread
}

/** What a tile of the Atlas is worth, before paying its price. */
export function tileGain(o: Outlook, tile: number): number {
  const slot = o.game.atlas.indexOf(tile)
  const bread = slot >= 0 && o.tables.slotSurcharges[ATLAS][slot] < 0 ? o.bread : 0
  const thisPeriod = ownWorth(o, tile) * o.left
  return (
    o.tables.destinations.points[tile] + o.destination + ownedWorth(o, tile) + thisPeriod + bread
  )
}

export function artworkPrice(o: Outlook, artwork: number): number {
  const { type, cost } = o.tables.artworks
  const slot = o.game.workshop.indexOf(artwork)
  const surcharge = slot < 0 ? 0 : slotSurcharge(o, o.seat, WORKSHOP, slot, 0)
  return Math.max(
    0,
    cost[artwork] + surcharge - reductionFor(o, o.seat, COST_ARTWORK + type[artwork]),
  )
}

export function tilePrice(o: Outlook, tile: number): number {
  const slot = o.game.atlas.indexOf(tile)
  const surcharge = slot < 0 ? 0 : slotSurcharge(o, o.seat, ATLAS, slot, 0)
  return Math.max(
    0,
    o.tables.destinations.cost[tile] + surcharge - reductionFor(o, o.seat, COST_DESTINATION),
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
export function priceUnits(o: Outlook): void {
  const { tables, game, seat, weights } = o
  best.fill(0)
  secondBest.fill(0)
  for (const artwork of game.workshop) {
    if (artwork < 0) continue
    const kind = COST_ARTWORK + tables.artworks.type[artwork]
    const accepts = acceptedHolds(o, seat, kind, tables.artworks.accepts[artwork])
    addDemand(artworkGain(o, artwork), artworkPrice(o, artwork), accepts)
  }
  for (const tile of game.atlas) {
    if (tile < 0) continue
    const accepts = acceptedHolds(o, seat, COST_DESTINATION, tables.destinations.accepts[tile])
    addDemand(tileGain(o, tile), tilePrice(o, tile), accepts)
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
    const price = tables.characters.cost[character] - reductionFor(o, seat, COST_CHARACTER + type)
    const accepts = acceptedHolds(
      o,
      seat,
      COST_CHARACTER + type,
      tables.characters.accepts[character],
    )
    addDemand(invitationWorth(o, character), price, accepts)
  }
  if (shipsAt(game, seat, SHIPYARD) > 0)
    addDemand(builtWorth(o, 0), shipPrice(o, seat, 0), acceptedHolds(o, seat, COST_SHIP, WOOD))
  for (let hold = 0; hold <= HOLD_COUNT; hold++) {
    const demand = 0.6 * best[hold] + 0.4 * secondBest[hold]
    const base = weights.unit[game.period]
    o.units[hold] = base + weights.demand * (demand - base)
  }
}

/** Sets the worth of a ship in the bay: the mean of its two best uses. */
export function priceBay(o: Outlook): void {
  const { game, seat } = o
  const emergency = 3 * o.units[HOLD_COUNT]
  let first = emergency
  let second = emergency
  for (let d = 0; d < game.docks.length; d++) {
    if (game.docks[d] !== 0 || (!isPublic(o, d) && game.destinationOwner[d] !== seat)) continue
    const worth = dockWorth(o, d)
    if (worth > first) {
      second = first
      first = worth
    } else if (worth > second) second = worth
  }
  o.bay = o.weights.bay * 0.5 * (first + second)
}

export const gainOf = (o: Outlook, code: number, card: number): number => {
  if (code === ACQUIRE) return artworkGain(o, card)
  if (code === DISCOVER) return tileGain(o, card)
  return invitationWorth(o, card)
}
