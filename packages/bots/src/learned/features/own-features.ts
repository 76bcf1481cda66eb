import {
  ART_TYPES,
  BAY,
  breadLimit,
  CHARACTER_TYPES,
  DOCK,
  feedDue,
  type Game,
  HANDS,
  HOLD_COUNT,
  MOD_COUNT,
  PHASES,
  PLACE_COUNT,
  PORT,
  RIVALS,
  SHIPYARD,
  type Tables,
} from '@amalfi/engine'
import type { FeatureLayout } from './layout.ts'
import type { Root } from './root.ts'
import type { SparseVector } from './sparse-vector.ts'

const ACTIONS = PHASES.indexOf('actions')
/** Counts of players are indices, from 0 to 4. */
const PLAYER_COUNTS = 5
const PERIODS = 4
const HOLD_STEPS = 4
const BAY_STEPS = 10
const SHIPYARD_STEPS = 7
/** Ships in the bay and in holds. */
const USABLE_STEPS = 12
const BREAD_STEPS = 13
/** Bread beyond what feeding takes, from five short to eight over. */
const SPARE_STEPS = 14
const MOST_SHORT = 5
const LIGHT_STEPS = 6
/** Artworks of a type, or private destinations. */
const CARD_STEPS = 7
/** Complete sets of artworks, one of each type. */
const SET_STEPS = 5
/** Invited characters of a type. */
const TYPE_STEPS = 6
const HAND_STEPS = 9
/** Larger modifiers, such as masks of holds, count as 1. */
const MOST_MODIFIER = 4

/** What the seat itself has: time, ships, bread and cards. */
export function ownFeatures(layout: FeatureLayout, tables: Tables) {
  const bias = layout.block('bias', 1)
  const players = layout.block('players', PLAYER_COUNTS)
  const rival = layout.block('rival', RIVALS.length)
  const hands = layout.block('hands', HANDS.length)
  const period = layout.block('period', PERIODS)
  const phase = layout.block('phase', PHASES.length)
  const passed = layout.block('passed', 1)
  const othersPassed = layout.block('others-passed', PLAYER_COUNTS)
  const rose = layout.block('rose', 3)
  const holds = layout.block('holds', HOLD_COUNT * HOLD_STEPS)
  const bay = layout.block('bay', BAY_STEPS)
  const away = layout.block('port-dock', 2)
  const shipyard = layout.block('yard', SHIPYARD_STEPS)
  const usable = layout.block('idle', USABLE_STEPS)
  const bread = layout.block('bread', BREAD_STEPS)
  const spare = layout.block('spare-bread', SPARE_STEPS)
  const limit = layout.block('bread-limit', 1)
  const lighthouses = layout.block('lighthouses', LIGHT_STEPS)
  const art = layout.block('art', ART_TYPES.length * CARD_STEPS)
  const sets = layout.block('art-sets', SET_STEPS)
  const discovered = layout.block('discovered', CARD_STEPS)
  const invited = layout.block('invited', CHARACTER_TYPES.length * TYPE_STEPS)
  const types = layout.block('invited-types', CHARACTER_TYPES.length)
  const hand = layout.block('hand-size', HAND_STEPS)
  const modifiers = layout.block('modifiers', MOD_COUNT)

  return (out: SparseVector, root: Root, game: Game): void => {
    const { seat } = root
    const position = { tables, game }
    const base = seat * PLACE_COUNT
    out.add(bias, 1)
    out.add(players + game.seats, 1)
    if (game.rival >= 0) out.add(rival + game.rival, 1)
    out.add(hands + game.hands, 1)
    out.add(period + game.period, 1)
    out.add(phase + game.phase, 1)
    out.add(passed, game.passed[seat])
    out.add(othersPassed + countPassedOthers(root, game), 1)
    out.add(rose, game.windRoseTaken)
    out.add(rose + 1, game.windRose === seat ? 1 : 0)
    out.add(rose + 2, ((seat - game.windRose + game.seats) % game.seats) / 3)
    let usableShips = game.ships[base + BAY]
    for (let hold = 0; hold < HOLD_COUNT; hold++) {
      const ships = game.ships[base + hold]
      usableShips += ships
      out.addSteps(holds + hold * HOLD_STEPS, HOLD_STEPS, ships)
    }
    out.addSteps(bay, BAY_STEPS, game.ships[base + BAY])
    out.add(away, game.ships[base + PORT] / 4)
    out.add(away + 1, game.ships[base + DOCK] / 4)
    out.addSteps(shipyard, SHIPYARD_STEPS, game.ships[base + SHIPYARD])
    out.addSteps(usable, USABLE_STEPS, usableShips)
    const spareStep = game.bread[seat] - feedDue(position, seat) + MOST_SHORT
    out.addSteps(bread, BREAD_STEPS, game.bread[seat])
    out.add(spare + Math.max(0, Math.min(SPARE_STEPS - 1, spareStep)), 1)
    out.add(limit, breadLimit(position, seat) / 6)
    out.addSteps(lighthouses, LIGHT_STEPS, game.erected[seat])
    let least = CARD_STEPS
    for (let type = 0; type < ART_TYPES.length; type++) {
      const works = game.artworkCounts[seat * ART_TYPES.length + type]
      out.addSteps(art + type * CARD_STEPS, CARD_STEPS, works)
      if (works < least) least = works
    }
    out.addSteps(sets, SET_STEPS, least)
    out.addSteps(discovered, CARD_STEPS, game.destinationCounts[seat])
    let kinds = 0
    for (let type = 0; type < CHARACTER_TYPES.length; type++) {
      const people = game.characterCounts[seat * CHARACTER_TYPES.length + type]
      out.addSteps(invited + type * TYPE_STEPS, TYPE_STEPS, people)
      if (people > 0) kinds++
    }
    out.addSteps(types, CHARACTER_TYPES.length, kinds)
    out.addSteps(hand, HAND_STEPS, game.handSize[seat] + game.asideSize[seat])
    for (let i = 0, first = seat * MOD_COUNT; i < MOD_COUNT; i++) {
      const value = game.modifiers[first + i]
      out.add(modifiers + i, value > MOST_MODIFIER ? 1 : value / 2)
    }
  }
}

/**
 * Whether a seat has passed. A plan marks all other seats as passed, so in the period of the root
 * the answer comes from the root.
 */
export function hasPassed(root: Root, game: Game, seat: number): number {
  if (game.phase > ACTIONS) return 1
  return game.phase === ACTIONS && game.period === root.period
    ? root.passed[seat]
    : game.passed[seat]
}

function countPassedOthers(root: Root, game: Game): number {
  let count = 0
  for (let seat = 0; seat < game.seats; seat++)
    if (seat !== root.seat) count += hasPassed(root, game, seat)
  return count
}
