import { moveShip, shipsAt } from '../board/ships.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, pop, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { HOLD_COUNT } from '../state/words.ts'

const SHIFT = choiceCode('shift')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const UNKNOWN = refusalCode('unknown')
const OTHER_HOLD = refusalCode('otherHold')
const HOLD_EMPTY = refusalCode('holdEmpty')

/** Two holds in one argument, without gaps: every number below 25 is a pair. */
export const holdsArgument = (from: number, to: number): number => from * HOLD_COUNT + to
export const fromHold = (argument: number): number => Math.floor(argument / HOLD_COUNT)
export const toHold = (argument: number): number => argument % HOLD_COUNT

/** Move ships from hold to hold: A how many more, B the mask of holds they may go to. */
export const shift: Pending = {
  rule: 'REN-INV-6',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    for (let from = 0; from < HOLD_COUNT; from++)
      for (let to = 0; to < HOLD_COUNT; to++)
        if (judgeShift(p, seat, from, to) === 0)
          out.push(makeChoice(SHIFT, holdsArgument(from, to)))
    out.push(DECLINED)
  },
  judge(p, seat, code, argument) {
    if (code === DECLINE) return 0
    if (code !== SHIFT) return NOT_ASKED_NOW
    return judgeShift(p, seat, fromHold(argument), toHold(argument))
  },
  take(p, seat, code, argument) {
    if (code === DECLINE) return pop(p.game)
    const at = top(p.game)
    p.game.stack[at + A]--
    moveShip(p, seat, fromHold(argument), toHold(argument), p.game.stack[at + SOURCE])
  },
}

function judgeShift(p: Play, seat: number, from: number, to: number): number {
  if (from >= HOLD_COUNT || to >= HOLD_COUNT) return UNKNOWN
  if (from === to || ((p.game.stack[top(p.game) + B] >> to) & 1) === 0) return OTHER_HOLD
  return shipsAt(p.game, seat, from) > 0 ? 0 : HOLD_EMPTY
}
