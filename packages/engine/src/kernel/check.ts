import { argumentOf, codeOf, isOption } from '../state/choice.ts'
import type { Play } from '../state/play.ts'
import { NO_NUMBER, REFUSALS, type Refusal, refusalCode } from '../state/refusal.ts'
import { decidersOf, topPending } from './advance.ts'
import { isChoice } from './describe.ts'

const UNKNOWN = refusalCode('unknown')
const GAME_OVER = refusalCode('gameOver')
const NOT_YOUR_DECISION = refusalCode('notYourDecision')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

type JudgeOption = (p: Play, seat: number, code: number, argument: number) => number

/** 0 if a seat may make this choice now, else a refusal code with its numbers in `p`. */
export function judgeChoice(
  p: Play,
  seat: number,
  choice: number,
  judgeOption: JudgeOption,
): number {
  p.needs = p.has = p.limit = NO_NUMBER
  if (!isChoice(p.argumentLimits, choice)) return UNKNOWN
  const pending = topPending(p)
  if (pending === null) return GAME_OVER
  const seated = Number.isInteger(seat) && seat >= 0 && seat < p.game.seats
  // In a simultaneous choice the frame itself says who has answered.
  if (!seated || (!pending.deciders && ((decidersOf(p) >> seat) & 1) === 0))
    return NOT_YOUR_DECISION
  const code = codeOf(choice)
  const argument = argumentOf(choice)
  if (isOption(choice)) return judgeOption(p, seat, code, argument)
  return pending.judge ? pending.judge(p, seat, code, argument) : NOT_ASKED_NOW
}

/** The refusal that `judgeChoice` left behind. */
export function refusalOf(p: Play, code: number): Refusal {
  return {
    code: REFUSALS[code],
    ...(p.needs === NO_NUMBER ? {} : { needs: p.needs }),
    ...(p.has === NO_NUMBER ? {} : { has: p.has }),
    ...(p.limit === NO_NUMBER ? {} : { limit: p.limit }),
  }
}
