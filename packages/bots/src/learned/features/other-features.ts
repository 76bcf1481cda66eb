import {
  ART_TYPES,
  BAY,
  builtBy,
  CHARACTER_TYPES,
  deferredPoints,
  type Game,
  HOLD_COUNT,
  PHASES,
  PLACE_COUNT,
  type Tables,
} from '@amalfi/engine'
import {
  endgamePoints,
  hasTitle,
  missingFor,
  nextSquarePoints,
  pointsOfAllDecrees,
} from './goals.ts'
import type { FeatureLayout } from './layout.ts'
import { hasPassed } from './own-features.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

const OVER = PHASES.indexOf('over')
/** Features of each opponent. `addOther` uses one less; shipped weights have room for this many. */
const FEATURES_EACH = 22
const MOST_OTHERS = 3

/** The other players, the strongest first. */
export function otherFeatures(layout: FeatureLayout, tables: Tables) {
  const first = layout.block('others', MOST_OTHERS * FEATURES_EACH)
  /** By seat: the points it would have if nothing changed until the end. */
  const expected = new Float64Array(MOST_OTHERS + 1)
  /** The other seats, the one with the most expected points first. */
  const order = [0, 0, 0, 0]

  /** Adds the features of an opponent, beginning with feature `from`. */
  const addOther = (
    out: SparseVector,
    root: Root,
    game: Game,
    seat: number,
    from: number,
  ): void => {
    const position = { tables, game }
    const ships = seat * PLACE_COUNT
    let next = from
    out.add(next++, 1)
    out.add(next++, (game.score[root.seat] - game.score[seat]) / 30)
    out.add(next++, (expected[seat] - game.score[seat]) / 20)
    out.add(next++, hasPassed(root, game, seat))
    let loaded = 0
    for (let hold = 0; hold < HOLD_COUNT; hold++) loaded += game.ships[ships + hold]
    out.add(next++, loaded / 4)
    out.add(next++, game.ships[ships + BAY] / 4)
    out.add(next++, game.bread[seat] / 6)
    for (let type = 0; type < ART_TYPES.length; type++)
      out.add(next++, game.artworkCounts[seat * ART_TYPES.length + type] / 3)
    out.add(next++, game.destinationCounts[seat] / 3)
    for (let type = 0; type < CHARACTER_TYPES.length; type++)
      out.add(next++, game.characterCounts[seat * CHARACTER_TYPES.length + type] / 3)
    out.add(next++, builtBy(game, seat) / 4)
    out.add(next++, game.erected[seat] / 4)
    out.add(next++, game.handSize[seat] / 5)
    out.add(next++, game.titlePoints[seat] / 24)
    let near = 0
    for (let i = 0; i < game.titles.length; i++)
      if (!hasTitle(game, seat, i))
        near += nextSquarePoints(position, i) / (1 + missingFor(position, seat, game.titles[i]))
    out.add(next++, near / 12)
    out.add(next++, seat > root.seat ? 1 : 0)
  }

  return (out: SparseVector, root: Root, game: Game): void => {
    let count = 0
    for (let seat = 0; seat < game.seats; seat++) {
      if (seat === root.seat) continue
      const position = { tables, game }
      let points = game.score[seat] + deferredPoints(position, seat) + endgamePoints(position, seat)
      if (game.phase !== OVER) points += pointsOfAllDecrees(position, seat)
      expected[seat] = points
      let at = count++
      for (; at > 0 && expected[order[at - 1]] < points; at--) order[at] = order[at - 1]
      order[at] = seat
    }
    for (let i = 0; i < count; i++) addOther(out, root, game, order[i], first + i * FEATURES_EACH)
  }
}
