import type { Tables } from './tables.ts'
import { COST_ARTWORK, COST_CHARACTER, COST_DESTINATION } from './words.ts'

/** What buying needs to know about the cards of one row, in the same form for all rows. Arrays are by card. */
export interface CardPricing {
  readonly cost: readonly number[]
  /** Mask of the holds that pay. */
  readonly accepts: readonly number[]
  /** The type of artwork or character; 0 for a tile. */
  readonly type: readonly number[]
  /** An index of COSTS: which reductions apply. */
  readonly costKind: readonly number[]
  /** Whether it is paid in bread; only for characters. */
  readonly inBread: readonly boolean[]
}

/** One entry for each row, in the order of ROWS. */
export function cardPricingOf(tables: Tables): CardPricing[] {
  const { artworks, destinations, characters } = tables
  return [
    {
      cost: artworks.cost,
      accepts: artworks.accepts,
      type: artworks.type,
      costKind: artworks.type.map((type) => COST_ARTWORK + type),
      inBread: artworks.type.map(() => false),
    },
    {
      cost: destinations.cost,
      accepts: destinations.accepts,
      type: destinations.cost.map(() => 0),
      costKind: destinations.cost.map(() => COST_DESTINATION),
      inBread: destinations.cost.map(() => false),
    },
    {
      cost: characters.cost,
      accepts: characters.accepts,
      type: characters.type,
      costKind: characters.type.map((type) => COST_CHARACTER + type),
      inBread: characters.accepts.map((holds) => holds === 0),
    },
  ]
}
