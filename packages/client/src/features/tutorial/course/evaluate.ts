import {
  BAY,
  COUNTS,
  countOf,
  DOCK,
  deferredPoints,
  feedDue,
  HOLD_COUNT,
  HUNGER_PENALTY,
  PORT,
  shipsAt,
} from '@amalfi/engine'
import type { TutorialContext } from './context.ts'

/** What things are worth in points, roughly: enough to tell a good turn from a poor one. */
const VALUES = {
  bay: 2,
  hold: 2.3,
  port: 0.4,
  dock: 0.2,
  bread: 0.5,
  lighthouse: 3,
  artwork: 4,
  destination: 3,
  character: 3.5,
  hand: 0.6,
} as const
const COUNTED = ['artwork', 'destination', 'character', 'lighthouse', 'hand'] as const

/** Estimates the value of a position for a seat, in order to compare turns. */
export function evaluate(ctx: TutorialContext): number {
  const { rules, game, seat } = ctx
  const position = { tables: rules.tables, game }
  let value = game.score[seat] + deferredPoints(position, seat) + game.bread[seat] * VALUES.bread
  value += shipsAt(game, seat, BAY) * VALUES.bay
  value += shipsAt(game, seat, PORT) * VALUES.port
  value += shipsAt(game, seat, DOCK) * VALUES.dock
  for (let hold = 0; hold < HOLD_COUNT; hold++) value += shipsAt(game, seat, hold) * VALUES.hold
  for (const count of COUNTED)
    value += countOf(game, rules.tables, COUNTS.indexOf(count), seat) * VALUES[count]
  // Missing bread costs points, and bread may not be available later.
  const income = rules.tables.config.erectedOnDestinations ? 0 : game.erected[seat]
  const short = feedDue(position, seat) - game.bread[seat] - income
  return value - Math.max(0, short) * HUNGER_PENALTY * 0.5
}
