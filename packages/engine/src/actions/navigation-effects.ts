import { isDestinationOfKind, judgeDestination } from '../board/places.ts'
import { spendReductions } from '../cards/modifiers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice, NAVIGATE } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { NAVIGATE_FLAGS, NAVIGATE_KIND, NAVIGATE_REDUCTION } from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { byDestination } from '../state/source.ts'
import { FLAG_BUSY } from '../state/tables.ts'
import { COST_NAVIGATE } from '../state/words.ts'
import { beginVoyage, judgeNavigate, navigationBread, STAGE_VISIT } from './navigation.ts'

const VOYAGE = frameCode('voyage')
const VISIT = choiceCode('visit')
const DOCK_OCCUPIED = refusalCode('dockOccupied')
const OTHER_KIND = refusalCode('otherKindOfDestination')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** An effect that uses a destination; the two differ in the choice, its judgement and its result. */
const destinationEffect = (
  rule: string,
  choice: number,
  judge: (ctx: RulesContext, seat: number, destination: number) => number,
  begin: (
    ctx: RulesContext,
    seat: number,
    destination: number,
    reduction: number,
    flags: number,
    source: number,
  ) => void,
): FrameHandler => ({
  rule,
  offer(ctx, seat, out) {
    for (let destination = 0; destination < ctx.tables.destinationIds.length; destination++)
      if (judge(ctx, seat, destination) === 0) out.push(makeChoice(choice, destination))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, destination) {
    if (code === DECLINE) return 0
    return code === choice ? judge(ctx, seat, destination) : NOT_ASKED_NOW
  },
  take(ctx, seat, code, destination) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const reduction = stack[at + NAVIGATE_REDUCTION]
    const flags = stack[at + NAVIGATE_FLAGS]
    const source = stack[at + SOURCE]
    pop(ctx.game)
    if (code === choice) begin(ctx, seat, destination, reduction, flags, source)
  },
  optionsMatter: () => true,
  maySendShip: (ctx, at, seat) => ctx.game.stack[at + SEAT] === seat,
})

/** An effect that places another ship. */
export const extraNavigate = destinationEffect(
  'REN-NAV-1',
  NAVIGATE,
  (ctx, seat, destination) => {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const kind = stack[at + NAVIGATE_KIND]
    const reduction = stack[at + NAVIGATE_REDUCTION]
    return judgeNavigate(ctx, seat, destination, kind, reduction, stack[at + NAVIGATE_FLAGS])
  },
  beginVoyage,
)

/** An effect that uses a destination without a ship (REN-NAV-15). */
export const visit = destinationEffect(
  'REN-NAV-15',
  VISIT,
  (ctx, seat, destination) => {
    const { stack, docks } = ctx.game
    const at = top(ctx.game)
    const refusal = judgeDestination(ctx, destination)
    if (refusal !== 0) return refusal
    if (!isDestinationOfKind(ctx, destination, stack[at + NAVIGATE_KIND], seat)) return OTHER_KIND
    if (docks[destination] !== 0 && (stack[at + NAVIGATE_FLAGS] & FLAG_BUSY) === 0)
      return DOCK_OCCUPIED
    return judgeBread(ctx, seat, visitBread(ctx, seat, destination, stack[at + NAVIGATE_REDUCTION]))
  },
  (ctx, seat, destination, reduction, _flags, source) => {
    const to = ctx.tables.destinationIds[destination]
    ctx.sink?.push({ kind: 'navigate', seat, to, ship: false })
    payBread(ctx, seat, visitBread(ctx, seat, destination, reduction), source)
    spendReductions(ctx, seat, COST_NAVIGATE)
    push(ctx.game, VOYAGE, seat, destination, STAGE_VISIT, 0, byDestination(destination))
  },
)

/** A visit never pays for an occupied dock. */
const visitBread = (ctx: RulesContext, seat: number, destination: number, reduction: number) =>
  navigationBread(ctx, seat, destination, reduction, FLAG_BUSY)
