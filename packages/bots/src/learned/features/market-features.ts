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

/** Cards are counted if they need 0, 1 or 2 ships of the bay beside the holds. */
const NEED_COUNT = 3
/** What can be bought: artworks of the Workshop, tiles of the Atlas, and characters of the hand. */
const ARTWORKS = 0
const TILES = 1
const CHARACTERS = 2
const OFFERS = 3
/** The flags of a purchase that no effect has caused. */
const NO_FLAGS = 0

/** What the seat could buy now with its holds alone, or with one or two more ships from the bay. */
export function marketFeatures(layout: FeatureLayout, tables: Tables, withIds: boolean) {
  const artworks = layout.block('affordable-artworks', withIds ? tables.artworkIds.length : 0)
  const tiles = layout.block('affordable-tiles', withIds ? tables.destinationIds.length : 0)
  const characters = layout.block('affordable-characters', withIds ? tables.characterIds.length : 0)
  const cardCounts = layout.block('lacking', OFFERS * NEED_COUNT)
  const cardPoints = layout.block('lacking-points', OFFERS * NEED_COUNT)
  /** What the ships of each hold pay. */
  const holdYields = new Float64Array(HOLD_COUNT)
  const counts = new Float32Array(OFFERS * NEED_COUNT)
  const worths = new Float32Array(OFFERS * NEED_COUNT)
  /** How many ships are in the bay, and what each pays. */
  let bay = 0
  let bayYield = 1

  /** The number of ships from the bay that a price needs beyond what the holds pay. */
  const shipsNeeded = (price: number, accepts: number): number => {
    let paid = 0
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if ((accepts >> hold) & 1) paid += holdYields[hold]
    return price <= paid ? 0 : Math.ceil((price - paid) / bayYield)
  }

  /** Counts a card that needs `need` ships of the bay. */
  const countCard = (offer: number, need: number, worth: number): void => {
    if (need > bay || need >= NEED_COUNT) return
    counts[offer * NEED_COUNT + need]++
    worths[offer * NEED_COUNT + need] += worth
  }

  return (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    const position = { tables, game }
    const ships = seat * PLACE_COUNT
    bay = game.ships[ships + BAY]
    bayYield = Math.max(1, shipYield(game, seat, EMERGENCY))
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      holdYields[hold] = game.ships[ships + hold] * shipYield(game, seat, hold)
    counts.fill(0)
    worths.fill(0)
    for (let slot = 0; slot < game.workshop.length; slot++) {
      const artwork = game.workshop[slot]
      if (artwork < 0 || !root.seenArtworks[artwork]) continue
      const { type, cost, accepts } = tables.artworks
      const kind = COST_ARTWORK + type[artwork]
      const surcharge = slotSurcharge(position, seat, WORKSHOP, slot, NO_FLAGS)
      const need = shipsNeeded(
        cost[artwork] + surcharge - reductionFor(position, seat, kind),
        acceptedHolds(position, seat, kind, accepts[artwork]),
      )
      if (withIds && need === 0) out.add(artworks + artwork, 1)
      countCard(ARTWORKS, need, tables.artworks.points[artwork])
    }
    for (let slot = 0; slot < game.atlas.length; slot++) {
      const tile = game.atlas[slot]
      if (tile < 0 || !root.seenTiles[tile]) continue
      const { cost, accepts } = tables.destinations
      const surcharge = slotSurcharge(position, seat, ATLAS, slot, NO_FLAGS)
      const need = shipsNeeded(
        cost[tile] + surcharge - reductionFor(position, seat, COST_DESTINATION),
        acceptedHolds(position, seat, COST_DESTINATION, accepts[tile]),
      )
      if (withIds && need === 0) out.add(tiles + tile, 1)
      countCard(TILES, need, tables.destinations.points[tile])
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
      // A character that accepts no hold is paid with bread.
      const need =
        accepts[character] === 0
          ? Math.max(0, Math.ceil((price - game.bread[seat]) / bayYield))
          : shipsNeeded(price, acceptedHolds(position, seat, kind, accepts[character]))
      if (withIds && need === 0) out.add(characters + character, 1)
      // Characters have no points of their own, so their cost stands for their worth.
      countCard(CHARACTERS, need, cost[character])
    }
    for (let i = 0; i < counts.length; i++) {
      out.add(cardCounts + i, counts[i] / 2)
      out.add(cardPoints + i, worths[i] / 10)
    }
  }
}
