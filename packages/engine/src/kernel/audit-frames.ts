import { judgeDestination } from '../board/places.ts'
import { rowOf } from '../board/rows.ts'
import { shipsAt } from '../board/ships.ts'
import { isHandOf, isInvitedBy } from '../state/card-location.ts'
import { noHandler, type RulesContext } from '../state/context.ts'
import { DISCARD_ROW, PURCHASE_CARD, PURCHASE_STAGE } from '../state/frame-slots.ts'
import {
  FIRST_SLOT,
  FRAME_KINDS,
  FRAME_SIZE,
  type FrameKind,
  KIND,
  MAX_DEPTH,
  SEAT,
  SOURCE,
} from '../state/frames.ts'
import { PHASE_OVER } from '../state/game.ts'
import { causeOf, sourceKind } from '../state/source.ts'
import { NODE_SIZE, NODE_VERB, VERBS, type Verb } from '../state/tables.ts'
import { ATLAS, COUNCIL, DESTINATION_KINDS, ROWS, SHIPYARD } from '../state/words.ts'

/**
 * The allowed values of a slot. Positions may come from a link, so every number of the stack is
 * checked. `few` is a small number: a count, flags, a stage or a mask of types.
 */
type SlotRange =
  | 'zero'
  | 'few'
  | 'node'
  | 'effect'
  | 'holds'
  | 'character'
  | 'destination'
  | 'kind'
  | 'row'
  | 'any'

const SLOT_RANGES: Readonly<Record<FrameKind, readonly [SlotRange, SlotRange, SlotRange]>> = {
  flow: ['few', 'zero', 'zero'],
  main: ['zero', 'zero', 'zero'],
  payment: ['any', 'holds', 'zero'],
  run: ['node', 'few', 'zero'],
  send: ['holds', 'any', 'zero'],
  take: ['few', 'few', 'zero'],
  erect: ['few', 'zero', 'zero'],
  straighten: ['few', 'zero', 'zero'],
  choose: ['node', 'zero', 'zero'],
  price: ['node', 'zero', 'zero'],
  build: ['few', 'any', 'zero'],
  acquire: ['few', 'any', 'few'],
  discover: ['few', 'any', 'few'],
  invite: ['few', 'any', 'few'],
  navigate: ['kind', 'any', 'few'],
  visit: ['kind', 'any', 'few'],
  recall: ['few', 'few', 'zero'],
  shift: ['few', 'holds', 'zero'],
  discard: ['few', 'row', 'effect'],
  draw: ['few', 'few', 'few'],
  light: ['few', 'any', 'zero'],
  borrow: ['zero', 'zero', 'zero'],
  resolving: ['character', 'node', 'few'],
  order: ['few', 'zero', 'zero'],
  voyage: ['destination', 'few', 'holds'],
  lighthouse: ['destination', 'any', 'zero'],
  evolve: ['destination', 'zero', 'zero'],
  engaged: ['character', 'zero', 'zero'],
  launch: ['few', 'zero', 'zero'],
  purchase: ['row', 'any', 'few'],
  give: ['few', 'zero', 'zero'],
  feed: ['zero', 'zero', 'zero'],
  decree: ['zero', 'zero', 'zero'],
  pack: ['zero', 'zero', 'zero'],
  select: ['zero', 'zero', 'zero'],
  draft: ['zero', 'zero', 'zero'],
  endgame: ['zero', 'zero', 'zero'],
  reaction: ['few', 'any', 'effect'],
  close: ['zero', 'zero', 'zero'],
  reward: ['few', 'zero', 'zero'],
  settle: ['zero', 'zero', 'zero'],
}

/** The limit of `few`. */
const FEW = 16

function isInRange(ctx: RulesContext, range: SlotRange, value: number): boolean {
  switch (range) {
    case 'zero':
      return value === 0
    case 'few':
      return value >= 0 && value < FEW
    case 'node':
      return value >= 0 && value * NODE_SIZE < ctx.tables.nodes.length
    case 'effect':
      return value >= -1 && value * NODE_SIZE < ctx.tables.nodes.length
    case 'holds':
      return value >= 0 && value < 32
    case 'character':
      return value >= 0 && value < ctx.game.where.length
    case 'destination':
      return value >= 0 && judgeDestination(ctx, value) === 0
    case 'kind':
      return value >= 0 && value < DESTINATION_KINDS.length
    case 'row':
      return value >= 0 && value < ROWS.length
    case 'any':
      return value >= 0
  }
}

/** Kinds of frames without a seat. */
const SEATLESS: readonly FrameKind[] = ['flow', 'select', 'draft', 'endgame']
/** What a payment can be for. */
const PAID_FOR: readonly FrameKind[] = ['purchase', 'launch', 'run', 'reward']
const VERB_OF: Partial<Record<FrameKind, Verb>> = { choose: 'choose', price: 'pay' }

/** Every frame has a known kind, seat, cause and legal numbers. */
export function auditFrames(ctx: RulesContext, faults: string[]): void {
  const { stack, seats, phase } = ctx.game
  if (stack.length > MAX_DEPTH * FRAME_SIZE) return void faults.push('the stack is too deep')
  for (let at = 0; at < stack.length; at += FRAME_SIZE) {
    const kind = FRAME_KINDS[stack[at + KIND]]
    if (kind === undefined || ctx.handlers[stack[at + KIND]] === noHandler)
      return void faults.push('a frame of an unknown kind')
    if ((kind === 'flow') !== (at === 0))
      faults.push(`a ${kind} frame at the wrong depth of the stack`)
    const seat = stack[at + SEAT]
    if (SEATLESS.includes(kind) ? seat !== -1 : seat < 0 || seat >= seats)
      return void faults.push(`a ${kind} frame of seat ${seat}`)
    for (let part = 0; part < 3; part++)
      if (!isInRange(ctx, SLOT_RANGES[kind][part], stack[at + FIRST_SLOT + part]))
        return void faults.push(`a ${kind} frame with ${stack[at + FIRST_SLOT + part]} at ${part}`)
    if (!isSource(ctx, stack[at + SOURCE])) faults.push(`a ${kind} frame with an unknown cause`)
    auditFrame(ctx, kind, at, faults)
  }
  if (stack.length === 0 && phase !== PHASE_OVER)
    faults.push('the stack is empty before the end of the game')
}

/** Whether the source refers to a card, destination, icon or rule that exists. */
const isSource = ({ tables }: RulesContext, source: number): boolean =>
  source >= 0 && sourceKind(source) !== undefined && causeOf(tables, source).id !== undefined

/** The conditions of a kind beyond the ranges of its slots. */
function auditFrame(ctx: RulesContext, kind: FrameKind, at: number, faults: string[]): void {
  const { game, tables } = ctx
  const { stack } = game
  const seat = stack[at + SEAT]
  const first = stack[at + FIRST_SLOT]
  const verb = VERB_OF[kind]
  if (verb !== undefined && VERBS[tables.nodes[first * NODE_SIZE + NODE_VERB]] !== verb)
    faults.push(`a ${kind} frame without its effect node`)
  if (kind === 'launch' && first > shipsAt(game, seat, SHIPYARD))
    faults.push('more ships to launch than the shipyard has')
  if (kind === 'give' && first > game.handSize[seat])
    faults.push('more cards to give than the hand has')
  if (kind === 'order' && (first * FRAME_SIZE > at || !areResolving(ctx, at, first)))
    faults.push('an order frame without its resolving frames')
  if (
    kind === 'purchase' &&
    stack[at + PURCHASE_STAGE] !== 1 &&
    !isForSale(ctx, seat, first, stack[at + PURCHASE_CARD])
  )
    faults.push('a purchase of a card that is not for sale')
  // A purchase is right below its payment, so no card can be bought twice.
  if (kind === 'purchase' && stack[at + PURCHASE_STAGE] !== 1 && at + 2 * FRAME_SIZE < stack.length)
    faults.push('a purchase frame without its payment')
  if (kind === 'discard' && first > 0 && stack[at + DISCARD_ROW] === ATLAS)
    faults.push('a discard frame for tiles')
  if (kind === 'engaged' && !isInvitedBy(game.where[first], seat))
    faults.push('an engaged frame for a character of another seat')
  if (
    kind === 'payment' &&
    (at + FRAME_SIZE < stack.length || !PAID_FOR.includes(kindBelow(ctx, at)))
  )
    faults.push('a payment frame with nothing to pay for')
}

/** The kind of the frame right below. */
const kindBelow = (ctx: RulesContext, at: number): FrameKind =>
  FRAME_KINDS[ctx.game.stack[at - FRAME_SIZE + KIND]]

function areResolving(ctx: RulesContext, at: number, count: number): boolean {
  const resolving = FRAME_KINDS.indexOf('resolving')
  for (let i = 1; i <= count; i++)
    if (ctx.game.stack[at - i * FRAME_SIZE + KIND] !== resolving) return false
  return true
}

function isForSale(ctx: RulesContext, seat: number, row: number, card: number): boolean {
  if (row === COUNCIL) return isHandOf(ctx.game.where[card] ?? -1, seat)
  return rowOf(ctx.game, row).includes(card)
}
