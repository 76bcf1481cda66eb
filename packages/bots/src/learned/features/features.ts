import { boardPlaces, type Game, type Tables } from '@amalfi/engine'
import { cardFeatures } from './card-features.ts'
import {
  CHANGED_CARDS,
  CHANGED_OTHERS,
  CHANGED_SCORE,
  CHANGED_SUPPLIES,
  changesBetween,
} from './changes.ts'
import { goalFeatures } from './goal-features.ts'
import { FeatureLayout } from './layout.ts'
import { marketFeatures } from './market-features.ts'
import { otherFeatures } from './other-features.ts'
import { ownFeatures } from './own-features.ts'
import { placeFeatures } from './place-features.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

/**
 * Turns positions into the numbers that a network reads. Amounts are divided by about their usual size,
 * so that most numbers are near 1. Weights are trained with these divisors: a new divisor needs new
 * weights, although the description stays the same.
 */
export interface Features {
  readonly size: number
  /** Lists the features in order. A network works only with the description it was trained with. */
  readonly description: string
  /** Describes a position for the root's seat. Cards that are hidden at the root are left out. */
  readonly extract: (root: Root, game: Game, out: SparseVector) => void
  /** The same for a position that follows from the root's. Parts that did not change are copied. */
  readonly extractNear: (root: Root, from: RootPosition, game: Game, out: SparseVector) => void
}

/** The position a decision is made in, and its features. */
export interface RootPosition {
  readonly game: Game
  readonly vector: SparseVector
}

/** A part of the features, and what it is computed from (a mask, see changes.ts). */
interface Part {
  readonly reads: number
  readonly add: (out: SparseVector, root: Root, game: Game) => void
}

/**
 * The features of a pack. `withIds`: the network also knows each card by its id. Without ids it knows
 * cards only by what they do, so it can play with cards that it has never seen.
 */
export function makeFeatures(tables: Tables, withIds: boolean): Features {
  const layout = new FeatureLayout()
  const own = ownFeatures(layout, tables)
  const goals = goalFeatures(layout, tables, withIds)
  const { cards, heldEndgame } = cardFeatures(layout, tables, withIds)
  const places = placeFeatures(layout, tables, withIds)
  const others = otherFeatures(layout, tables)
  const market = marketFeatures(layout, tables, withIds)
  const parts: readonly Part[] = [
    { add: own, reads: CHANGED_SUPPLIES },
    { add: goals, reads: CHANGED_SUPPLIES },
    { add: heldEndgame, reads: CHANGED_SUPPLIES },
    { add: cards, reads: CHANGED_CARDS },
    { add: places, reads: CHANGED_SUPPLIES },
    { add: others, reads: CHANGED_OTHERS | CHANGED_SCORE },
    { add: market, reads: CHANGED_SUPPLIES },
  ]
  const firstPrivate = boardPlaces(tables)
  return {
    size: layout.size,
    description: layout.description,
    extract(root, game, out) {
      out.clear()
      for (const { add } of parts) {
        add(out, root, game)
        out.endPart()
      }
    },
    extractNear(root, from, game, out) {
      const changes = changesBetween(from.game, game, root.seat, firstPrivate)
      out.clear()
      for (const { add, reads } of parts) {
        if ((reads & changes) === 0) out.copyPart(from.vector)
        else {
          add(out, root, game)
          out.endPart()
        }
      }
    },
  }
}
