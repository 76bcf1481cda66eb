import { boardPlaces, isBlocked, isOpenTile, slotsAt } from '../board/places.ts'
import { docked, SHIPYARD_SHIPS } from '../board/ships.ts'
import { breadLimit, MAX_LIGHTHOUSES } from '../payment/bread.ts'
import { allSeats, GONE, LOCATION_COUNT, seatAt } from '../state/card-location.ts'
import { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { copyGame, PHASE_OVER, SENDS_OVER } from '../state/game.ts'
import { DOCK, PLACE_COUNT } from '../state/words.ts'
import { decidersOf, topHandler } from './advance.ts'
import { auditCards, auditCharacters, auditTitles } from './audit-cards.ts'
import { auditFrames } from './audit-frames.ts'
import { auditHands, type HandsAudit } from './audit-hands.ts'
import { RIVAL_LIGHTHOUSES, RIVAL_SHIPS } from './setup.ts'

/** No game comes near this score. */
const MAX_SCORE = 2000

/** Every invariant that a position breaks, in words; empty for a valid position. `handsAudit` knows how the game deals hands. */
export function auditGame(ctx: RulesContext, handsAudit: HandsAudit): string[] {
  const faults: string[] = []
  auditNumbers(ctx, faults)
  if (faults.length > 0) return faults
  auditShips(ctx, faults)
  if (ctx.tables.config.erectedOnDestinations) auditLighthouses(ctx, faults)
  else auditColonies(ctx, faults)
  auditCards(ctx, faults)
  auditCharacters(ctx, faults)
  auditTitles(ctx, faults)
  if (faults.length > 0) return faults
  auditFrames(ctx, faults)
  if (faults.length === 0) auditHands(ctx, handsAudit, faults)
  if (faults.length === 0) auditDecision(ctx, faults)
  return faults
}

function auditNumbers(ctx: RulesContext, faults: string[]): void {
  const { game, tables } = ctx
  const range = (name: string, values: readonly number[], least: number, below: number): void => {
    for (const value of values)
      if (!Number.isInteger(value) || value < least || value >= below)
        faults.push(`${name} out of range: ${value}`)
  }
  const destinations = tables.destinationIds.length
  range('phase', [game.phase], 0, PHASE_OVER + 1)
  range('seat', [game.windRose, game.turn], 0, game.seats)
  range(
    'sent',
    game.sent,
    0,
    tables.config.positionPrefixSendsOver === null ? SENDS_OVER : SENDS_OVER + 1,
  )
  range('discoveredThisTurn', game.discoveredThisTurn, 0, destinations)
  range('where', game.where, 0, tables.config.discardsHidden ? LOCATION_COUNT : GONE)
  range('knownBy', game.knownBy, 0, 1 << game.seats)
  range('picks', game.picks, -1, game.where.length)
  range('invited', game.invited, 0, game.where.length)
  range('artworkOwner', game.artworkOwner, -1, game.seats)
  range('destinationOwner', game.destinationOwner, -1, game.seats)
  range('covers', game.covers, -1, destinations)
  range('atlas', game.atlas, -1, destinations)
  range('workshop', game.workshop, -1, tables.artworkIds.length)
  range('council', game.council, -1, game.where.length)
  range('atlas deck', [...game.atlasDeck, ...game.atlasDiscard], 0, destinations)
  range('artwork deck', [...game.artworkDeck, ...game.artworkDiscard], 0, game.artworkOwner.length)
  range('council deck', [...game.councilDeck, ...game.councilDiscard], 0, game.where.length)
  range('titles', game.titles, 0, tables.titleIds.length)
  range('decrees', game.decrees, 0, tables.decreeIds.length)
  range('score', game.score, -MAX_SCORE, MAX_SCORE)
  range('squares', game.squares, 0, game.seats + 1)
  range('seat of a location', game.where.map(seatAt), -1, game.seats)
}

/** Every player has the whole fleet, and the ships on docks agree with the docks. */
function auditShips(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  for (let seat = 0; seat < game.seats; seat++) {
    const places = game.ships.slice(seat * PLACE_COUNT, (seat + 1) * PLACE_COUNT)
    const total = places.reduce((sum, ships) => sum + ships, 0)
    if (
      total !== ctx.tables.config.firstShips + SHIPYARD_SHIPS ||
      places.some((ships) => ships < 0)
    )
      faults.push(`seat ${seat} has ${total} ships: ${places.join(' ')}`)
    let onDocks = 0
    for (let destination = 0; destination < game.docks.length; destination++)
      onDocks += docked(game, destination, seat)
    if (onDocks !== places[DOCK]) faults.push(`seat ${seat} has ${onDocks} ships on docks`)
    const limit = breadLimit(ctx, seat)
    if (game.bread[seat] < 0 || game.bread[seat] > limit)
      faults.push(`seat ${seat} has ${game.bread[seat]} bread, limit ${limit}`)
  }
  auditDocks(ctx, faults)
}

function auditDocks(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  let rival = game.rivalShips
  game.docks.forEach((ships, d) => {
    if (ships === 0) return
    if (d >= boardPlaces(ctx.tables) && game.destinationOwner[d] < 0 && !isOpenTile(ctx, d))
      faults.push(`ships on a tile nobody discovered: ${ctx.tables.destinationIds[d]}`)
    if (isBlocked(ctx, d)) faults.push(`ships on a place that is not used: ${d}`)
    for (let seat = 0; seat < 4; seat++)
      if (docked(game, d, seat) > 0) {
        if (seat >= game.seats)
          faults.push(`a ship without an owner at ${ctx.tables.destinationIds[d]}`)
        if (game.destinationOwner[d] >= 0 && game.destinationOwner[d] !== seat)
          faults.push(`a ship on a destination of another seat: ${ctx.tables.destinationIds[d]}`)
      }
    rival += docked(game, d, 4)
  })
  if (rival !== (game.rival >= 0 ? RIVAL_SHIPS : 0)) faults.push(`the rival has ${rival} ships`)
}

/** The lighthouses on the board agree with those erected, and no destination has too many. */
function auditLighthouses(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  const placed = new Array<number>(5).fill(0)
  game.lighthouses.forEach((slots, d) => {
    let used = 0
    for (let rest = slots; rest > 0; rest >>= 3, used++) {
      if ((rest & 7) === 0 || (rest & 7) > 5) faults.push(`a lighthouse without an owner at ${d}`)
      else placed[(rest & 7) - 1]++
    }
    if (used > slotsAt(ctx.tables, game, d))
      faults.push(`too many lighthouses at ${ctx.tables.destinationIds[d]}`)
    if (used > 0 && d >= boardPlaces(ctx.tables) && game.destinationOwner[d] < 0)
      faults.push(`a lighthouse on a tile nobody discovered: ${ctx.tables.destinationIds[d]}`)
  })
  for (let seat = 0; seat < 4; seat++)
    if (placed[seat] !== (game.erected[seat] ?? 0) || placed[seat] > MAX_LIGHTHOUSES)
      faults.push(`seat ${seat} has ${placed[seat]} lighthouses on the board`)
  if (placed[4] + game.rivalLighthouses !== (game.rival >= 0 ? RIVAL_LIGHTHOUSES : 0))
    faults.push(`the rival has ${placed[4]} lighthouses on the board`)
}

/** At most six colonies for each player, and nothing stands on destinations. */
function auditColonies(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  for (const colonies of game.erected)
    if (colonies < 0 || colonies > MAX_LIGHTHOUSES) faults.push(`${colonies} colonies`)
  if (game.lighthouses.some((slots) => slots !== 0))
    faults.push('a lighthouse in a game without lighthouses')
}

/** Before the end of the game some seat decides, and each seat that decides has a choice. */
function auditDecision(ctx: RulesContext, faults: string[]): void {
  const { game } = ctx
  const handler = topHandler(ctx)
  if ((handler === null) !== (game.phase === PHASE_OVER))
    faults.push('phase and stack disagree about the end of the game')
  if (game.lost === 1 && (game.rival < 0 || game.phase !== PHASE_OVER))
    faults.push('only a finished solo game can be lost')
  if (handler === null) return
  const mask = decidersOf(ctx) & allSeats(game)
  if (mask === 0 || handler.offer === undefined) return void faults.push('no seat has a decision')
  if (handler.step?.({ ...ctx, game: copyGame(game), sink: null }))
    faults.push('the top frame does not ask')
  const out = new ChoiceBuffer()
  for (let seat = 0; seat < game.seats; seat++) {
    if (((mask >> seat) & 1) === 0) continue
    out.clear()
    handler.offer(ctx, seat, out, 1 << 20)
    if (out.length === 0) faults.push(`seat ${seat} must decide, but has no choice`)
  }
}
