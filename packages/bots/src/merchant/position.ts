import { builtBy, ENGAGEABLE, type Game, HAND, isInvitedBy, PHASES, UPRIGHT } from '@amalfi/engine'
import {
  handWorth,
  invitedWorth,
  ownDestinationPerPeriod,
  ownDestinationWorth,
  uprightWorth,
} from './cards.ts'
import type { Evaluation } from './evaluation.ts'
import { expectedPoints } from './expected-points.ts'
import { lighthousesWorth } from './lighthouses.ts'
import { fleetWorth } from './ships.ts'
import { suppliesAfterPassing, suppliesAtDecree, suppliesWorth } from './supplies.ts'

const ACTIONS = PHASES.indexOf('actions')
const OVER = PHASES.indexOf('over')

/** The worth of a position in points, if the seat continues to act. */
export function positionWorth(ev: Evaluation, game: Game): number {
  if (game.phase !== ACTIONS || game.passed[ev.seat]) return worthIfPassing(ev, game)
  return lastingWorth(ev, game, ev.periodLeft) + suppliesWorth(ev, game)
}

/** The worth of a position if the seat passes now. */
export const worthIfPassing = (ev: Evaluation, game: Game): number =>
  game.phase === OVER
    ? game.score[ev.seat]
    : lastingWorth(ev, game, 0) + suppliesAfterPassing(ev, game)

/** The worth of a position at the decree, when nothing more can become bread. */
export const worthAtDecree = (ev: Evaluation, game: Game): number =>
  game.phase === OVER ? game.score[ev.seat] : lastingWorth(ev, game, 0) + suppliesAtDecree(ev, game)

/** Points, and everything that lasts into later periods. */
function lastingWorth(ev: Evaluation, game: Game, left: number): number {
  const { seat, tables } = ev
  let worth = expectedPoints(ev, game) + fleetWorth(ev, builtBy(game, seat))
  worth += lighthousesWorth(ev, game, left)
  for (const character of game.invited) {
    const where = game.where[character]
    if (!isInvitedBy(where, seat)) continue
    worth += invitedWorth(ev, character)
    if (left > 0 && where === UPRIGHT + seat && tables.characters.type[character] === ENGAGEABLE)
      worth += uprightWorth(ev, character)
  }
  if (game.destinationCounts[seat] > 0)
    for (let d = ev.boardPlaces; d < game.destinationOwner.length; d++) {
      if (game.destinationOwner[d] !== seat) continue
      worth += ownDestinationWorth(ev, d)
      if (left > 0 && game.docks[d] === 0) worth += ownDestinationPerPeriod(ev, d) * left
    }
  const { where } = game
  for (
    let character = 0, cards = game.handSize[seat];
    cards > 0 && character < where.length;
    character++
  ) {
    if (where[character] !== HAND + seat) continue
    cards--
    worth += handWorth(ev, character)
  }
  return worth
}
