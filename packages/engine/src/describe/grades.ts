import type { Described } from '../kernel/describe-choice.ts'
import type { Rules } from '../kernel/rules.ts'
import { isOption } from '../state/choice.ts'
import type { GameEvent } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import { HOLDS } from '../state/words.ts'

/**
 * How good a legal choice is at first sight. The page shows it where the choice is offered.
 * `payable`: with what is in the holds, or at no cost. `emergency`: only if ships of the bay go to the
 * port. `noEffect`: as things stand, nothing would come of it.
 */
export const GRADES = ['payable', 'emergency', 'noEffect'] as const
export type Grade = (typeof GRADES)[number]

/** The choices that may need ships of the bay, or may come to nothing. All others are payable. */
const GRADED: readonly Described['do'][] = [
  'navigate',
  'acquire',
  'discover',
  'invite',
  'engage',
  'construct',
  'pay',
  'choose',
  'buy',
  'visit',
  'borrow',
  'lightBread',
  'bayToBread',
  'handToBread',
  'buyPoint',
]

/** Events after which the choice has done what it does. */
const ENDS: readonly GameEvent['kind'][] = ['turn', 'phase', 'reaction']

/** More questions about the same purchase than there can be. */
const MAX_QUESTIONS = 8

type Playing = Pick<
  Rules<never, unknown>,
  'copy' | 'play' | 'deciders' | 'decisionKind' | 'choices' | 'describe'
>

/**
 * The grade of a legal choice. It plays the choice on a copy, with the best payment, up to the next
 * question that has a real answer.
 */
export function gradeOf(rules: Playing, game: Game, seat: number, choice: number): Grade {
  const described = rules.describe(choice)
  if (!GRADED.includes(described.do)) return 'payable'
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  let asks = false
  for (let i = 0; i < MAX_QUESTIONS && rules.deciders(copy)[0] === seat; i++) {
    const answers = rules.choices(copy, seat, [])
    const isPayment = rules.decisionKind(copy) === 'payment'
    const onlyDecline = answers.length === 1 && rules.describe(answers[0]).do === 'decline'
    // Cards that are given are part of the price.
    const isPrice = isPayment || rules.decisionKind(copy) === 'give'
    // After an optional action the same question comes again.
    asks =
      !isPrice &&
      !onlyDecline &&
      !isOption(choice) &&
      !events.some(({ kind }) => ENDS.includes(kind))
    if (!isPrice && !onlyDecline) break
    rules.play(copy, seat, answers[0], events)
  }
  const end = events.findIndex(({ kind }) => ENDS.includes(kind))
  const own = events.slice(0, end < 0 ? undefined : end).filter((event) => isOf(event, seat))
  if (!asks && !own.some(isGain)) return 'noEffect'
  // This option always moves a ship to the port.
  return described.do !== 'bayToBread' && own.some(isEmergency) ? 'emergency' : 'payable'
}

const isOf = (event: GameEvent, seat: number): boolean => !('seat' in event) || event.seat === seat

/** A ship that pays from the bay. */
const isEmergency = (event: GameEvent): boolean =>
  event.kind === 'ship' && event.from === 'bay' && event.to === 'port'

const isHold = (place: string): boolean => HOLDS.some((hold) => hold === place)

/** Whether an event is more than a price, an announcement, or the news that nothing happened. */
function isGain(event: GameEvent): boolean {
  switch (event.kind) {
    case 'navigate':
    case 'engage':
    case 'useLighthouse':
    case 'trigger':
    case 'nothing':
    case 'answered':
      return false
    case 'ship':
      return (
        event.to !== 'dock' && !isEmergency(event) && !(isHold(event.from) && event.to === 'bay')
      )
    case 'bread':
    case 'score':
      return event.to > event.from
    case 'turned':
      return event.to === 'upright'
    case 'card':
      return event.from !== 'hand' || event.to !== 'discard'
    default:
      return true
  }
}
