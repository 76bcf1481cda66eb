import { docked, moveShip, shipsAt, undockShip } from '../board/ships.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { RECALL_FROM, RECALL_LEFT } from '../state/frame-slots.ts'
import { pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { RECALL_PORT } from '../state/tables.ts'
import { BAY, PORT } from '../state/words.ts'

const RECALL = choiceCode('recall')
const RECALL_FROM_PORT = choiceCode('recallFromPort')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const PORT_EMPTY = refusalCode('portEmpty')
const NO_SHIP_THERE = refusalCode('noShipThere')

/** Brings ships back to the bay, from the port or from docks. */
export const recall: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + RECALL_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    if (ctx.game.stack[top(ctx.game) + RECALL_FROM] === RECALL_PORT) {
      if (shipsAt(ctx.game, seat, PORT) > 0) out.push(makeChoice(RECALL_FROM_PORT, 0))
    } else
      for (let destination = 0; destination < ctx.game.docks.length; destination++)
        if (docked(ctx.game, destination, seat) > 0) out.push(makeChoice(RECALL, destination))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, destination) {
    if (code === DECLINE) return 0
    const wanted =
      ctx.game.stack[top(ctx.game) + RECALL_FROM] === RECALL_PORT ? RECALL_FROM_PORT : RECALL
    if (code !== wanted) return NOT_ASKED_NOW
    if (code === RECALL_FROM_PORT) return shipsAt(ctx.game, seat, PORT) > 0 ? 0 : PORT_EMPTY
    return docked(ctx.game, destination, seat) > 0 ? 0 : NO_SHIP_THERE
  },
  take(ctx, seat, code, destination) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    const source = ctx.game.stack[at + SOURCE]
    ctx.game.stack[at + RECALL_LEFT]--
    if (code === RECALL_FROM_PORT) moveShip(ctx, seat, PORT, BAY, source)
    else undockShip(ctx, seat, destination, source)
  },
  // An optional action can send a ship to the port first.
  optionsMatter: (ctx) => ctx.game.stack[top(ctx.game) + RECALL_FROM] === RECALL_PORT,
}
