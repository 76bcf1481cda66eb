import { docked, moveShip, shipsAt, undockShip } from '../board/ships.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, pop, SOURCE, top } from '../state/frames.ts'
import type { Pending } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { RECALL_PORT } from '../state/tables.ts'
import { BAY, PORT } from '../state/words.ts'

const RECALL = choiceCode('recall')
const RECALL_FROM_PORT = choiceCode('recallFromPort')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const PORT_EMPTY = refusalCode('portEmpty')
const NO_SHIP_THERE = refusalCode('noShipThere')

/** Bring ships back to the bay: A how many more, B from the port or from a dock. */
export const recall: Pending = {
  rule: 'REN-INV-6',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    if (p.game.stack[top(p.game) + B] === RECALL_PORT) {
      if (shipsAt(p.game, seat, PORT) > 0) out.push(makeChoice(RECALL_FROM_PORT, 0))
    } else
      for (let destination = 0; destination < p.game.docks.length; destination++)
        if (docked(p.game, destination, seat) > 0) out.push(makeChoice(RECALL, destination))
    out.push(DECLINED)
  },
  judge(p, seat, code, destination) {
    if (code === DECLINE) return 0
    const wanted = p.game.stack[top(p.game) + B] === RECALL_PORT ? RECALL_FROM_PORT : RECALL
    if (code !== wanted) return NOT_ASKED_NOW
    if (code === RECALL_FROM_PORT) return shipsAt(p.game, seat, PORT) > 0 ? 0 : PORT_EMPTY
    return docked(p.game, destination, seat) > 0 ? 0 : NO_SHIP_THERE
  },
  take(p, seat, code, destination) {
    if (code === DECLINE) return pop(p.game)
    const at = top(p.game)
    const source = p.game.stack[at + SOURCE]
    p.game.stack[at + A]--
    if (code === RECALL_FROM_PORT) moveShip(p, seat, PORT, BAY, source)
    else undockShip(p, seat, destination, source)
  },
  // A ship can be sent to the port for bread first.
  worthAsking: (p) => p.game.stack[top(p.game) + B] === RECALL_PORT,
}
