import { bayOf, SHIPYARD_SHIPS } from '../board/ships.ts'
import { UPRIGHT } from '../state/card-location.ts'
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
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { refusalCode } from '../state/refusal.ts'
import { ATLAS, COUNCIL, DESTINATION_KINDS, ENGAGEABLE, WORKSHOP } from '../state/words.ts'
import { buy, judgeBuy, offerAllBuys, USUAL_TERMS } from './buying.ts'
import { construct, judgeConstruct, offerConstruct } from './construction.ts'
import { engage, judgeEngage } from './engagement.ts'
import { beginVoyage, judgeNavigate, offerNavigation } from './navigation.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const ANY = DESTINATION_KINDS.indexOf('any')

/** Adds what a seat may do in its turn: pass, or one of the main actions. */
export function offerActions(
  ctx: RulesContext,
  seat: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  out.push(makeChoice(PASS, 0))
  if (bayOf(ctx.game, seat) > 0) offerNavigation(ctx, seat, out)
  if (out.length >= limit) return
  offerAllBuys(ctx, seat, out)
  if (out.length >= limit) return
  if (ctx.game.characterCounts[seat * 4 + ENGAGEABLE] > 0)
    for (const character of ctx.game.invited)
      if (ctx.game.where[character] === UPRIGHT + seat && judgeEngage(ctx, seat, character) === 0)
        out.push(makeChoice(ENGAGE, character))
  offerConstruct(ctx, seat, SHIPYARD_SHIPS, 0, out)
}

/** 0 if a seat may take this main action or pass, else a refusal code. */
export function judgeAction(
  ctx: RulesContext,
  seat: number,
  code: number,
  argument: number,
): number {
  switch (code) {
    case PASS:
      return 0
    case NAVIGATE:
      return judgeNavigate(ctx, seat, argument, ANY, 0, 0)
    case ACQUIRE:
      return judgeBuy(ctx, seat, WORKSHOP, argument, USUAL_TERMS)
    case DISCOVER:
      return judgeBuy(ctx, seat, ATLAS, argument, USUAL_TERMS)
    case INVITE:
      return judgeBuy(ctx, seat, COUNCIL, argument, USUAL_TERMS)
    case ENGAGE:
      return judgeEngage(ctx, seat, argument)
    case CONSTRUCT:
      return judgeConstruct(ctx, seat, argument, 0)
    default:
      return NOT_ASKED_NOW
  }
}

/** Begins a main action. Passing is not handled here, because the two games differ in it. */
export function beginAction(ctx: RulesContext, seat: number, code: number, argument: number): void {
  switch (code) {
    case NAVIGATE:
      return beginVoyage(ctx, seat, argument, 0, 0)
    case ACQUIRE:
      return buy(ctx, seat, WORKSHOP, argument, USUAL_TERMS)
    case DISCOVER:
      return buy(ctx, seat, ATLAS, argument, USUAL_TERMS)
    case INVITE:
      return buy(ctx, seat, COUNCIL, argument, USUAL_TERMS)
    case ENGAGE:
      return engage(ctx, seat, argument)
    case CONSTRUCT:
      return construct(ctx, seat, argument, 0)
  }
}
