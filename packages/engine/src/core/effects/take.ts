import { judgeBread, payBread } from '../bread.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../choice.ts'
import { ALL_SEE } from '../event.ts'
import { A, B, pop, SOURCE, top } from '../frames.ts'
import type { Pending, Play } from '../play.ts'
import { gainSlotBread, slotAdds } from '../prices.ts'
import { refusalCode } from '../refusal.ts'
import { refill, removeFromRow, show } from '../rows.ts'
import { fire, triggerCode } from '../triggers.ts'
import { HAND } from '../whereabouts.ts'
import { COUNCIL } from '../words.ts'

const TAKE = choiceCode('take')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')
const WHEN_TAKE = triggerCode('take')

/** Take characters from the Council: A how many more, B flags of the effect. */
export const take: Pending = {
  rule: 'REN-NAV-6',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
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
    refill(p, COUNCIL)
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
