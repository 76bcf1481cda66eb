import type { Game, Tables } from '@amalfi/engine'
import { cardFeatures } from './card-features.ts'
import { goalFeatures } from './goal-features.ts'
import { FeatureLayout } from './layout.ts'
import { marketFeatures } from './market-features.ts'
import { otherFeatures } from './other-features.ts'
import { ownFeatures } from './own-features.ts'
import { placeFeatures } from './place-features.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

/** Turns positions into the numbers that a network judges. */
export interface Features {
  readonly size: number
  /** Says which features there are, in order: a network fits only the description it learned with. */
  readonly description: string
  /** Describes a position from the root's seat, with nothing in it that the root does not show. */
  readonly extract: (root: Root, game: Game, out: SparseVector) => void
}

/**
 * The features of a pack. With `ids` the network learns each card by its name as well; without, it
 * knows cards only by what they do, and so also plays with cards that it has never seen.
 */
export function makeFeatures(tables: Tables, ids: boolean): Features {
  const layout = new FeatureLayout()
  const parts = [
    ownFeatures(layout, tables),
    goalFeatures(layout, tables, ids),
    cardFeatures(layout, tables, ids),
    placeFeatures(layout, tables, ids),
    otherFeatures(layout, tables),
    marketFeatures(layout, tables, ids),
  ]
  return {
    size: layout.size,
    description: layout.description,
    extract(root, game, out) {
      out.clear()
      for (const part of parts) part(out, root, game)
    },
  }
}
