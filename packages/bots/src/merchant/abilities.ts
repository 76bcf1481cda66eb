import {
  ACTORS,
  CARD_COST_COUNT,
  COSTS,
  type Cost,
  countOf,
  DESTINATION_KINDS,
  HOLD_COUNT,
  LIMITS,
  MODIFIER_A,
  MODIFIER_B,
  MODIFIER_CODE,
  MODIFIER_LIMIT,
  MODIFIER_SIZE,
  MODIFIERS,
  ROWS,
  TRIGGER_ACTOR,
  TRIGGER_AT_LEAST,
  TRIGGER_DESTINATION,
  TRIGGER_FILTER,
  TRIGGER_IF,
  TRIGGER_LIMIT,
  TRIGGER_NODE,
  TRIGGER_SIZE,
  TRIGGER_WHEN,
  TRIGGERS,
  type Trigger,
} from '@amalfi/engine'
import { effectWorth } from './effects.ts'
import type { Evaluation } from './evaluation.ts'

/** How many times a player does something in a period, on average. */
const EVENTS_PER_PERIOD: Readonly<Record<Trigger, number>> = {
  navigate: 4.5,
  acquire: 2.3,
  discover: 1,
  invite: 2.3,
  engage: 2,
  build: 1.4,
  erect: 1.1,
  take: 2.5,
  light: 2.1,
  pay: 5,
  overpay: 2.5,
  pass: 1,
  feed: 1,
  decree: 1,
  title: 0.6,
  period: 0.9,
}
/** How many times a player pays for something in a period, on average. */
const PURCHASES_PER_PERIOD: Readonly<Record<Cost, number>> = {
  book: 0.8,
  painting: 0.8,
  monument: 0.7,
  destination: 1,
  immediate: 0.7,
  permanent: 0.6,
  endgame: 0.4,
  engageable: 0.5,
  ship: 1.4,
  navigate: 3,
  light: 1,
  feed: 1,
}
const eventsPerPeriod = TRIGGERS.map((trigger) => EVENTS_PER_PERIOD[trigger])
const purchasesPerPeriod = COSTS.map((cost) => PURCHASES_PER_PERIOD[cost])
/** The share of all voyages that goes to each kind of destination. */
const VOYAGE_SHARES: Readonly<Record<(typeof DESTINATION_KINDS)[number], number>> = {
  any: 1,
  public: 0.75,
  evolving: 0.2,
  own: 0.25,
  other: 0.1,
  new: 0.1,
}
const voyageShares = DESTINATION_KINDS.map((kind) => VOYAGE_SHARES[kind])
/** The share of events that match a filter by type or hold. */
const ONE_OF_SEVERAL = 0.3
const NOT_YET = 0.5
const FROM_BAY = 0.5
const FIRST = 0.35
const FREE_SLOTS = [0.8, 0.8, 0.6]
const GRANARY_ROOM = 0.4
const BUSY_DOCK = 2.5
const MORE_HOLDS = 0.25
const COUNTS_AS = 1.2
const EXTRA_COUNT = 2

/** The worth of the triggers and modifiers of a permanent character in one period. */
export function abilitiesWorth(ev: Evaluation, character: number): number {
  const { triggerFirst, triggerCount, modifierFirst, modifierCount } = ev.tables.characters
  let worth = 0
  for (let i = 0; i < triggerCount[character]; i++)
    worth += triggerWorth(ev, (triggerFirst[character] + i) * TRIGGER_SIZE)
  for (let i = 0; i < modifierCount[character]; i++)
    worth += modifierWorth(ev, (modifierFirst[character] + i) * MODIFIER_SIZE)
  return worth
}

function triggerWorth(ev: Evaluation, at: number): number {
  const { triggers } = ev.tables
  const when = triggers[at + TRIGGER_WHEN]
  const actor = ACTORS[triggers[at + TRIGGER_ACTOR]]
  const others = ev.game.seats - 1
  const actors = actor === 'me' ? 1 : actor === 'other' ? others : others + 1
  let times = eventsPerPeriod[when] * actors * voyageShares[triggers[at + TRIGGER_DESTINATION]]
  const of = triggers[at + TRIGGER_FILTER]
  if (of !== 0) {
    const name = TRIGGERS[when]
    times *=
      name === 'pass' ? FIRST : name === 'pay' && of >> HOLD_COUNT ? FROM_BAY : ONE_OF_SEVERAL
  }
  const limit = LIMITS[triggers[at + TRIGGER_LIMIT]]
  if (limit === 'period') times = Math.min(times, 1)
  else if (limit === 'turn') times *= 0.85
  const count = triggers[at + TRIGGER_IF]
  if (count >= 0 && countOf(ev.game, ev.tables, count, ev.seat) < triggers[at + TRIGGER_AT_LEAST])
    times *= NOT_YET
  return times * effectWorth(ev, triggers[at + TRIGGER_NODE])
}

function modifierWorth(ev: Evaluation, at: number): number {
  const { modifiers } = ev.tables
  const a = modifiers[at + MODIFIER_A]
  const b = modifiers[at + MODIFIER_B]
  const unit = ev.unitWorth[HOLD_COUNT]
  switch (MODIFIERS[modifiers[at + MODIFIER_CODE]]) {
    case 'less': {
      let worth = 0
      let times = 0
      for (let cost = 0; cost < COSTS.length; cost++) {
        if (((b >> cost) & 1) === 0) continue
        times += purchasesPerPeriod[cost]
        worth +=
          purchasesPerPeriod[cost] *
          a *
          (cost < CARD_COST_COUNT && COSTS[cost] !== 'immediate' ? unit : ev.breadWorth)
      }
      const limit = LIMITS[modifiers[at + MODIFIER_LIMIT]]
      if (limit === 'period') return times > 1 ? worth / times : worth
      return limit === 'turn' ? worth * 0.85 : worth
    }
    case 'accept': {
      let times = 0
      for (let cost = 0; cost < CARD_COST_COUNT; cost++)
        if ((b >> cost) & 1) times += purchasesPerPeriod[cost]
      return times * bits(a) * MORE_HOLDS
    }
    case 'as':
      return COUNTS_AS
    case 'yield':
      return (a === HOLD_COUNT ? 3 : 1.3) * b * unit
    case 'slotFree': {
      let worth = 0
      for (let row = 0; row < ROWS.length; row++)
        if ((a >> row) & 1) worth += FREE_SLOTS[row] * unit
      return worth
    }
    case 'granary':
      return a * GRANARY_ROOM
    case 'busyDock':
      return BUSY_DOCK
    case 'builtToBay':
      return purchasesPerPeriod[COSTS.indexOf('ship')] * ev.bayShipWorth
    case 'extra':
      return b * EXTRA_COUNT
  }
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1))
