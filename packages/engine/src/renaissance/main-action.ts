import {
  ACQUIRE,
  CONSTRUCT,
  DISCOVER,
  ENGAGE,
  INVITE,
  makeChoice,
  NAVIGATE,
  PASS,
} from '../core/choice.ts'
import { pendingCode, pop, push } from '../core/frames.ts'
import type { Offers } from '../core/offers.ts'
import type { Pending, Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { bayOf, SHIPYARD_SHIPS } from '../core/ships.ts'
import { BY_RULE } from '../core/source.ts'
import { fire, triggerCode } from '../core/triggers.ts'
import { UPRIGHT } from '../core/whereabouts.ts'
import { ATLAS, COUNCIL, ENGAGEABLE, KINDS_OF_DESTINATION, WORKSHOP } from '../core/words.ts'
import { ALL_TYPES, buy, judgeBuy, offerBuys } from './buying.ts'
import { construct, judgeConstruct, offerConstruct } from './construction.ts'
import { engage, judgeEngage } from './engagement.ts'
import { boardPlaces } from './places.ts'
import { beginVoyage, judgeNavigate } from './voyage.ts'

const REACTION = pendingCode('reaction')
const WHEN_PASS = triggerCode('pass')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const ANY = KINDS_OF_DESTINATION.indexOf('any')

/** REN-ACT-1: a player's turn is one main action, or the pass. */
export const main: Pending = {
  rule: 'REN-ACT-1',
  offer(p, seat, out, limit) {
    out.push(makeChoice(PASS, 0))
    if (bayOf(p.game, seat) > 0) offerNavigation(p, seat, out)
    if (out.length >= limit) return
    offerBuys(p, seat, WORKSHOP, ALL_TYPES, 0, 0, out)
    offerBuys(p, seat, ATLAS, ALL_TYPES, 0, 0, out)
    offerBuys(p, seat, COUNCIL, ALL_TYPES, 0, 0, out)
    if (out.length >= limit) return
    if (p.game.invited[seat * 4 + ENGAGEABLE] > 0)
      for (const character of p.game.court)
        if (p.game.where[character] === UPRIGHT + seat && judgeEngage(p, seat, character) === 0)
          out.push(makeChoice(ENGAGE, character))
    offerConstruct(p, seat, SHIPYARD_SHIPS, 0, out)
  },
  judge(p, seat, code, argument) {
    switch (code) {
      case PASS:
        return 0
      case NAVIGATE:
        return judgeNavigate(p, seat, argument, ANY, 0, 0)
      case ACQUIRE:
        return judgeBuy(p, seat, WORKSHOP, argument, ALL_TYPES, 0, 0)
      case DISCOVER:
        return judgeBuy(p, seat, ATLAS, argument, ALL_TYPES, 0, 0)
      case INVITE:
        return judgeBuy(p, seat, COUNCIL, argument, ALL_TYPES, 0, 0)
      case ENGAGE:
        return judgeEngage(p, seat, argument)
      case CONSTRUCT:
        return judgeConstruct(p, seat, argument, 0)
      default:
        return NOT_ASKED_NOW
    }
  },
  take(p, seat, code, argument) {
    pop(p.game)
    // The rival reacts when the action is wholly done (REN-SOL-10).
    if (p.game.rival >= 0 && code !== PASS) push(p.game, REACTION, seat, code, 0, -1, BY_RULE)
    switch (code) {
      case NAVIGATE:
        return beginVoyage(p, seat, argument, 0, 0)
      case ACQUIRE:
        return buy(p, seat, WORKSHOP, argument, 0, 0)
      case DISCOVER:
        return buy(p, seat, ATLAS, argument, 0, 0)
      case INVITE:
        return buy(p, seat, COUNCIL, argument, 0, 0)
      case ENGAGE:
        return engage(p, seat, argument)
      case CONSTRUCT:
        return construct(p, seat, argument, 0)
      default:
        return pass(p, seat)
    }
  },
  worthAsking: () => true,
}

function offerNavigation(p: Play, seat: number, out: Offers): void {
  const places = boardPlaces(p.tables)
  for (let d = 0; d < places; d++)
    if (judgeNavigate(p, seat, d, ANY, 0, 0) === 0) out.push(makeChoice(NAVIGATE, d))
  if (p.game.discovered[seat] === 0) return
  for (let d = places; d < p.game.discoverer.length; d++)
    if (p.game.discoverer[d] === seat && judgeNavigate(p, seat, d, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, d))
}

/** REN-ACT-2, REN-ACT-4: final for the period; the first to pass takes the Wind Rose for the next. */
function pass(p: Play, seat: number): void {
  const { game } = p
  const first = game.roseTaken === 0
  game.passed[seat] = 1
  p.sink?.push({ kind: 'pass', seat, first })
  if (first) {
    game.roseTaken = 1
    p.sink?.push({ kind: 'windRose', from: game.windRose, to: seat })
    game.windRose = seat
  }
  fire(p, WHEN_PASS, seat, first ? 1 : 0)
}
