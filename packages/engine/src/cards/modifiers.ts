import { isInvitedBy } from '../state/card-location.ts'
import type { ReadContext, RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import {
  MODIFIER_A,
  MODIFIER_B,
  MODIFIER_CODE,
  MODIFIER_LIMIT,
  MODIFIER_SIZE,
  modifierCode,
  TRIGGER_LIMIT,
  TRIGGER_SIZE,
} from '../state/tables.ts'
import { CARD_COST_COUNT, COSTS, HOLD_COUNT } from '../state/words.ts'

/**
 * What permanent characters change is added up when they are invited, in MOD_COUNT entries of
 * `game.modifiers` for each seat. So computing a price needs only a look-up. `addAbilities` builds the sums.
 *
 * The first blocks are: reductions by COSTS, accepted holds by cost, substitute holds by hold,
 * extra yield by hold and for the bay.
 */
const MOD_REDUCTION = 0
const MOD_ACCEPT = COSTS.length
const MOD_AS = MOD_ACCEPT + CARD_COST_COUNT
const MOD_YIELD = MOD_AS + HOLD_COUNT
/** Mask of the rows whose slots add nothing. */
export const MOD_SLOT_FREE = MOD_YIELD + HOLD_COUNT + 1
/** How much more bread fits into the granary. */
export const MOD_GRANARY = MOD_SLOT_FREE + 1
/** Bread for an occupied dock, plus 1; 0 if occupied docks are not allowed. */
export const MOD_BUSY_DOCK = MOD_GRANARY + 1
/** The same for places of the board only. */
export const MOD_BUSY_BOARD = MOD_BUSY_DOCK + 1
/** 1 if built ships go to the bay instead of the port. */
export const MOD_BUILT_TO_BAY = MOD_BUSY_BOARD + 1
/** 1 if a reduction is limited per turn or period; `limitedReductions` then looks at the characters. */
const MOD_HAS_LIMITED = MOD_BUILT_TO_BAY + 1
/** 1 if the seat has extra counts for titles. */
const MOD_HAS_EXTRA = MOD_HAS_LIMITED + 1
/** 1 if a hold counts as another. */
const MOD_HAS_AS = MOD_HAS_EXTRA + 1
/** Entries of `game.modifiers` for each seat. */
export const MOD_COUNT = MOD_HAS_AS + 1

const LESS = modifierCode('less')
const ACCEPT = modifierCode('accept')
const AS = modifierCode('as')
const YIELD = modifierCode('yield')
const SLOT_FREE = modifierCode('slotFree')
const GRANARY = modifierCode('granary')
const BUSY_DOCK = modifierCode('busyDock')
const BUILT_TO_BAY = modifierCode('builtToBay')
const EXTRA = modifierCode('extra')

/** One of the sums of a seat; `mod` is a MOD_ constant. */
export const modifierOf = (game: Game, seat: number, mod: number): number =>
  game.modifiers[seat * MOD_COUNT + mod]

/** Adds the modifiers and triggers of an invited character to the sums of its seat. */
export function addAbilities(ctx: ReadContext, seat: number, character: number): void {
  const { tables, game } = ctx
  const first = tables.characters.modifierFirst[character]
  const count = tables.characters.modifierCount[character]
  const base = seat * MOD_COUNT
  for (let row = first; row < first + count; row++) {
    const at = row * MODIFIER_SIZE
    const a = tables.modifiers[at + MODIFIER_A]
    const b = tables.modifiers[at + MODIFIER_B]
    switch (tables.modifiers[at + MODIFIER_CODE]) {
      case LESS:
        if (tables.modifiers[at + MODIFIER_LIMIT] > 0) game.modifiers[base + MOD_HAS_LIMITED] = 1
        else addToMasked(game, base + MOD_REDUCTION, b, COSTS.length, a)
        break
      case ACCEPT:
        for (let cost = 0; cost < CARD_COST_COUNT; cost++)
          if ((b >> cost) & 1) game.modifiers[base + MOD_ACCEPT + cost] |= a
        break
      case AS:
        game.modifiers[base + MOD_HAS_AS] = 1
        for (let hold = 0; hold < HOLD_COUNT; hold++)
          if ((b >> hold) & 1) game.modifiers[base + MOD_AS + hold] |= a
        break
      case YIELD:
        game.modifiers[base + MOD_YIELD + a] += b
        break
      case SLOT_FREE:
        game.modifiers[base + MOD_SLOT_FREE] |= a
        break
      case GRANARY:
        game.modifiers[base + MOD_GRANARY] += a
        break
      case BUSY_DOCK: {
        const docks = base + (b === 0 ? MOD_BUSY_DOCK : MOD_BUSY_BOARD)
        const known = game.modifiers[docks]
        if (known === 0 || a + 1 < known) game.modifiers[docks] = a + 1
        break
      }
      case BUILT_TO_BAY:
        game.modifiers[base + MOD_BUILT_TO_BAY] = 1
        break
      case EXTRA:
        game.modifiers[base + MOD_HAS_EXTRA] = 1
        break
    }
  }
  addTriggers(ctx, seat, character)
}

function addToMasked(game: Game, base: number, mask: number, length: number, amount: number): void {
  for (let i = 0; i < length; i++) if ((mask >> i) & 1) game.modifiers[base + i] += amount
}

function addTriggers(ctx: ReadContext, seat: number, character: number): void {
  const { triggerFirst, triggerCount } = ctx.tables.characters
  const first = triggerFirst[character]
  for (let row = first; row < first + triggerCount[character]; row++)
    ctx.game.awaitedTriggers[seat] |= 1 << ctx.tables.triggers[row * TRIGGER_SIZE]
}

/** How much less a cost (an index of COSTS) is for a seat now, with limited reductions. */
export function reductionFor(ctx: ReadContext, seat: number, cost: number): number {
  const base = seat * MOD_COUNT
  let reduction = ctx.game.modifiers[base + MOD_REDUCTION + cost]
  if (ctx.game.modifiers[base + MOD_HAS_LIMITED] !== 0)
    reduction += limitedReductions(ctx, seat, cost, false)
  return reduction
}

/** Marks the limited reductions of a cost as used. */
export function spendReductions(ctx: RulesContext, seat: number, cost: number): void {
  if (modifierOf(ctx.game, seat, MOD_HAS_LIMITED) !== 0) limitedReductions(ctx, seat, cost, true)
}

function limitedReductions(ctx: ReadContext, seat: number, cost: number, spend: boolean): number {
  const { tables, game } = ctx
  let reduction = 0
  for (const character of game.invited) {
    if (!isInvitedBy(game.where[character], seat)) continue
    const first = tables.characters.modifierFirst[character]
    for (let i = 0; i < tables.characters.modifierCount[character]; i++) {
      const at = (first + i) * MODIFIER_SIZE
      if (tables.modifiers[at + MODIFIER_CODE] !== LESS) continue
      if (tables.modifiers[at + MODIFIER_LIMIT] === 0) continue
      if (((tables.modifiers[at + MODIFIER_B] >> cost) & 1) === 0) continue
      const bit = modifierBit(i)
      if (game.usedAbilities[character] & bit) continue
      reduction += tables.modifiers[at + MODIFIER_A]
      if (spend) {
        game.usedAbilities[character] |= bit
        if (tables.modifiers[at + MODIFIER_LIMIT] === LIMIT_TURN) game.turnLimitUsed = 1
      }
    }
  }
  return reduction
}

/** The bit of `usedAbilities` for the i-th trigger or modifier of a character. */
export const triggerBit = (index: number): number => 1 << index
const modifierBit = (index: number): number => 1 << (4 + index)
/** The code of the limit `turn` (LIMITS). */
export const LIMIT_TURN = 1

/** Mask of the holds that pay a cost for this seat. `accepts` is what the card says. */
export const acceptedHolds = (
  ctx: ReadContext,
  seat: number,
  cost: number,
  accepts: number,
): number =>
  holdsCountingAs(ctx, seat, accepts) | ctx.game.modifiers[seat * MOD_COUNT + MOD_ACCEPT + cost]

/** These holds, and those that count as one of them for this seat. */
export function holdsCountingAs(ctx: ReadContext, seat: number, holds: number): number {
  const base = seat * MOD_COUNT
  const mods = ctx.game.modifiers
  let mask = holds
  if (mods[base + MOD_HAS_AS] !== 0)
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if ((holds >> hold) & 1) mask |= mods[base + MOD_AS + hold]
  return mask
}

/** How much more a ship from a hold (or EMERGENCY) pays for this seat. */
export const extraYield = (game: Game, seat: number, hold: number): number =>
  game.modifiers[seat * MOD_COUNT + MOD_YIELD + hold]

/** Whether a character of the seat adds to a count for titles. */
export const hasExtraCounts = (game: Game, seat: number): boolean =>
  modifierOf(game, seat, MOD_HAS_EXTRA) !== 0

/** How much the characters of a seat add to a count for titles. */
export function extraCountFor(ctx: ReadContext, seat: number, count: number): number {
  if (!hasExtraCounts(ctx.game, seat)) return 0
  const { tables, game } = ctx
  let extra = 0
  for (const character of game.invited) {
    if (!isInvitedBy(game.where[character], seat)) continue
    const first = tables.characters.modifierFirst[character]
    for (let row = first; row < first + tables.characters.modifierCount[character]; row++) {
      const at = row * MODIFIER_SIZE
      if (
        tables.modifiers[at + MODIFIER_CODE] === EXTRA &&
        tables.modifiers[at + MODIFIER_A] === count
      )
        extra += tables.modifiers[at + MODIFIER_B]
    }
  }
  return extra
}

/** At the start of a turn or period: limited abilities can be used again. */
export function renewLimits(ctx: RulesContext, period: boolean): void {
  const game = ctx.game
  if (period) {
    for (const character of game.invited) game.usedAbilities[character] = 0
    game.turnLimitUsed = 0
    return
  }
  if (game.turnLimitUsed === 0) return
  for (const character of game.invited)
    if (game.usedAbilities[character] !== 0)
      game.usedAbilities[character] &= ~turnBits(ctx, character)
  game.turnLimitUsed = 0
}

function turnBits(ctx: RulesContext, character: number): number {
  const { tables } = ctx
  let bits = 0
  const { triggerFirst, triggerCount, modifierFirst, modifierCount } = tables.characters
  for (let i = 0; i < triggerCount[character]; i++)
    if (
      tables.triggers[(triggerFirst[character] + i) * TRIGGER_SIZE + TRIGGER_LIMIT] === LIMIT_TURN
    )
      bits |= triggerBit(i)
  for (let i = 0; i < modifierCount[character]; i++)
    if (
      tables.modifiers[(modifierFirst[character] + i) * MODIFIER_SIZE + MODIFIER_LIMIT] ===
      LIMIT_TURN
    )
      bits |= modifierBit(i)
  return bits
}
