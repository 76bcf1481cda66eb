import { beginAction, judgeAction, offerActions } from '../actions/main-actions.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { PASS } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { frameCode, pop, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'

const REACTION = frameCode('reaction')
const WHEN_PASS = triggerCode('pass')

/** REN-ACT-1: in its turn a seat takes one main action or passes. */
export const main: FrameHandler = {
  rule: 'REN-ACT-1',
  offer: offerActions,
  judge: judgeAction,
  take(ctx, seat, code, argument) {
    pop(ctx.game)
    if (code === PASS) return pass(ctx, seat)
    // The rival reacts after the whole action (REN-SOL-10), so its frame is below.
    if (ctx.game.rival >= 0) push(ctx.game, REACTION, seat, code, 0, -1, BY_RULE)
    beginAction(ctx, seat, code, argument)
  },
  optionsMatter: () => true,
}

/** REN-ACT-2, REN-ACT-4: the seat is out for this period; the first to pass takes the Wind Rose for the next. */
function pass(ctx: RulesContext, seat: number): void {
  const { game } = ctx
  const first = game.windRoseTaken === 0
  game.passed[seat] = 1
  ctx.sink?.push({ kind: 'pass', seat, first })
  if (first) {
    game.windRoseTaken = 1
    ctx.sink?.push({ kind: 'windRose', from: game.windRose, to: seat })
    game.windRose = seat
  }
  fireTriggers(ctx, WHEN_PASS, seat, first ? 1 : 0)
}
