import { bayOf, SHIPYARD_SHIPS } from '../board/ships.ts'
import {
  ACQUIRE,
  CONSTRUCT,
  DISCOVER,
  ENGAGE,
  INVITE,
  makeChoice,
  NAVIGATE,
  PASS,
} from '../state/choice.ts'
import type { Offers } from '../state/offers.ts'
import type { Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { UPRIGHT } from '../state/whereabouts.ts'
import { ATLAS, COUNCIL, ENGAGEABLE, KINDS_OF_DESTINATION, WORKSHOP } from '../state/words.ts'
import { ALL_TYPES, buy, judgeBuy, offerAllBuys } from './buying.ts'
import { construct, judgeConstruct, offerConstruct } from './construction.ts'
import { engage, judgeEngage } from './engagement.ts'
import { beginVoyage, judgeNavigate, offerNavigation } from './navigation.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const ANY = KINDS_OF_DESTINATION.indexOf('any')

/** What a seat may do in its turn: pass, or one of the main actions. */
export function offerActions(p: Play, seat: number, out: Offers, limit: number): void {
  out.push(makeChoice(PASS, 0))
  if (bayOf(p.game, seat) > 0) offerNavigation(p, seat, out)
  if (out.length >= limit) return
  offerAllBuys(p, seat, out)
  if (out.length >= limit) return
  if (p.game.invited[seat * 4 + ENGAGEABLE] > 0)
    for (const character of p.game.court)
      if (p.game.where[character] === UPRIGHT + seat && judgeEngage(p, seat, character) === 0)
        out.push(makeChoice(ENGAGE, character))
  offerConstruct(p, seat, SHIPYARD_SHIPS, 0, out)
}

export function judgeAction(p: Play, seat: number, code: number, argument: number): number {
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
}

/** Begins any of them but the pass, whose meaning is each game's own. */
export function beginAction(p: Play, seat: number, code: number, argument: number): void {
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
  }
}
