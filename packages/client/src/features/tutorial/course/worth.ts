import {
  BAY,
  COUNTS,
  countOf,
  DOCK,
  feedDue,
  HOLD_COUNT,
  HUNGER,
  PORT,
  promisedTo,
  shipsAt,
} from '@amalfi/engine'
import type { Standpoint } from './standpoint.ts'

/** What things are worth in points, about: enough to tell a good turn from a poor one. */
const EACH = {
  bay: 2,
  load: 2.3,
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

/** How well a seat stands; a quick guess that serves to compare what can be done in one turn. */
export function worthOf(at: Standpoint): number {
  const { rules, game, seat } = at
  const p = { tables: rules.tables, game }
  let worth = game.score[seat] + promisedTo(p, seat) + game.bread[seat] * EACH.bread
  worth += shipsAt(game, seat, BAY) * EACH.bay
  worth += shipsAt(game, seat, PORT) * EACH.port
  worth += shipsAt(game, seat, DOCK) * EACH.dock
  for (let hold = 0; hold < HOLD_COUNT; hold++) worth += shipsAt(game, seat, hold) * EACH.load
  for (const count of COUNTED)
    worth += countOf(game, rules.tables, COUNTS.indexOf(count), seat) * EACH[count]
  // Crews that go hungry are dear, and there may be no bread to be had later.
  const income = rules.tables.config.erectedStand ? 0 : game.erected[seat]
  const short = feedDue(p, seat) - game.bread[seat] - income
  return worth - Math.max(0, short) * HUNGER * 0.5
}
