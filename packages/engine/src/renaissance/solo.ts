import { boardPlaces, faceOf } from '../board/places.ts'
import { discardRightmost, rightmost } from '../board/rows.ts'
import { emitDockEvent } from '../board/ships.ts'
import { titleCount } from '../cards/counts.ts'
import { renewLimits } from '../cards/modifiers.ts'
import { RIVAL_LIGHTHOUSES } from '../kernel/setup.ts'
import { ACQUIRE, CONSTRUCT, DISCOVER, ENGAGE, INVITE, NAVIGATE } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { REACTION_ACTION, REACTION_ARTWORK, REACTION_PLACE } from '../state/frame-slots.ts'
import { pop, SEAT, top } from '../state/frames.ts'
import { RIVAL } from '../state/game.ts'
import { BY_RULE } from '../state/source.ts'
import { ATLAS, COUNCIL, RIVALS, WORKSHOP } from '../state/words.ts'
import { freeSlots, placeLighthouse } from './erecting.ts'
import { pushLighthouses, sendsByLighthouse } from './lighthouse.ts'

const GENOA = RIVALS.indexOf('genoa')
const NOT_BEGUN = -1

/** The turn of the rival (REN-SOL-11). It pauses while a lighthouse asks the player. */
export const reaction: FrameHandler = {
  rule: 'REN-SOL-10',
  step(ctx) {
    const { game } = ctx
    const at = top(game)
    const action = game.stack[at + REACTION_ACTION]
    if (game.stack[at + REACTION_PLACE] === 0) {
      ctx.sink?.push({ kind: 'reaction', rival: RIVALS[game.rival] })
      game.sent.fill(0)
      renewLimits(ctx, false)
    }
    switch (action) {
      case NAVIGATE:
        if (placeNextShip(ctx, at)) return true
        break
      case CONSTRUCT:
        placeLighthouses(ctx)
        break
      case ENGAGE:
        if (placeOnEvolving(ctx, at)) return true
        break
      case ACQUIRE:
        discardRightmost(ctx, WORKSHOP, RIVAL)
        break
      case DISCOVER:
        discardRightmost(ctx, ATLAS, RIVAL)
        break
      case INVITE:
        discardRightmost(ctx, COUNCIL, RIVAL)
        break
    }
    pop(game)
    return true
  },
  maySendShip: (ctx, at, seat) =>
    ctx.game.stack[at + REACTION_ACTION] === NAVIGATE && willMeetLighthouse(ctx, at, seat),
}

/** Whether a ship that the rival still places meets a lighthouse of the seat that can send a ship (REN-OPT-5). */
function willMeetLighthouse(ctx: RulesContext, at: number, seat: number): boolean {
  const { game, tables } = ctx
  const from = game.stack[at + REACTION_PLACE]
  // Before its first ship is placed, the turn of the player is not over.
  if (from === 0) return false
  let left = game.rivalShips
  for (let place = from; place < boardPlaces(tables) && left > 0; place++) {
    if (!isRivalTarget(ctx, game.stack[at + REACTION_ARTWORK], place)) continue
    if (sendsByLighthouse(ctx, place, seat)) return true
    left--
  }
  return false
}

/** Whether the rival places a ship there. */
const isRivalTarget = (ctx: RulesContext, artwork: number, place: number): boolean =>
  ctx.game.docks[place] === 0 && attractsRival(ctx, artwork, place)

/** REN-SOL-2: places the next ship in board order. Lighthouses there are used before the ship after it. */
function placeNextShip(ctx: RulesContext, at: number): boolean {
  const { game, tables } = ctx
  if (game.stack[at + REACTION_ARTWORK] === NOT_BEGUN) {
    const artwork = rightmost(game, WORKSHOP)
    if (artwork < 0) return false
    game.stack[at + REACTION_ARTWORK] = artwork
  }
  const artwork = game.stack[at + REACTION_ARTWORK]
  for (let place = game.stack[at + REACTION_PLACE]; place < boardPlaces(tables); place++) {
    if (!isRivalTarget(ctx, artwork, place)) continue
    game.stack[at + REACTION_PLACE] = place + 1
    return placeShip(ctx, game.stack[at + SEAT], place)
  }
  return false
}

/** Whether a destination gives a resource that the artwork costs; for Genoa also an icon of its bonus (REN-SOL-12). */
function attractsRival(ctx: RulesContext, artwork: number, place: number): boolean {
  const { destinations, artworks, solo } = ctx.tables
  const face = faceOf(ctx.tables, ctx.game, place)
  if (destinations.shownHolds[face] & artworks.accepts[artwork]) return true
  if (ctx.game.rival !== GENOA) return false
  const icons = artworks.icons[artwork]
  if (solo.iconPlaces === null) return (destinations.icons[face] & icons) !== 0
  return solo.iconPlaces.some((places, icon) => (icons >> icon) & 1 && places.includes(place))
}

/** REN-SOL-4: places a ship on the topmost free evolving destination. */
function placeOnEvolving(ctx: RulesContext, at: number): boolean {
  const { game, tables } = ctx
  if (game.stack[at + REACTION_PLACE] !== 0) return false
  for (let place = tables.publicCount; place < boardPlaces(tables); place++)
    if (game.docks[place] === 0) {
      game.stack[at + REACTION_PLACE] = 1
      return placeShip(ctx, game.stack[at + SEAT], place)
    }
  return false
}

function placeShip(ctx: RulesContext, seat: number, place: number): boolean {
  const { game } = ctx
  if (game.rivalShips === 0) return false
  game.rivalShips--
  game.docks[place] += 1 << (RIVAL * 4)
  emitDockEvent(ctx, RIVAL, 'bay', 'dock', place, BY_RULE)
  pushLighthouses(ctx, seat, place)
  return true
}

/** REN-SOL-5: places a lighthouse on every public destination with a free slot that gives a resource the rightmost tile costs. */
function placeLighthouses(ctx: RulesContext): void {
  const { game, tables } = ctx
  const tile = rightmost(game, ATLAS)
  if (tile < 0) return
  for (let place = 0; place < boardPlaces(tables); place++) {
    if (game.rivalLighthouses === 0) return
    const face = faceOf(tables, game, place)
    if ((tables.destinations.shownHolds[face] & tables.destinations.accepts[tile]) === 0) continue
    if (freeSlots(ctx, place) <= 0) continue
    game.rivalLighthouses--
    const slot = placeLighthouse(ctx, RIVAL, place)
    ctx.sink?.push({
      kind: 'lighthouse',
      seat: RIVAL,
      at: tables.destinationIds[place],
      slot,
      erected: RIVAL_LIGHTHOUSES - game.rivalLighthouses,
    })
  }
}

/** REN-SOL-6: at the end of a period the ships of the rival leave the board. */
export function returnRivalShips(ctx: RulesContext): void {
  const { game } = ctx
  if (game.rival < 0) return
  for (let place = 0; place < boardPlaces(ctx.tables); place++)
    for (; game.docks[place] >> (RIVAL * 4) > 0; game.rivalShips++) {
      game.docks[place] -= 1 << (RIVAL * 4)
      emitDockEvent(ctx, RIVAL, 'dock', 'bay', place, BY_RULE)
    }
}

/** REN-SOL-7: whether the player has too few titles at the end of a period and loses. */
export function lacksTitles(ctx: RulesContext): boolean {
  const { game, tables } = ctx
  if (game.rival < 0) return false
  const needed = tables.solo.titles[game.rival][game.period]
  const titles = titleCount(game, 0)
  if (titles >= needed) return false
  ctx.sink?.push({ kind: 'lost', period: game.period, titles, needed })
  return true
}
