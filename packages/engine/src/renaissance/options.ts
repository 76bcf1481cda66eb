import {
  HAND_TO_BREAD,
  judgeBreadOption,
  offerHand,
  offerShips,
  takeBreadOption,
} from '../actions/options.ts'
import { FRAME, KIND } from '../state/frames.ts'
import { SENDS_OVER } from '../state/game.ts'
import type { Offers } from '../state/offers.ts'
import type { Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const SENDS_PENDING = refusalCode('sendsPending')

/** REN-OPT-5: between the first and the last ship sent in a turn, ships do not become bread. */
function judgeMoving(p: Play, seat: number): number {
  const sent = p.game.sent[seat]
  if (sent === 0 || sent === SENDS_OVER) return 0
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
  if (code > HAND_TO_BREAD) return NOT_ASKED_NOW
  return (
    judgeBreadOption(p, seat, code, argument) || (code === HAND_TO_BREAD ? 0 : judgeMoving(p, seat))
  )
}

/** Fills `out` with the optional actions of a seat that decides something (REN-OPT-4). */
export function offerOptions(p: Play, seat: number, out: Offers, limit: number): void {
  const { game } = p
  const top = p.pending[game.stack[game.stack.length - FRAME + KIND]]
  if (top.noOptions) return
  if (judgeMoving(p, seat) === 0) offerShips(p, seat, out, limit)
  if (out.length < limit) offerHand(p, seat, out)
}

/** REN-OPT-5: a ship moved for bread after a send makes that send the last one of the turn. */
export function takeOption(p: Play, seat: number, code: number, argument: number): void {
  if (code !== HAND_TO_BREAD && p.game.sent[seat] !== 0) p.game.sent[seat] = SENDS_OVER
  takeBreadOption(p, seat, code, argument)
}
