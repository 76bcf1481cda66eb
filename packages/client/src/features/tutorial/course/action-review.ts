import { BAY, type Described, forecastOf, type GameEvent, isOption, shipsAt } from '@amalfi/engine'
import type { PraisedTopic, Remark, Topic } from '@amalfi/text'
import type { Proposal } from './advice.ts'
import type { TutorialContext } from './context.ts'
import { LEARNER, teaches } from './course.ts'
import { emergencyShipsIn } from './topics.ts'

/** What the tutorial can say about the learner's last choice. */
export interface ActionReview {
  readonly choice: Described
  readonly events: readonly GameEvent[]
  /** Topics that were played for the first time. */
  readonly praise: readonly PraisedTopic[]
  readonly remark: Remark | null
  /** What had been proposed, if the learner chose something else. */
  readonly proposed: Described | null
}

interface ReviewInput {
  readonly ctx: TutorialContext
  readonly choice: number
  readonly events: readonly GameEvent[]
  /** Topics played for the first time. */
  readonly newTopics: readonly Topic[]
  readonly proposal: Proposal
}

/** More ships of emergency supply than this get a remark. */
const FEW_EMERGENCY_SHIPS = 1

const isPraised = (topic: Topic, events: readonly GameEvent[]): topic is PraisedTopic =>
  topic !== 'ships' &&
  topic !== 'feeding' &&
  topic !== 'decree' &&
  // A payment with emergency supply is no good example.
  (topic !== 'payment' || emergencyShipsIn(events, LEARNER) === 0)

/** Compares what the learner chose with what was proposed. */
export function reviewAction({
  ctx,
  choice,
  events,
  newTopics,
  proposal,
}: ReviewInput): ActionReview {
  const described = ctx.rules.describe(choice)
  const asProposed = proposal.advice.choice === choice
  const remark = remarkOn(ctx, described, events, newTopics, asProposed)
  return {
    choice: described,
    events,
    praise: newTopics.filter((topic) => isPraised(topic, events)),
    remark,
    proposed: remark === null || asProposed || isOption(choice) ? null : proposal.advice.described,
  }
}

function remarkOn(
  ctx: TutorialContext,
  choice: Described,
  events: readonly GameEvent[],
  newTopics: readonly Topic[],
  asProposed: boolean,
): Remark | null {
  const option = remarkOnOption(ctx, choice)
  // No remark on an optional action that the tutorial proposed and teaches.
  if (option !== null && asProposed && teaches(ctx.course, 'conversion')) return null
  if (option !== null) return option
  if (emergencyShipsIn(events, LEARNER) > FEW_EMERGENCY_SHIPS) return 'paidDearly'
  if (asProposed) return null
  switch (choice.do) {
    case 'navigate':
      return 'sailed'
    case 'acquire':
    case 'discover':
    case 'invite':
      // A card that is still to be paid for is not bought yet.
      return newTopics.length > 0 ||
        !events.some((event) => event.kind === 'card' && event.to === 'table')
        ? null
        : 'bought'
    case 'construct':
      return 'built'
    case 'engage':
      return 'engaged'
    case 'pass':
      return 'passed'
    case 'decline':
      return ctx.rules.decision(ctx.game, ctx.seat).about === 'send' &&
        shipsAt(ctx.game, ctx.seat, BAY) > 0
        ? 'keptShips'
        : 'declined'
    case 'endTurn':
      return 'notClaimed'
    case 'feed':
    case 'decree':
    case 'pack':
    case 'pay':
    case 'send':
    case 'take':
    case 'erect':
    case 'straighten':
    case 'choose':
    case 'buy':
    case 'give':
    case 'visit':
    case 'recall':
    case 'recallFromPort':
    case 'shift':
    case 'discardArtwork':
    case 'discardCharacter':
    case 'keep':
    case 'borrow':
    case 'light':
    case 'lightSend':
    case 'lightBread':
    case 'characterFirst':
    case 'actionFirst':
    case 'resolve':
    case 'insteadTake':
    case 'insteadPoints':
    case 'drop':
    case 'holdToBread':
    case 'bayToBread':
    case 'handToBread':
    case 'claim':
    case 'buyPoint':
    case 'settle':
      return null
  }
}

/** Optional actions are explained even if they were not proposed. */
function remarkOnOption(ctx: TutorialContext, { do: kind }: Described): Remark | null {
  if (kind !== 'bayToBread' && kind !== 'holdToBread' && kind !== 'handToBread') return null
  const { rules, game, seat } = ctx
  const asked = rules.decision(game, seat).about
  const { short } = forecastOf(rules.tables, rules.view(game, seat), seat)
  // If bread cannot be made after passing, it is made in time before.
  const inTime = asked === 'feed' || !rules.tables.config.breadAfterPassing
  return inTime && short > 0 ? 'madeBread' : kind
}
