import { builtBy, ENGAGEABLE, type Game, HAND, isInvitedBy, PHASES, UPRIGHT } from '@amalfi/engine'
import { heldWorth, invitedWorth, ownedWorth, ownWorth, uprightWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { purse, purseAtRest, purseSettled } from './purse.ts'
import { fleetWorth } from './ships.ts'
import { sitesWorth } from './sites.ts'
import { standing } from './standing.ts'

const ACTIONS = PHASES.indexOf('actions')
const OVER = PHASES.indexOf('over')

/** What a position is worth to the seat that goes on acting, in points. */
export function positionWorth(o: Outlook, game: Game): number {
  if (game.phase !== ACTIONS || game.passed[o.seat]) return restWorth(o, game)
  return lasting(o, game, o.left) + purse(o, game)
}

/** What it is worth if the seat does nothing more in this period. */
export const restWorth = (o: Outlook, game: Game): number =>
  game.phase === OVER ? game.score[o.seat] : lasting(o, game, 0) + purseAtRest(o, game)

/** What it is worth at the decree, when nothing more can be made into bread. */
export const settledWorth = (o: Outlook, game: Game): number =>
  game.phase === OVER ? game.score[o.seat] : lasting(o, game, 0) + purseSettled(o, game)

/** Points, and what has been gathered for the periods to come. */
function lasting(o: Outlook, game: Game, left: number): number {
  const { seat, tables } = o
  let worth = standing(o, game) + fleetWorth(o, builtBy(game, seat))
  worth += sitesWorth(o, game, left)
  for (const character of game.invited) {
    const where = game.where[character]
    if (!isInvitedBy(where, seat)) continue
    worth += invitedWorth(o, character)
    if (left > 0 && where === UPRIGHT + seat && tables.characters.type[character] === ENGAGEABLE)
      worth += uprightWorth(o, character)
  }
  if (game.destinationCounts[seat] > 0)
    for (let d = o.places; d < game.destinationOwner.length; d++) {
      if (game.destinationOwner[d] !== seat) continue
      worth += ownedWorth(o, d)
      if (left > 0 && game.docks[d] === 0) worth += ownWorth(o, d) * left
    }
  const { where } = game
  for (
    let character = 0, cards = game.handSize[seat];
    cards > 0 && character < where.length;
    character++
  ) {
    if (where[character] !== HAND + seat) continue
    cards--
    worth += heldWorth(o, character)
  }
  return worth
}
