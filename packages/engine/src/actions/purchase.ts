import {
  CARD_KINDS,
  cardIds,
  placeFaceUp,
  refillUnlessDeferred,
  removeFromRow,
  rowOf,
} from '../board/rows.ts'
import { addAbilities } from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { breadLimit, payBread } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import { gainSlotBread } from '../payment/slot-prices.ts'
import { allSeats, UPRIGHT } from '../state/card-location.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { ALL_SEE } from '../state/event.ts'
import { PURCHASE_CARD, PURCHASE_ROW, PURCHASE_STAGE } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import { byArtwork, byCharacter, byDestination } from '../state/source.ts'
import { NODE_SIZE, NODE_TRAITS, TRAIT_SENDS } from '../state/tables.ts'
import { ART_TYPES, ATLAS, COUNCIL, IMMEDIATE, WORKSHOP } from '../state/words.ts'

const PURCHASE = frameCode('purchase')
const PAYMENT = frameCode('payment')
const CLOSE = frameCode('close')
const WHEN_ACQUIRE = triggerCode('acquire')
const WHEN_DISCOVER = triggerCode('discover')
const WHEN_INVITE = triggerCode('invite')

/** Stages of a purchase: move the card, then run its effect. */
const STAGE_GAIN = 0
const STAGE_EFFECT = 1

/** Asks for the payment; the seat gets the card after it (REN-ACQ-4, REN-INV-7). */
export function beginPurchase(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  cost: number,
  accepts: number,
): void {
  const source = sourceFor(row, card)
  emitPurchase(ctx, seat, row, card, cost)
  // A character is announced before it is paid for, so everybody knows it.
  if (row === COUNCIL) ctx.game.knownBy[card] = allSeats(ctx.game)
  push(ctx.game, PURCHASE, seat, row, card, STAGE_GAIN, source)
  if (ctx.cardPricing[row].inBread[card]) payBread(ctx, seat, cost, source)
  else if (cost > 0) push(ctx.game, PAYMENT, seat, cost, accepts, 0, source)
}

const sourceFor = (row: number, card: number): number =>
  row === WORKSHOP ? byArtwork(card) : row === ATLAS ? byDestination(card) : byCharacter(card)

function emitPurchase(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  cost: number,
): void {
  const id = cardIds(ctx.tables, row)[card]
  if (row === WORKSHOP)
    ctx.sink?.push({
      kind: 'acquire',
      seat,
      artwork: id,
      type: ART_TYPES[ctx.tables.artworks.type[card]],
      cost,
    })
  else if (row === ATLAS) ctx.sink?.push({ kind: 'discover', seat, destination: id, cost })
  else ctx.sink?.push({ kind: 'invite', seat, character: id, cost })
}

/** Gives a bought card to its seat, then runs its effect. */
export const purchase: FrameHandler = {
  rule: 'REN-ACQ-4',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    const row = stack[at + PURCHASE_ROW]
    const card = stack[at + PURCHASE_CARD]
    if (stack[at + PURCHASE_STAGE] === STAGE_EFFECT) {
      const source = stack[at + SOURCE]
      pop(ctx.game)
      if (row === WORKSHOP) giveBonus(ctx, seat, effectOf(ctx, row, card), source)
      else pushEffect(ctx, seat, effectOf(ctx, row, card), source)
      return true
    }
    stack[at + PURCHASE_STAGE] = STAGE_EFFECT
    if (row === WORKSHOP) gainArtwork(ctx, seat, card)
    else if (row === ATLAS) gainDestination(ctx, seat, card)
    else gainCharacter(ctx, seat, card)
    return true
  },
  maySendShip(ctx, at, seat) {
    const { stack } = ctx.game
    if (stack[at + SEAT] !== seat) return false
    const node = effectOf(ctx, stack[at + PURCHASE_ROW], stack[at + PURCHASE_CARD])
    return node >= 0 && (ctx.tables.nodes[node * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) !== 0
  },
}

/**
 * Runs the bonus of an artwork now, or at the end of the turn. In the second case it waits above the
 * `close` frame and below the bonuses of artworks bought before (ORI-BUY-2, ORI-BUY-5).
 */
function giveBonus(ctx: RulesContext, seat: number, node: number, source: number): void {
  if (ctx.tables.config.rewardsAtOnce) return pushEffect(ctx, seat, node, source)
  if (node < 0) return
  const { stack } = ctx.game
  const at = stack[FRAME_SIZE + KIND] === CLOSE ? 2 * FRAME_SIZE : FRAME_SIZE
  const above = stack.splice(at)
  pushEffect(ctx, seat, node, source)
  stack.push(...above)
}

/** The effect node of a bought card: the bonus of an artwork, the effect of an immediate character; else -1. */
function effectOf(ctx: RulesContext, row: number, card: number): number {
  if (row === WORKSHOP) return ctx.tables.artworks.node[card]
  if (row === ATLAS) return -1
  return ctx.tables.characters.type[card] === IMMEDIATE ? ctx.tables.characters.node[card] : -1
}

function gainArtwork(ctx: RulesContext, seat: number, artwork: number): void {
  const type = ctx.tables.artworks.type[artwork]
  rewardFromRow(ctx, seat, WORKSHOP, artwork, ctx.tables.artworks.points[artwork])
  ctx.game.artworkOwner[artwork] = seat
  ctx.game.artworkCounts[seat * ART_TYPES.length + type]++
  ctx.checkTitles(ctx, seat)
  removeAndRefill(ctx, WORKSHOP, artwork)
  fireTriggers(ctx, WHEN_ACQUIRE, seat, 1 << type)
}

function gainDestination(ctx: RulesContext, seat: number, destination: number): void {
  const points = ctx.tables.destinations.points[destination]
  rewardFromRow(ctx, seat, ATLAS, destination, points)
  ctx.game.destinationOwner[destination] = seat
  ctx.game.destinationCounts[seat]++
  ctx.game.discoveredThisTurn.push(destination)
  ctx.checkTitles(ctx, seat)
  removeAndRefill(ctx, ATLAS, destination)
  fireTriggers(ctx, WHEN_DISCOVER, seat)
}

/** Gives the bread of the slot, then the points. The row slides later, after titles are checked. */
function rewardFromRow(
  ctx: RulesContext,
  seat: number,
  row: number,
  card: number,
  points: number,
): void {
  const slot = rowOf(ctx.game, row).indexOf(card)
  const source = sourceFor(row, card)
  gainSlotBread(ctx, seat, row, slot, source)
  if (ctx.tables.config.rewardsAtOnce) scorePoints(ctx, seat, points, source)
  ctx.sink?.push({
    kind: 'card',
    what: CARD_KINDS[row],
    card: cardIds(ctx.tables, row)[card],
    from: 'row',
    to: 'table',
    seat,
    seen: ALL_SEE,
  })
}

function removeAndRefill(ctx: RulesContext, row: number, card: number): void {
  removeFromRow(ctx, row, rowOf(ctx.game, row).indexOf(card))
  refillUnlessDeferred(ctx, row)
}

/** REN-INV-7: the character counts first, then others react, then its own effect runs. */
function gainCharacter(ctx: RulesContext, seat: number, character: number): void {
  const type = ctx.tables.characters.type[character]
  placeFaceUp(ctx.game, character, UPRIGHT + seat)
  ctx.game.invited.push(character)
  ctx.game.characterCounts[seat * 4 + type]++
  ctx.sink?.push({
    kind: 'card',
    what: 'character',
    card: ctx.tables.characterIds[character],
    from: 'hand',
    to: 'table',
    seat,
    seen: ALL_SEE,
  })
  const limit = breadLimit(ctx, seat)
  addAbilities(ctx, seat, character)
  if (breadLimit(ctx, seat) !== limit)
    ctx.sink?.push({ kind: 'limit', seat, from: limit, to: breadLimit(ctx, seat) })
  ctx.checkTitles(ctx, seat)
  fireTriggers(ctx, WHEN_INVITE, seat, 1 << type, -1, character)
}
