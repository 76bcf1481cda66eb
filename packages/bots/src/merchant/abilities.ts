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
import type { Outlook } from './outlook.ts'

/** How often a player does something in a period. */
const OFTEN: Readonly<Record<Trigger, number>> = {
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
/** How often a player pays for something in a period. */
const BOUGHT: Readonly<Record<Cost, number>> = {
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
const often = TRIGGERS.map((trigger) => OFTEN[trigger])
const bought = COSTS.map((cost) => BOUGHT[cost])
/** Which share of all voyages goes to such a destination. */
const VOYAGES: Readonly<Record<(typeof DESTINATION_KINDS)[number], number>> = {
  any: 1,
  public: 0.75,
  evolving: 0.2,
  own: 0.25,
  other: 0.1,
  new: 0.1,
}
const voyages = DESTINATION_KINDS.map((kind) => VOYAGES[kind])
/** A type of artwork or character, a hold: one of several. */
const ONE_OF_SEVERAL = 0.3
const NOT_YET = 0.5
const FROM_BAY = 0.5
const FIRST = 0.35
const FREE_SLOTS = [0.8, 0.8, 0.6]
const ROOM = 0.4
const BUSY = 2.5
const MORE_HOLDS = 0.25
const COUNTS_AS = 1.2
const EXTRA_COUNT = 2

/** What the triggers and modifiers of a permanent character bring in a period. */
export function abilitiesWorth(o: Outlook, character: number): number {
  const { triggerFirst, triggerCount, modifierFirst, modifierCount } = o.tables.characters
  let worth = 0
  for (let i = 0; i < triggerCount[character]; i++)
    worth += triggerWorth(o, (triggerFirst[character] + i) * TRIGGER_SIZE)
  for (let i = 0; i < modifierCount[character]; i++)
    worth += modifierWorth(o, (modifierFirst[character] + i) * MODIFIER_SIZE)
  return worth
}

function triggerWorth(o: Outlook, at: number): number {
  const { triggers } = o.tables
  const when = triggers[at + TRIGGER_WHEN]
  const actor = ACTORS[triggers[at + TRIGGER_ACTOR]]
  const others = o.game.seats - 1
  const actors = actor === 'me' ? 1 : actor === 'other' ? others : others + 1
  let times = often[when] * actors * voyages[triggers[at + TRIGGER_DESTINATION]]
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
  if (count >= 0 && countOf(o.game, o.tables, count, o.seat) < triggers[at + TRIGGER_AT_LEAST])
    times *= NOT_YET
  return times * effectWorth(o, triggers[at + TRIGGER_NODE])
}

function modifierWorth(o: Outlook, at: number): number {
  const { modifiers } = o.tables
  const a = modifiers[at + MODIFIER_A]
  const b = modifiers[at + MODIFIER_B]
  const unit = o.units[HOLD_COUNT]
  switch (MODIFIERS[modifiers[at + MODIFIER_CODE]]) {
    case 'less': {
      let worth = 0
      let times = 0
      for (let cost = 0; cost < COSTS.length; cost++) {
        if (((b >> cost) & 1) === 0) continue
        times += bought[cost]
        worth +=
          bought[cost] *
          a *
          (cost < CARD_COST_COUNT && COSTS[cost] !== 'immediate' ? unit : o.bread)
      }
      const limit = LIMITS[modifiers[at + MODIFIER_LIMIT]]
      if (limit === 'period') return times > 1 ? worth / times : worth
      return limit === 'turn' ? worth * 0.85 : worth
    }
    case 'accept': {
      let times = 0
      for (let cost = 0; cost < CARD_COST_COUNT; cost++) if ((b >> cost) & 1) times += bought[cost]
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
      return a * ROOM
    case 'busyDock':
      return BUSY
    case 'builtToBay':
      return bought[COSTS.indexOf('ship')] * o.bay
    case 'extra':
      return b * EXTRA_COUNT
  }
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1))
