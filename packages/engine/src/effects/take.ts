import { refillInTime, removeFromRow, show } from '../board/rows.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { gainBread, judgeBread, payBread } from '../payment/bread.ts'
import { gainSlotBread, slotAdds } from '../payment/prices.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { ALL_SEE } from '../state/event.ts'
import { A, B, pop, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { HAND } from '../state/whereabouts.ts'
import { CHARACTER_TYPES, COUNCIL } from '../state/words.ts'

const TAKE = choiceCode('take')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')
const WHEN_TAKE = triggerCode('take')
/** A character that is not there may be of any type. */
const ANY_TYPE = (1 << CHARACTER_TYPES.length) - 1

/** Take characters from the Council: A how many more, B flags of the effect. */
export const take: Pending = {
  rule: 'REN-NAV-6',
  step(p) {
    const at = top(p.game)
    if (p.game.stack[at + A] === 0) {
      pop(p.game)
      return true
    }
    const { insteadOfTaking } = p.tables.config
    if (insteadOfTaking === 0 || p.game.council.some((character) => character >= 0)) return false
    // ORI-GET-2: it counts as taken.
    const seat = p.game.stack[at + SEAT]
    p.game.stack[at + A]--
    gainBread(p, seat, insteadOfTaking, p.game.stack[at + SOURCE])
    fire(p, WHEN_TAKE, seat, ANY_TYPE)
    return true
  },
  offer(p, seat, out) {
    for (const character of p.game.council)
      if (character >= 0 && judgeTake(p, seat, character) === 0)
        out.push(makeChoice(TAKE, character))
    out.push(DECLINED)
  },
  judge(p, seat, code, character) {
    if (code === DECLINE) return 0
    return code === TAKE ? judgeTake(p, seat, character) : NOT_ASKED_NOW
  },
  take(p, seat, code, character) {
    if (code === DECLINE) return pop(p.game)
    const { game } = p
    const at = top(game)
    const source = game.stack[at + SOURCE]
    const slot = game.council.indexOf(character)
    game.stack[at + A]--
    payBread(p, seat, slotAdds(p, seat, COUNCIL, slot, game.stack[at + B]), source)
    gainSlotBread(p, seat, COUNCIL, slot, source)
    removeFromRow(p, COUNCIL, slot)
    show(game, character, HAND + seat)
    p.sink?.push({
      kind: 'card',
      what: 'character',
      card: p.tables.characterIds[character],
      from: 'row',
      to: 'hand',
      seat,
      seen: ALL_SEE,
    })
    refillInTime(p, COUNCIL)
    fire(p, WHEN_TAKE, seat, 1 << p.tables.characters.type[character])
  },
  // Bread could be made for a dearer slot.
  worthAsking: (p) => p.game.council.some((character) => character >= 0),
}

function judgeTake(p: Play, seat: number, character: number): number {
  const slot = p.game.council.indexOf(character)
  if (slot < 0) return NOT_IN_ROW
  const flags = p.game.stack[top(p.game) + B]
  return judgeBread(p, seat, slotAdds(p, seat, COUNCIL, slot, flags))
}
