import { argumentOf, codeOf, isOption } from '../state/choice.ts'
import type { RulesContext } from '../state/context.ts'
import { NO_NUMBER, REFUSALS, type Refusal, refusalCode } from '../state/refusal.ts'
import { decidersOf, topHandler } from './advance.ts'
import { isChoice } from './describe-choice.ts'

const UNKNOWN = refusalCode('unknown')
const GAME_OVER = refusalCode('gameOver')
const NOT_YOUR_DECISION = refusalCode('notYourDecision')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

type JudgeOption = (ctx: RulesContext, seat: number, code: number, argument: number) => number

/** 0 if a seat may make this choice now, else a refusal code with its numbers in `ctx`. */
export function judgeChoice(
  ctx: RulesContext,
  seat: number,
  choice: number,
  judgeOption: JudgeOption,
): number {
  ctx.needs = ctx.has = ctx.limit = NO_NUMBER
  if (!isChoice(ctx.argumentLimits, choice)) return UNKNOWN
  const handler = topHandler(ctx)
  if (handler === null) return GAME_OVER
  const seated = Number.isInteger(seat) && seat >= 0 && seat < ctx.game.seats
  // If several seats choose at once, the handler itself refuses a second answer.
  if (!seated || (!handler.deciders && ((decidersOf(ctx) >> seat) & 1) === 0))
    return NOT_YOUR_DECISION
  const code = codeOf(choice)
  const argument = argumentOf(choice)
  if (isOption(choice)) return judgeOption(ctx, seat, code, argument)
  return handler.judge ? handler.judge(ctx, seat, code, argument) : NOT_ASKED_NOW
}

/** The refusal for a code that `judgeChoice` returned; its numbers are in `ctx`. */
export function refusalOf(ctx: RulesContext, code: number): Refusal {
  return {
    code: REFUSALS[code],
    ...(ctx.needs === NO_NUMBER ? {} : { needs: ctx.needs }),
    ...(ctx.has === NO_NUMBER ? {} : { has: ctx.has }),
    ...(ctx.limit === NO_NUMBER ? {} : { limit: ctx.limit }),
  }
}
