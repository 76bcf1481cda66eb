import {
  ATLAS,
  acceptedHolds,
  BAY,
  COST_ARTWORK,
  COST_CHARACTER,
  COST_DESTINATION,
  EMERGENCY,
  type Game,
  HAND,
  HOLD_COUNT,
  PLACE_COUNT,
  reductionFor,
  shipYield,
  slotSurcharge,
  type Tables,
  WORKSHOP,
} from '@amalfi/engine'
import type { FeatureLayout } from './layout.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

/** Cards that lack at most so many ships of the bay are counted. */
const MOST_LACKING = 3
const ROWS = 3

/** What the seat could buy now from its holds, or with one or two ships of the bay besides. */
export function marketFeatures(layout: FeatureLayout, tables: Tables, ids: boolean) {
  const artworks = layout.block('affordable-artworks', ids ? tables.artworkIds.length : 0)
  const tiles = layout.block('affordable-tiles', ids ? tables.destinationIds.length : 0)
  const characters = layout.block('affordable-characters', ids ? tables.characterIds.length : 0)
  const lacking = layout.block('lacking', ROWS * MOST_LACKING)
  const points = layout.block('lacking-points', ROWS * MOST_LACKING)
  const power = new Float64Array(HOLD_COUNT)
  const counts = new Float32Array(ROWS * MOST_LACKING)
  const worths = new Float32Array(ROWS * MOST_LACKING)
  let bay = 0
  let each = 3

  /** How many ships of the bay a price takes beyond what the holds pay. */
  const lacks = (price: number, accepts: number): number => {
    let paid = 0
    for (let hold = 0; hold < HOLD_COUNT; hold++) if ((accepts >> hold) & 1) paid += power[hold]
    return price <= paid ? 0 : Math.ceil((price - paid) / each)
  }

  const note = (row: number, need: number, worth: number): void => {
    if (need > bay || need >= MOST_LACKING) return
    counts[row * MOST_LACKING + need]++
    worths[row * MOST_LACKING + need] += worth
  }

  return (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    const position = { tables, game }
    const ships = seat * PLACE_COUNT
    bay = game.ships[ships + BAY]
    each = Math.max(1, shipYield(game, seat, EMERGENCY))
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      power[hold] = game.ships[ships + hold] * shipYield(game, seat, hold)
    counts.fill(0)
    worths.fill(0)
    for (let slot = 0; slot < game.workshop.length; slot++) {
      const artwork = game.workshop[slot]
      if (artwork < 0 || !root.seenArtworks[artwork]) continue
      const { type, cost, accepts } = tables.artworks
      const kind = COST_ARTWORK + type[artwork]
      const adds = slotSurcharge(position, seat, WORKSHOP, slot, 0)
      const need = lacks(
        cost[artwork] + adds - reductionFor(position, seat, kind),
        acceptedHolds(position, seat, kind, accepts[artwork]),
      )
      if (ids && need === 0) out.add(artworks + artwork, 1)
      note(0, need, tables.artworks.points[artwork])
    }
    for (let slot = 0; slot < game.atlas.length; slot++) {
      const tile = game.atlas[slot]
      if (tile < 0 || !root.seenTiles[tile]) continue
      const { cost, accepts } = tables.destinations
      const adds = slotSurcharge(position, seat, ATLAS, slot, 0)
      const need = lacks(
        cost[tile] + adds - reductionFor(position, seat, COST_DESTINATION),
        acceptedHolds(position, seat, COST_DESTINATION, accepts[tile]),
      )
      if (ids && need === 0) out.add(tiles + tile, 1)
      note(1, need, tables.destinations.points[tile])
    }
    for (
      let character = 0, left = game.handSize[seat];
      left > 0 && character < game.where.length;
      character++
    ) {
      if (game.where[character] !== HAND + seat) continue
      left--
      if (!root.seenCharacters[character]) continue
      const { type, cost, accepts } = tables.characters
      const kind = COST_CHARACTER + type[character]
      const price = cost[character] - reductionFor(position, seat, kind)
      const need =
        accepts[character] === 0
          ? Math.max(0, Math.ceil((price - game.bread[seat]) / each))
          : lacks(price, acceptedHolds(position, seat, kind, accepts[character]))
      if (ids && need === 0) out.add(characters + character, 1)
      note(2, need, cost[character])
    }
    for (let i = 0; i < counts.length; i++) {
      out.add(lacking + i, counts[i] / 2)
      out.add(points + i, worths[i] / 10)
    }
  }
}
