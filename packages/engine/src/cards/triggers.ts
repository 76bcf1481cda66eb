import { isDestinationOfKind } from '../board/places.ts'
import { isInvitedBy } from '../state/card-location.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import {
  ORDER_COUNT,
  RESOLVING_BEGUN,
  RESOLVING_CHARACTER,
  RESOLVING_NODE,
} from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, pop, push, SEAT, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { byCharacter } from '../state/source.ts'
import {
  NODE_SIZE,
  NODE_TRAITS,
  TRAIT_ASKS,
  TRAIT_SENDS,
  TRIGGER_ACTOR,
  TRIGGER_AT_LEAST,
  TRIGGER_DESTINATION,
  TRIGGER_FILTER,
  TRIGGER_IF,
  TRIGGER_LIMIT,
  TRIGGER_NODE,
  TRIGGER_SIZE,
  TRIGGER_WHEN,
} from '../state/tables.ts'
import { DESTINATION_KINDS, TRIGGERS, type Trigger } from '../state/words.ts'
import { countOf } from './counts.ts'
import { LIMIT_TURN, triggerBit } from './modifiers.ts'

const RESOLVING = frameCode('resolving')
const ORDER = frameCode('order')
const RUN = frameCode('run')
const RESOLVE = choiceCode('resolve')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

const BY_OTHER = 1
const BY_ANYONE = 2
const NONE = -1

/** The number of a trigger, for `fireTriggers`. */
export const triggerCode = (trigger: Trigger): number => TRIGGERS.indexOf(trigger)

const ANY = DESTINATION_KINDS.indexOf('any')

/**
 * Pushes the effects of permanent characters that react to an event (REN-INV-8). Effects of the seat
 * whose turn it is come first, then the others clockwise. `filter` is the mask for TRIGGER_FILTER,
 * `destination` is -1 if there is none, `except` is a character that is being invited (REN-INV-7).
 */
export function fireTriggers(
  ctx: RulesContext,
  trigger: number,
  actor: number,
  filter = 0,
  destination = NONE,
  except = NONE,
): void {
  const game = ctx.game
  let awaited = 0
  for (let seat = 0; seat < game.seats; seat++) awaited |= game.awaitedTriggers[seat]
  if (((awaited >> trigger) & 1) === 0) return
  // The top frame runs first, so the first seat is pushed last.
  for (let i = game.seats - 1; i >= 0; i--) {
    const seat = (game.turn + i) % game.seats
    if ((game.awaitedTriggers[seat] >> trigger) & 1)
      pushTriggered(ctx, seat, trigger, actor, filter, destination, except)
  }
}

/** It runs at every event of a move, so it takes numbers and creates no objects. */
function pushTriggered(
  ctx: RulesContext,
  seat: number,
  trigger: number,
  actor: number,
  filter: number,
  destination: number,
  except: number,
): void {
  const { game, tables } = ctx
  const { triggerFirst, triggerCount } = tables.characters
  let pushed = 0
  let choices = 0
  for (let i = game.invited.length - 1; i >= 0; i--) {
    const character = game.invited[i]
    if (character === except || !isInvitedBy(game.where[character], seat)) continue
    for (let triggerIndex = triggerCount[character] - 1; triggerIndex >= 0; triggerIndex--) {
      const at = (triggerFirst[character] + triggerIndex) * TRIGGER_SIZE
      if (tables.triggers[at + TRIGGER_WHEN] !== trigger) continue
      if (!matchesTrigger(ctx, seat, at, actor, filter, destination)) continue
      const node = tables.triggers[at + TRIGGER_NODE]
      if (isResolving(game, node)) continue
      const limit = tables.triggers[at + TRIGGER_LIMIT]
      if (limit > 0) {
        if (game.usedAbilities[character] & triggerBit(triggerIndex)) continue
        game.usedAbilities[character] |= triggerBit(triggerIndex)
        if (limit === LIMIT_TURN) game.turnLimitUsed = 1
      }
      push(game, RESOLVING, seat, character, node, 0, byCharacter(character))
      pushed++
      if (tables.nodes[node * NODE_SIZE + NODE_TRAITS] & TRAIT_ASKS) choices++
    }
  }
  if (choices >= 2) push(game, ORDER, seat, pushed, 0, 0, 0)
}

function matchesTrigger(
  ctx: RulesContext,
  seat: number,
  at: number,
  actor: number,
  filter: number,
  destination: number,
): boolean {
  const { triggers } = ctx.tables
  const by = triggers[at + TRIGGER_ACTOR]
  if (by !== BY_ANYONE && (by === BY_OTHER) === (actor === seat)) return false
  const wanted = triggers[at + TRIGGER_FILTER]
  if (wanted !== 0 && (wanted & filter) === 0) return false
  const kind = triggers[at + TRIGGER_DESTINATION]
  if (kind !== ANY && !isDestinationOfKind(ctx, destination, kind, seat)) return false
  const count = triggers[at + TRIGGER_IF]
  return count < 0 || countOf(ctx.game, ctx.tables, count, seat) >= triggers[at + TRIGGER_AT_LEAST]
}

/** REN-INV-8: an effect does not trigger itself while it runs. Every effect has its own node. */
function isResolving(game: Game, node: number): boolean {
  for (let at = 0; at < game.stack.length; at += FRAME_SIZE)
    if (
      game.stack[at + KIND] === RESOLVING &&
      game.stack[at + RESOLVING_NODE] === node &&
      game.stack[at + RESOLVING_BEGUN] === 1
    )
      return true
  return false
}

/** A triggered character runs its effect. The frame stays until the effect is done (REN-INV-8). */
export const resolving: FrameHandler = {
  rule: 'REN-INV-3',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    if (stack[at + RESOLVING_BEGUN] === 1) {
      pop(ctx.game)
      return true
    }
    stack[at + RESOLVING_BEGUN] = 1
    const seat = stack[at + SEAT]
    const character = stack[at + RESOLVING_CHARACTER]
    ctx.sink?.push({ kind: 'trigger', seat, character: ctx.tables.characterIds[character] })
    push(ctx.game, RUN, seat, stack[at + RESOLVING_NODE], 0, 0, byCharacter(character))
    return true
  },
  maySendShip(ctx, at, seat) {
    const { stack } = ctx.game
    if (stack[at + SEAT] !== seat || stack[at + RESOLVING_BEGUN] === 1) return false
    return (
      (ctx.tables.nodes[stack[at + RESOLVING_NODE] * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) !== 0
    )
  },
}

/** Several characters of a seat are triggered at once; the seat chooses which comes next. */
export const order: FrameHandler = {
  rule: 'REN-INV-8',
  step(ctx) {
    const at = top(ctx.game)
    if (ctx.game.stack[at + ORDER_COUNT] >= 2 && countChoicesBelow(ctx, at) >= 2) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, _seat, out) {
    const at = top(ctx.game)
    for (let i = 1; i <= ctx.game.stack[at + ORDER_COUNT]; i++) {
      const choice = makeChoice(RESOLVE, ctx.game.stack[at - i * FRAME_SIZE + RESOLVING_CHARACTER])
      if (!out.includes(choice)) out.push(choice)
    }
  },
  judge(ctx, _seat, code, argument) {
    return code === RESOLVE && framesBelow(ctx, argument) > 0 ? 0 : NOT_AMONG_THESE
  },
  take(ctx, seat, _code, argument) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const from = at - framesBelow(ctx, argument) * FRAME_SIZE
    const left = stack[at + ORDER_COUNT] - 1
    const frame = stack.splice(from, FRAME_SIZE)
    pop(ctx.game)
    push(ctx.game, ORDER, seat, left, 0, 0, 0)
    stack.push(...frame)
  },
}

function countChoicesBelow(ctx: RulesContext, at: number): number {
  const { stack } = ctx.game
  let choices = 0
  for (let i = 1; i <= stack[at + ORDER_COUNT]; i++)
    if (
      ctx.tables.nodes[stack[at - i * FRAME_SIZE + RESOLVING_NODE] * NODE_SIZE + NODE_TRAITS] &
      TRAIT_ASKS
    )
      choices++
  return choices
}

/** How many frames below the order frame the effect of a character waits, or 0. */
function framesBelow(ctx: RulesContext, character: number): number {
  const { stack } = ctx.game
  const at = top(ctx.game)
  for (let i = 1; i <= stack[at + ORDER_COUNT]; i++)
    if (stack[at - i * FRAME_SIZE + RESOLVING_CHARACTER] === character) return i
  return 0
}
