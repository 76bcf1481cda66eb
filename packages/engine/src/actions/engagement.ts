import { fire, triggerCode } from '../cards/triggers.ts'
import { judgePrice, payPrice } from '../effects/price.ts'
import { pushEffect } from '../effects/run.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, FRAME, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { byCharacter } from '../state/source.ts'
import { NODE, NODE_VERB, verbCode } from '../state/tables.ts'
import { ENGAGED, isInvitedBy, UPRIGHT } from '../state/whereabouts.ts'
import { ENGAGEABLE } from '../state/words.ts'

const ENGAGED_FRAME = pendingCode('engaged')
const BORROW = choiceCode('borrow')
const WHEN_ENGAGE = triggerCode('engage')
const PAY_VERB = verbCode('pay')
const NOT_INVITED = refusalCode('notInvited')
const NOT_ENGAGEABLE = refusalCode('notEngageable')
const ALREADY_ENGAGED = refusalCode('alreadyEngaged')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

/** REN-ENG-1, REN-ENG-3: upright, yours, and its cost payable if it has one. */
export function judgeEngage(p: Play, seat: number, character: number): number {
  const where = p.game.where[character]
  if (!isInvitedBy(where, seat)) return NOT_INVITED
  if (p.tables.characters.type[character] !== ENGAGEABLE) return NOT_ENGAGEABLE
  if (where !== UPRIGHT + seat) return ALREADY_ENGAGED
  return judgeEffectCost(p, seat, character)
}

/** The effect first, then the turn (REN-ENG-3). */
export function engage(p: Play, seat: number, character: number): void {
  const source = byCharacter(character)
  p.sink?.push({ kind: 'engage', seat, character: p.tables.characterIds[character] })
  push(p.game, ENGAGED_FRAME, seat, character, 0, 0, source)
  payAndRun(p, seat, character)
}

/** A cost in the effect is not optional, unlike elsewhere. */
function judgeEffectCost(p: Play, seat: number, character: number): number {
  const node = p.tables.characters.node[character]
  return p.tables.nodes[node * NODE + NODE_VERB] === PAY_VERB ? judgePrice(p, seat, node) : 0
}

function payAndRun(p: Play, seat: number, character: number): void {
  const node = p.tables.characters.node[character]
  const source = byCharacter(character)
  if (p.tables.nodes[node * NODE + NODE_VERB] === PAY_VERB) payPrice(p, seat, node, source)
  else pushEffect(p, seat, node, source)
}

/** The effect is done: A the character is turned. */
export const engaged: Pending = {
  rule: 'REN-ENG-1',
  step(p) {
    const at = top(p.game)
    const seat = p.game.stack[at + SEAT]
    const character = p.game.stack[at + A]
    pop(p.game)
    p.game.where[character] = ENGAGED + seat
    p.sink?.push({
      kind: 'turned',
      seat,
      character: p.tables.characterIds[character],
      to: 'engaged',
    })
    fire(p, WHEN_ENGAGE, seat, 1 << ENGAGEABLE)
    return true
  },
}

function judgeBorrow(p: Play, seat: number, character: number): number {
  const where = p.game.where[character]
  const anothers = where >= UPRIGHT && where < ENGAGED + 4 && (where & 3) !== seat
  if (!anothers || p.tables.characters.type[character] !== ENGAGEABLE) return NOT_ENGAGEABLE
  return isAtWork(p.game, character) ? NOT_AMONG_THESE : judgeEffectCost(p, seat, character)
}

/** A card that is at work already cannot be borrowed again, so borrowing never goes in circles. */
function isAtWork(game: Game, character: number): boolean {
  const source = byCharacter(character)
  for (let at = 0; at < game.stack.length; at += FRAME)
    if (game.stack[at + SOURCE] === source) return true
  return false
}

/** Use an engageable character of another player; it is not turned. */
export const borrow: Pending = {
  rule: 'REN-INV-6',
  offer(p, seat, out) {
    for (const character of p.game.court)
      if (judgeBorrow(p, seat, character) === 0) out.push(makeChoice(BORROW, character))
    out.push(DECLINED)
  },
  judge(p, seat, code, character) {
    if (code === DECLINE) return 0
    return code === BORROW ? judgeBorrow(p, seat, character) : NOT_ASKED_NOW
  },
  take(p, seat, code, character) {
    pop(p.game)
    if (code === BORROW) payAndRun(p, seat, character)
  },
  worthAsking: (p, seat) =>
    p.game.court.some((character) => (p.game.where[character] & 3) !== seat),
}
