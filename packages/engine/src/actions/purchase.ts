import { cardIds, refillInTime, removeFromRow, rowOf, show } from '../board/rows.ts'
import { remember } from '../cards/modifiers.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { breadLimit, payBread, score } from '../payment/bread.ts'
import { gainSlotBread } from '../payment/prices.ts'
import { ALL_SEE } from '../state/event.ts'
import { A, B, C, FRAME, KIND, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { byArtwork, byCharacter, byDestination } from '../state/source.ts'
import { MARK_SENDS, NODE, NODE_MARKS } from '../state/tables.ts'
import { everybody, UPRIGHT } from '../state/whereabouts.ts'
import { ART_TYPES, ATLAS, COUNCIL, IMMEDIATE, WORKSHOP } from '../state/words.ts'

const PURCHASE = pendingCode('purchase')
const PAYMENT = pendingCode('payment')
const CLOSE = pendingCode('close')
const WHEN_ACQUIRE = triggerCode('acquire')
const WHEN_DISCOVER = triggerCode('discover')
const WHEN_INVITE = triggerCode('invite')

/** A card being bought: A the row it belongs to (a character comes from the hand), B the card, C the stage. */
const GETTING = 0
const EFFECT = 1

/** First the payment, then the card (REN-ACQ-4, REN-INV-7). */
export function beginPurchase(
  p: Play,
  seat: number,
  row: number,
  card: number,
  cost: number,
  accepts: number,
): void {
  const source = sourceFor(row, card)
  tell(p, seat, row, card, cost)
  // It is named before it is paid for, so all know it from here on.
  if (row === COUNCIL) p.game.known[card] = everybody(p.game)
  push(p.game, PURCHASE, seat, row, card, GETTING, source)
  if (p.shelves[row].inBread[card]) payBread(p, seat, cost, source)
  else if (cost > 0) push(p.game, PAYMENT, seat, cost, accepts, 0, source)
}

const sourceFor = (row: number, card: number): number =>
  row === WORKSHOP ? byArtwork(card) : row === ATLAS ? byDestination(card) : byCharacter(card)

function tell(p: Play, seat: number, row: number, card: number, cost: number): void {
  const id = cardIds(p.tables, row)[card]
  if (row === WORKSHOP)
    p.sink?.push({
      kind: 'acquire',
      seat,
      artwork: id,
      type: ART_TYPES[p.tables.artworks.type[card]],
      cost,
    })
  else if (row === ATLAS) p.sink?.push({ kind: 'discover', seat, destination: id, cost })
  else p.sink?.push({ kind: 'invite', seat, character: id, cost })
}

export const purchase: Pending = {
  rule: 'REN-ACQ-4',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    const row = stack[at + A]
    const card = stack[at + B]
    if (stack[at + C] === EFFECT) {
      const source = stack[at + SOURCE]
      pop(p.game)
      if (row === WORKSHOP) giveBonus(p, seat, effectOf(p, row, card), source)
      else pushEffect(p, seat, effectOf(p, row, card), source)
      return true
    }
    stack[at + C] = EFFECT
    if (row === WORKSHOP) getArtwork(p, seat, card)
    else if (row === ATLAS) getDestination(p, seat, card)
    else getCharacter(p, seat, card)
    return true
  },
  sends(p, at, seat) {
    const { stack } = p.game
    if (stack[at + SEAT] !== seat) return false
    const node = effectOf(p, stack[at + A], stack[at + B])
    return node >= 0 && (p.tables.nodes[node * NODE + NODE_MARKS] & MARK_SENDS) !== 0
  },
}

/**
 * The bonus of an artwork comes now, or at the end of the turn: then it waits right above the frame
 * that closes the turn, below those of artworks bought before (ORI-BUY-2, ORI-BUY-5).
 */
function giveBonus(p: Play, seat: number, node: number, source: number): void {
  if (p.tables.config.rewardsAtOnce) return pushEffect(p, seat, node, source)
  if (node < 0) return
  const { stack } = p.game
  const at = stack[FRAME + KIND] === CLOSE ? 2 * FRAME : FRAME
  const above = stack.splice(at)
  pushEffect(p, seat, node, source)
  stack.push(...above)
}

/** An artwork's bonus, an immediate character's effect; -1 for the rest. */
function effectOf(p: Play, row: number, card: number): number {
  if (row === WORKSHOP) return p.tables.artworks.node[card]
  if (row === ATLAS) return -1
  return p.tables.characters.type[card] === IMMEDIATE ? p.tables.characters.node[card] : -1
}

function getArtwork(p: Play, seat: number, artwork: number): void {
  const type = p.tables.artworks.type[artwork]
  takeFromRow(p, seat, WORKSHOP, artwork, p.tables.artworks.points[artwork])
  p.game.collector[artwork] = seat
  p.game.artworks[seat * ART_TYPES.length + type]++
  p.gained(p, seat)
  closeRow(p, WORKSHOP, artwork)
  fire(p, WHEN_ACQUIRE, seat, 1 << type)
}

function getDestination(p: Play, seat: number, destination: number): void {
  const points = p.tables.destinations.points[destination]
  takeFromRow(p, seat, ATLAS, destination, points)
  p.game.discoverer[destination] = seat
  p.game.discovered[seat]++
  p.game.fresh.push(destination)
  p.gained(p, seat)
  closeRow(p, ATLAS, destination)
  fire(p, WHEN_DISCOVER, seat)
}

/** Bread of the slot, then points; the row slides only when the card has been counted. */
function takeFromRow(p: Play, seat: number, row: number, card: number, points: number): void {
  const slot = rowOf(p.game, row).indexOf(card)
  const source = sourceFor(row, card)
  gainSlotBread(p, seat, row, slot, source)
  if (p.tables.config.rewardsAtOnce) score(p, seat, points, source)
  p.sink?.push({
    kind: 'card',
    what: row === WORKSHOP ? 'artwork' : 'destination',
    card: cardIds(p.tables, row)[card],
    from: 'row',
    to: 'table',
    seat,
    seen: ALL_SEE,
  })
}

function closeRow(p: Play, row: number, card: number): void {
  removeFromRow(p, row, rowOf(p.game, row).indexOf(card))
  refillInTime(p, row)
}

/** REN-INV-7: it counts, then others notice; its own effect comes last. */
function getCharacter(p: Play, seat: number, character: number): void {
  const type = p.tables.characters.type[character]
  show(p.game, character, UPRIGHT + seat)
  p.game.court.push(character)
  p.game.invited[seat * 4 + type]++
  p.sink?.push({
    kind: 'card',
    what: 'character',
    card: p.tables.characterIds[character],
    from: 'hand',
    to: 'table',
    seat,
    seen: ALL_SEE,
  })
  const limit = breadLimit(p, seat)
  remember(p, seat, character)
  if (breadLimit(p, seat) !== limit)
    p.sink?.push({ kind: 'limit', seat, from: limit, to: breadLimit(p, seat) })
  p.gained(p, seat)
  fire(p, WHEN_INVITE, seat, 1 << type, -1, character)
}
