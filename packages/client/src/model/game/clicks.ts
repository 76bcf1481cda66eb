import type { FrameKind, Game } from '@amalfi/engine'
import { withPayments } from './answers.ts'
import type { Question } from './question.ts'
import type { GameRules } from './rules.ts'
import type { OfferedChoice } from './targets.ts'

/** Where an answer is on the page: what a click takes at once, and what is in a list. */

/** The answer that a click on a target takes; null if the click opens a list. */
export function directAnswer(offered: readonly OfferedChoice[]): OfferedChoice | null {
  const asked = offered.filter(({ option }) => !option)
  if (asked.length === 1) return asked[0]
  const isSameChoice = asked.every(({ choice }) => choice === asked[0].choice)
  if (asked.length > 1 && isSameChoice && asked[0].described.do !== 'construct') {
    // All ships are sent at once, unless there are several ways to do that.
    const longer = asked.filter(({ then }) => then.length > 0)
    return longer.length === 1 ? longer[0] : (asked.at(-1) ?? null)
  }
  if (offered.length !== 1) return null
  // The click may have been meant to look at the card, so it does not discard it.
  return offered[0].described.do === 'handToBread' ? null : offered[0]
}

/** Questions within an action. On a phone their answers are listed, to save the way to another board. */
const LISTED_ON_PHONE: readonly FrameKind[] = [
  'take',
  'erect',
  'straighten',
  'visit',
  'evolve',
  'choose',
  'borrow',
  'light',
]
/** A longer list would cover the boards. */
const MAX_LISTED = 7

/** Whether a phone lists all answers to a question, also those that are on the boards. */
export function isListedOnPhone(
  { decision }: Question,
  targets: ReadonlyMap<unknown, readonly OfferedChoice[]>,
): boolean {
  const answers = [...targets.values()].flat().filter(({ option }) => !option)
  return LISTED_ON_PHONE.includes(decision.about) && answers.length <= MAX_LISTED
}

const PURCHASES: readonly string[] = ['acquire', 'discover', 'invite']

/**
 * The buttons for a picked target on a phone, from the top. The best answer is last, nearest to the
 * thumb, and optional actions come first. Purchases are listed with their payments, to save a tap.
 */
export function answersToTap(
  offered: readonly OfferedChoice[],
  rules: GameRules,
  game: Game,
  seat: number,
): readonly OfferedChoice[] {
  const asked = offered
    .filter(({ option }) => !option)
    .flatMap((one) =>
      PURCHASES.includes(one.described.do) ? withPayments(rules, seat, game, one) : [one],
    )
  return [...offered.filter(({ option }) => option), ...asked.toReversed()]
}
