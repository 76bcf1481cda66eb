import { discardCard } from '../board/rows.ts'
import { moveShip, shipsAt } from '../board/ships.ts'
import { gainBread } from '../payment/bread.ts'
import { shipYield } from '../payment/payment.ts'
import { isHandOf } from '../state/card-location.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { EngineError } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { BY_RULE } from '../state/source.ts'
import { EMERGENCY } from '../state/tables.ts'
import { BAY, COUNCIL, HOLD_COUNT, PORT } from '../state/words.ts'

const HOLD_TO_BREAD = choiceCode('holdToBread')
const BAY_TO_BREAD = choiceCode('bayToBread')
/** The code of the option that discards a card of the hand for bread; ship options have lower codes. */
export const HAND_TO_BREAD = choiceCode('handToBread')
const UNKNOWN = refusalCode('unknown')
const HOLD_EMPTY = refusalCode('holdEmpty')
const BAY_EMPTY = refusalCode('bayEmpty')
const NOT_IN_HAND = refusalCode('notInHand')

/** 0 if the seat has this ship or card to turn into bread, else a refusal code. */
export function judgeBreadOption(
  ctx: RulesContext,
  seat: number,
  code: number,
  argument: number,
): number {
  const { game } = ctx
  switch (code) {
    case HOLD_TO_BREAD:
      if (argument >= HOLD_COUNT) return UNKNOWN
      return shipsAt(game, seat, argument) > 0 ? 0 : HOLD_EMPTY
    case BAY_TO_BREAD:
      return shipsAt(game, seat, BAY) > 0 ? 0 : BAY_EMPTY
    case HAND_TO_BREAD:
      return isHandOf(game.where[argument], seat) ? 0 : NOT_IN_HAND
    default:
      return UNKNOWN
  }
}

/** Adds the ships that can be turned into bread. */
export function offerShips(
  ctx: RulesContext,
  seat: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  const { game } = ctx
  if (shipsAt(game, seat, BAY) > 0) out.push(makeChoice(BAY_TO_BREAD, 0))
  if (out.length >= limit) return
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if (shipsAt(game, seat, hold) > 0) out.push(makeChoice(HOLD_TO_BREAD, hold))
}

/** Adds the cards of the hand that can be turned into bread. */
export function offerHand(ctx: RulesContext, seat: number, out: ChoiceBuffer): void {
  const { where, handSize } = ctx.game
  for (let card = 0, left = handSize[seat]; left > 0 && card < where.length; card++) {
    if (!isHandOf(where[card], seat)) continue
    out.push(makeChoice(HAND_TO_BREAD, card))
    left--
  }
}

/** Turns a ship or a card into bread (REN-OPT-1 to REN-OPT-3, ORI-FRE-1, ORI-FRE-2). */
export function takeBreadOption(
  ctx: RulesContext,
  seat: number,
  code: number,
  argument: number,
): void {
  switch (code) {
    case HOLD_TO_BREAD:
      moveShip(ctx, seat, argument, BAY, BY_RULE)
      return gainBread(ctx, seat, shipYield(ctx.game, seat, argument), BY_RULE)
    case BAY_TO_BREAD:
      moveShip(ctx, seat, BAY, PORT, BY_RULE)
      return gainBread(ctx, seat, shipYield(ctx.game, seat, EMERGENCY), BY_RULE)
    case HAND_TO_BREAD:
      discardCard(ctx, COUNCIL, argument, seat, 'hand')
      return gainBread(ctx, seat, 1, BY_RULE)
    default:
      throw new EngineError(`option with an unknown code: ${code}`)
  }
}
