import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, pop, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { ENGAGED, isInvitedBy, UPRIGHT } from '../state/whereabouts.ts'

const STRAIGHTEN = choiceCode('straighten')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_INVITED = refusalCode('notInvited')
const NOT_ENGAGED = refusalCode('notEngaged')

/** Set engaged characters upright: A how many more. */
export const straighten: Pending = {
  rule: 'REN-ENG-2',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    for (const character of p.game.court)
      if (p.game.where[character] === ENGAGED + seat) out.push(makeChoice(STRAIGHTEN, character))
    out.push(DECLINED)
  },
  judge(p, seat, code, character) {
    if (code === DECLINE) return 0
    if (code !== STRAIGHTEN) return NOT_ASKED_NOW
    if (!isInvitedBy(p.game.where[character], seat)) return NOT_INVITED
    return p.game.where[character] === ENGAGED + seat ? 0 : NOT_ENGAGED
  },
  take(p, seat, code, character) {
    if (code === DECLINE) return pop(p.game)
    p.game.stack[top(p.game) + A]--
    setUpright(p, seat, character)
  },
}

export function setUpright(p: Play, seat: number, character: number): void {
  p.game.where[character] = UPRIGHT + seat
  p.sink?.push({
    kind: 'turned',
    seat,
    character: p.tables.characterIds[character],
    to: 'upright',
  })
}

/** REN-NEW-4: everybody's characters stand up. */
export function straightenAll(p: Play): void {
  for (const character of p.game.court) {
    const where = p.game.where[character]
    if (where >= ENGAGED) setUpright(p, where - ENGAGED, character)
  }
}
