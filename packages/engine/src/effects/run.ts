import { discardRightmost, refreshRow } from '../board/rows.ts'
import { amountOf } from '../cards/amounts.ts'
import { countOf } from '../cards/counts.ts'
import { breadLimit, gainBread } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { RUN_CHILDREN, RUN_NODE } from '../state/frame-slots.ts'
import { EngineError, frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import {
  FULL_GRANARY,
  NODE_AMOUNT,
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_FLAGS,
  NODE_REDUCTION,
  NODE_SIZE,
  NODE_TRAITS,
  NODE_VERB,
  NODE_WHAT,
  TRAIT_SENDS,
  VERBS,
} from '../state/tables.ts'

/** Frames of the verbs that ask something. */
const RUN = frameCode('run')
const SEND = frameCode('send')
const TAKE = frameCode('take')
const STRAIGHTEN = frameCode('straighten')
const ERECT = frameCode('erect')
const BUILD = frameCode('build')
const ACQUIRE = frameCode('acquire')
const DISCOVER = frameCode('discover')
const INVITE = frameCode('invite')
const NAVIGATE = frameCode('navigate')
const VISIT = frameCode('visit')
const RECALL = frameCode('recall')
const SHIFT = frameCode('shift')
const DISCARD = frameCode('discard')
const DRAW = frameCode('draw')
const LIGHT = frameCode('light')
const PRICE = frameCode('price')
const CHOOSE = frameCode('choose')
const BORROW = frameCode('borrow')
/** The mask of types for tiles, which all have type 0. */
const TILE_TYPES = 1

/** Carries out an effect node. A sequence pushes its children one by one. */
export const run: FrameHandler = {
  rule: 'REN-NAV-3',
  step(ctx) {
    runNode(ctx)
    return true
  },
  maySendShip(ctx, at, seat) {
    const { stack } = ctx.game
    if (stack[at + SEAT] !== seat) return false
    const node = stack[at + RUN_NODE] * NODE_SIZE
    const { nodes, lists } = ctx.tables
    if ((nodes[node + NODE_TRAITS] & TRAIT_SENDS) === 0) return false
    if (VERBS[nodes[node + NODE_VERB]] !== 'sequence') return true
    for (let i = stack[at + RUN_CHILDREN]; i < nodes[node + NODE_CHILD_COUNT]; i++)
      if (nodes[lists[nodes[node + NODE_FIRST_CHILD] + i] * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS)
        return true
    return false
  },
}

/** Puts an effect on the stack; node -1 is no effect. */
export function pushEffect(ctx: RulesContext, seat: number, node: number, source: number): void {
  if (node >= 0) push(ctx.game, RUN, seat, node, 0, 0, source)
}

function runNode(ctx: RulesContext): void {
  const { game, tables } = ctx
  const at = top(game)
  const seat = game.stack[at + SEAT]
  const node = game.stack[at + RUN_NODE]
  const source = game.stack[at + SOURCE]
  const base = node * NODE_SIZE
  const { nodes } = tables
  const verb = VERBS[nodes[base + NODE_VERB]]
  if (verb === 'sequence') {
    const childIndex = game.stack[at + RUN_CHILDREN]
    if (childIndex >= nodes[base + NODE_CHILD_COUNT]) return pop(game)
    game.stack[at + RUN_CHILDREN] = childIndex + 1
    return push(
      game,
      RUN,
      seat,
      tables.lists[nodes[base + NODE_FIRST_CHILD] + childIndex],
      0,
      0,
      source,
    )
  }
  pop(game)
  const amount = nodes[base + NODE_AMOUNT]
  const what = nodes[base + NODE_WHAT]
  const reduction = nodes[base + NODE_REDUCTION]
  const flags = nodes[base + NODE_FLAGS]
  const child =
    nodes[base + NODE_CHILD_COUNT] > 0 ? tables.lists[nodes[base + NODE_FIRST_CHILD]] : -1
  switch (verb) {
    case 'bread':
      return amount === FULL_GRANARY
        ? gainBread(ctx, seat, breadLimit(ctx, seat) - game.bread[seat], source)
        : gainBread(ctx, seat, amountOf(ctx, seat, amount), source)
    case 'points':
      return scorePoints(ctx, seat, amountOf(ctx, seat, amount), source)
    case 'send':
      return push(game, SEND, seat, what, amountOf(ctx, seat, amount), 0, source)
    case 'take':
      return push(game, TAKE, seat, amount, flags, 0, source)
    case 'straighten':
      return push(game, STRAIGHTEN, seat, amount, 0, 0, source)
    case 'erect':
      return push(game, ERECT, seat, amount, 0, 0, source)
    case 'build':
      return push(game, BUILD, seat, amount, reduction, 0, source)
    case 'acquire':
      return push(game, ACQUIRE, seat, what, reduction, flags, source)
    case 'discover':
      return push(game, DISCOVER, seat, TILE_TYPES, reduction, flags, source)
    case 'invite':
      return push(game, INVITE, seat, what, reduction, flags, source)
    case 'navigate':
      return push(game, NAVIGATE, seat, what, reduction, flags, source)
    case 'visit':
      return push(game, VISIT, seat, what, reduction, flags, source)
    case 'recall':
      return push(game, RECALL, seat, amount, what, 0, source)
    case 'shift':
      return push(game, SHIFT, seat, amount, what, 0, source)
    case 'discard':
      return amount === 0
        ? discardRightmost(ctx, what, seat)
        : push(game, DISCARD, seat, amount, what, child, source)
    case 'refresh':
      return refreshRow(ctx, what, seat)
    case 'draw':
      return push(game, DRAW, seat, amount, reduction, 0, source)
    case 'light':
      return push(game, LIGHT, seat, amount, reduction, 0, source)
    case 'pay':
      return push(game, PRICE, seat, node, 0, 0, source)
    case 'choose':
      return push(game, CHOOSE, seat, node, 0, 0, source)
    case 'if':
      if (countOf(game, tables, what, seat) >= amount) pushEffect(ctx, seat, child, source)
      return
    case 'borrow':
      return push(game, BORROW, seat, 0, 0, 0, source)
    default:
      throw new EngineError(`effect with an unknown verb: ${nodes[base + NODE_VERB]}`)
  }
}
