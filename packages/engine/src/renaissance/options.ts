import { gainBread } from '../core/bread.ts'
import { choiceCode, makeChoice } from '../core/choice.ts'
import { FRAME, KIND } from '../core/frames.ts'
import type { Offers } from '../core/offers.ts'
import { yieldOf } from '../core/payment.ts'
import type { Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { discardCard } from '../core/rows.ts'
import { moveShip, shipsAt } from '../core/ships.ts'
import { BY_RULE } from '../core/source.ts'
import { EMERGENCY } from '../core/tables.ts'
import { isHandOf } from '../core/whereabouts.ts'
import { BAY, COUNCIL, HOLD_COUNT, PORT } from '../core/words.ts'

const HOLD_TO_BREAD = choiceCode('holdToBread')
const BAY_TO_BREAD = choiceCode('bayToBread')
const HAND_TO_BREAD = choiceCode('handToBread')
const UNKNOWN = refusalCode('unknown')
const HOLD_EMPTY = refusalCode('holdEmpty')
const BAY_EMPTY = refusalCode('bayEmpty')
const NOT_IN_HAND = refusalCode('notInHand')
const SENDS_PENDING = refusalCode('sendsPending')

/** REN-OPT-5: between the first and the last ship sent in a turn, ships do not become bread. */
function judgeMoving(p: Play, seat: number): number {
  if (p.game.sent[seat] === 0) return 0
  const { stack } = p.game
  for (let at = stack.length - FRAME; at >= 0; at -= FRAME)
    if (p.pending[stack[at + KIND]].sends?.(p, at, seat)) return SENDS_PENDING
  return 0
}

/** Whether a seat that decides something may take an optional action now. */
export function judgeOption(p: Play, seat: number, code: number, argument: number): number {
  const { game } = p
  const top = p.pending[game.stack[game.stack.length - FRAME + KIND]]
  if (top.noOptions) return refusalCode(top.noOptions)
  switch (code) {
    case HOLD_TO_BREAD:
      if (argument >= HOLD_COUNT) return UNKNOWN
      if (shipsAt(game, seat, argument) === 0) return HOLD_EMPTY
      return judgeMoving(p, seat)
    case BAY_TO_BREAD:
      if (shipsAt(game, seat, BAY) === 0) return BAY_EMPTY
      return judgeMoving(p, seat)
    default:
      return isHandOf(game.where[argument], seat) ? 0 : NOT_IN_HAND
  }
}

/** Fills `out` with the optional actions of a seat that decides something (REN-OPT-4). */
export function offerOptions(p: Play, seat: number, out: Offers, limit: number): void {
  const { game } = p
  const top = p.pending[game.stack[game.stack.length - FRAME + KIND]]
  if (top.noOptions) return
  if (judgeMoving(p, seat) === 0) {
    if (shipsAt(game, seat, BAY) > 0) out.push(makeChoice(BAY_TO_BREAD, 0))
    if (out.length >= limit) return
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (shipsAt(game, seat, hold) > 0) out.push(makeChoice(HOLD_TO_BREAD, hold))
  }
  if (out.length >= limit) return
  for (let character = 0, left = game.handSize[seat]; left > 0; character++) {
    if (!isHandOf(game.where[character], seat)) continue
    out.push(makeChoice(HAND_TO_BREAD, character))
    left--
  }
}

/** REN-OPT-1 to REN-OPT-3. */
export function takeOption(p: Play, seat: number, code: number, argument: number): void {
  switch (code) {
    case HOLD_TO_BREAD:
      moveShip(p, seat, argument, BAY, BY_RULE)
      return gainBread(p, seat, yieldOf(p.game, seat, argument), BY_RULE)
    case BAY_TO_BREAD:
      moveShip(p, seat, BAY, PORT, BY_RULE)
      return gainBread(p, seat, yieldOf(p.game, seat, EMERGENCY), BY_RULE)
    default:
      discardCard(p, COUNCIL, argument, seat, 'hand')
      return gainBread(p, seat, 1, BY_RULE)
  }
}
