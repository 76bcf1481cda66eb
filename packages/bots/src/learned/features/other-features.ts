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
const EACH = 22
const MOST_OTHERS = 3

/** The other players, the strongest first. */
export function otherFeatures(layout: FeatureLayout, tables: Tables) {
  const first = layout.block('others', MOST_OTHERS * EACH)
  const expected = new Float64Array(MOST_OTHERS + 1)
  const order = [0, 0, 0, 0]

  const addOther = (out: SparseVector, root: Root, game: Game, seat: number, at: number): void => {
    const position = { tables, game }
    const ships = seat * PLACE_COUNT
    out.add(at, 1)
    out.add(at + 1, (game.score[root.seat] - game.score[seat]) / 30)
    out.add(at + 2, (expected[seat] - game.score[seat]) / 20)
    out.add(at + 3, hasPassed(root, game, seat))
    let loaded = 0
    for (let hold = 0; hold < HOLD_COUNT; hold++) loaded += game.ships[ships + hold]
    out.add(at + 4, loaded / 4)
    out.add(at + 5, game.ships[ships + BAY] / 4)
    out.add(at + 6, game.bread[seat] / 6)
    for (let type = 0; type < ART_TYPES.length; type++)
      out.add(at + 7 + type, game.artworkCounts[seat * ART_TYPES.length + type] / 3)
    out.add(at + 10, game.destinationCounts[seat] / 3)
    for (let type = 0; type < CHARACTER_TYPES.length; type++)
      out.add(at + 11 + type, game.characterCounts[seat * CHARACTER_TYPES.length + type] / 3)
    out.add(at + 15, builtBy(game, seat) / 4)
    out.add(at + 16, game.erected[seat] / 4)
    out.add(at + 17, game.handSize[seat] / 5)
    out.add(at + 18, game.titlePoints[seat] / 24)
    let near = 0
    for (let i = 0; i < game.titles.length; i++)
      if (!hasTitle(game, seat, i))
        near += nextSquarePoints(position, i) / (1 + missingFor(position, seat, game.titles[i]))
    out.add(at + 19, near / 12)
    out.add(at + 20, seat > root.seat ? 1 : 0)
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
    for (let i = 0; i < count; i++) addOther(out, root, game, order[i], first + i * EACH)
  }
}
