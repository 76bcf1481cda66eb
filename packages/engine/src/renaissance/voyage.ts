import { STAGE_BENEFITS, STAGE_TRIGGERS, STAGE_VISIT } from '../actions/navigation.ts'
import { faceOf, isEvolving } from '../board/places.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import {
  EVOLVE_PLACE,
  VOYAGE_DESTINATION,
  VOYAGE_HOLDS,
  VOYAGE_STAGE,
} from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { NODE_SIZE, NODE_TRAITS, TRAIT_SENDS } from '../state/tables.ts'
import { pushLighthouses, sendsByLighthouse } from './lighthouse.ts'

const EVOLVE = frameCode('evolve')
const TAKE = frameCode('take')
const WHEN_NAVIGATE = triggerCode('navigate')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** The stages after STAGE_TRIGGERS. */
const STAGE_LIGHTHOUSES = 2
const STAGE_DONE = 3

/** A voyage after docking: benefits, triggers, lighthouses (REN-NAV-12). */
export const voyage: FrameHandler = {
  rule: 'REN-NAV-12',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    const destination = stack[at + VOYAGE_DESTINATION]
    switch (stack[at + VOYAGE_STAGE]++) {
      case STAGE_BENEFITS:
        pushBenefits(ctx, seat, destination, stack[at + SOURCE])
        break
      case STAGE_TRIGGERS:
        fireTriggers(ctx, WHEN_NAVIGATE, seat, stack[at + VOYAGE_HOLDS], destination)
        break
      case STAGE_LIGHTHOUSES:
        pushLighthouses(ctx, seat, destination)
        break
      case STAGE_VISIT:
        pushBenefits(ctx, seat, destination, stack[at + SOURCE])
        break
      default:
        pop(ctx.game)
    }
    return true
  },
  maySendShip(ctx, at, seat) {
    const { stack } = ctx.game
    return (
      stack[at + VOYAGE_STAGE] < STAGE_DONE &&
      sendsByLighthouse(ctx, stack[at + VOYAGE_DESTINATION], seat)
    )
  },
}

function pushBenefits(ctx: RulesContext, seat: number, destination: number, source: number): void {
  if (isEvolving(ctx.tables, destination)) push(ctx.game, EVOLVE, seat, destination, 0, 0, source)
  else pushEffect(ctx, seat, ctx.tables.destinations.node[destination], source)
}

const CHARACTER_FIRST = choiceCode('characterFirst')
const ACTION_FIRST = choiceCode('actionFirst')
const NOT_IN_ROW = refusalCode('notInRow')

/** REN-EVO-1: the seat chooses whether it takes the character before or after the action of an evolving place. */
export const evolve: FrameHandler = {
  rule: 'REN-EVO-1',
  offer(ctx, _seat, out) {
    if (judgeCharacterFirst(ctx) === 0) out.push(makeChoice(CHARACTER_FIRST, 0))
    out.push(makeChoice(ACTION_FIRST, 0))
  },
  judge(ctx, _seat, code) {
    if (code === ACTION_FIRST) return 0
    return code === CHARACTER_FIRST ? judgeCharacterFirst(ctx) : NOT_ASKED_NOW
  },
  take(ctx, seat, code) {
    const at = top(ctx.game)
    const destination = ctx.game.stack[at + EVOLVE_PLACE]
    const source = ctx.game.stack[at + SOURCE]
    const node = ctx.tables.destinations.node[faceOf(ctx.tables, ctx.game, destination)]
    pop(ctx.game)
    if (code === CHARACTER_FIRST) pushEffect(ctx, seat, node, source)
    push(ctx.game, TAKE, seat, 1, 0, 0, source)
    if (code === ACTION_FIRST) pushEffect(ctx, seat, node, source)
  },
  maySendShip(ctx, at, seat) {
    if (ctx.game.stack[at + SEAT] !== seat) return false
    const face = faceOf(ctx.tables, ctx.game, ctx.game.stack[at + EVOLVE_PLACE])
    return (
      (ctx.tables.nodes[ctx.tables.destinations.node[face] * NODE_SIZE + NODE_TRAITS] &
        TRAIT_SENDS) !==
      0
    )
  },
}

const judgeCharacterFirst = (ctx: RulesContext): number =>
  ctx.game.council.some((character) => character >= 0) ? 0 : NOT_IN_ROW
