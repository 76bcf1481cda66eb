import {
  BAY,
  type ChoiceKind,
  type Decision,
  type Described,
  feedDue,
  holdsShown,
  shipsAt,
} from '@amalfi/engine'
import type { Task, Topic } from '@amalfi/text'
import { type TargetId, targetFor, targetId } from '../../../model/game/targets.ts'
import { adviceFor, bestTurn, canBuy, nearestTitle, type Proposal, prepare } from './advice.ts'
import { afterAction, choicesAt, type TutorialContext } from './context.ts'
import { lessonOf } from './course.ts'
import { evaluate } from './evaluate.ts'
import {
  claimProposal,
  convertForTopics,
  firstConversion,
  freeShipToSend,
  storeBeforePassing,
} from './optional-actions.ts'

/** What the learner has done already: its explanation can be shorter. */
export interface SeenBefore {
  readonly hasPaid: boolean
  /** The last choice sent a ship of the same voyage. */
  readonly isSending: boolean
}

/** What the tutorial proposes for the current decision, while these topics are still open. */
export function proposalAt(
  ctx: TutorialContext,
  open: readonly Topic[],
  seen: SeenBefore,
): Proposal {
  const { about } = ctx.rules.decision(ctx.game, ctx.seat)
  if (about === 'main' || about === 'close') return claimProposal(ctx) ?? turnProposal(ctx, open)
  if (about === 'feed') return feedProposal(ctx)
  if (about === 'decree') return onlyChoice(ctx, 'feeding', 'decree')
  if (about === 'pack')
    return bestPart(
      ctx,
      'ships',
      'pack',
      ctx.course.packs.flatMap(({ seat, pack }) =>
        seat === ctx.seat ? [targetId('pack', pack)] : [],
      ),
    )
  return partProposal(ctx, about, open, seen)
}

/** What to turn into bread first: ships in the bay come back anyway, resources and cards are worth more. */
const BREAD_MAKERS: readonly ChoiceKind[] = ['bayToBread', 'holdToBread', 'handToBread']

function feedProposal(ctx: TutorialContext): Proposal {
  const { rules, game, seat } = ctx
  const short = feedDue({ tables: rules.tables, game }, seat) > game.bread[seat]
  const options = short ? rules.options(game, seat, []) : []
  const makers = options
    .map((choice) => ({ choice, described: rules.describe(choice), preparesFor: null }))
    .toSorted((a, b) => rank(a.described) - rank(b.described))
  if (makers.length === 0) return onlyChoice(ctx, 'feeding', 'feed')
  return { topic: 'feeding', task: 'makeBread', advice: makers[0] }
}

const rank = ({ do: kind }: Described): number => BREAD_MAKERS.indexOf(kind)

/** A turn that serves the first open topic that can be played now. */
function turnProposal(ctx: TutorialContext, open: readonly Topic[]): Proposal {
  for (const topic of open) {
    const found = topicProposal(ctx, topic, open)
    if (found !== null) return found
  }
  const advice = bestTurn(ctx)
  if (advice.described.do !== 'pass') return { topic: 'passing', task: 'free', advice }
  return storeBeforePassing(ctx, open) ?? { topic: 'passing', task: 'pass', advice }
}

function topicProposal(
  ctx: TutorialContext,
  topic: Topic,
  open: readonly Topic[],
): Proposal | null {
  const { goal, action, task, preferred = [] } = lessonOf(ctx.course, topic)
  if (topic === 'navigation') {
    const advice = prepare(ctx, 'artwork', preferred) ?? bestTurn(ctx, 'navigate')
    return advice === null ? null : { topic, task: 'sail', advice }
  }
  if (topic === 'titles') return titleProposal(ctx)
  if (topic === 'conversion') return firstConversion(ctx, open)
  if (task === undefined || goal === undefined) return null
  const advice = adviceFor(ctx, goal, preferred, action)
  // Bread may be all that is missing.
  if (advice === null)
    return open.includes('conversion') ? null : convertForTopics(ctx, [topic], topic)
  return { topic, task: advice.preparesFor === null ? task : 'fetch', advice }
}

/** A turn that brings something which the nearest title still needs. */
function titleProposal(ctx: TutorialContext): Proposal | null {
  const nearest = nearestTitle(ctx)
  if (nearest === null) return null
  for (const { count, has, needs } of nearest.needs) {
    const advice = has < needs ? adviceFor(ctx, count) : null
    if (advice !== null) return { topic: 'titles', task: 'title', advice, title: nearest.title }
  }
  // A topic that only needs to be shown can be shown in any turn.
  const advice = lessonOf(ctx.course, 'titles').shownOnly ? bestTurn(ctx) : null
  if (advice === null || advice.described.do === 'pass') return null
  return { topic: 'titles', task: 'free', advice }
}

function onlyChoice(ctx: TutorialContext, topic: Topic, task: Task): Proposal {
  const [choice] = choicesAt(ctx)
  return {
    topic,
    task,
    advice: { choice, described: ctx.rules.describe(choice), preparesFor: null },
  }
}

/** The answer to a decision within an action. */
function partProposal(
  ctx: TutorialContext,
  about: Decision['about'],
  open: readonly Topic[],
  { hasPaid, isSending }: SeenBefore,
): Proposal {
  const { rules, game, seat } = ctx
  switch (about) {
    case 'payment':
      return onlyChoice(ctx, 'payment', hasPaid ? 'payAgain' : 'pay')
    case 'send': {
      const empty = shipsAt(game, seat, BAY) === 0
      const again = empty ? freeShipToSend(ctx) : null
      if (again !== null) return again
      const task = empty ? 'nothingToSend' : isSending ? 'sendMore' : 'send'
      return bestPart(ctx, 'navigation', task, [], open)
    }
    case 'erect': {
      const proposal = bestPart(ctx, 'lighthouses', 'erect', ctx.course.lighthouseSites)
      const { described } = proposal.advice
      const site = described.do === 'erect' ? rules.tables.destinationIds.indexOf(described.to) : -1
      const holds = site < 0 || holdsShown({ tables: rules.tables, game }, site) !== 0
      return holds ? proposal : { ...proposal, task: 'erectForBread' }
    }
    case 'lighthouse': {
      const sends = choicesAt(ctx).some((choice) => rules.describe(choice).do === 'lightSend')
      return bestPart(ctx, 'lighthouses', sends ? 'useLighthouse' : 'useForBread')
    }
    case 'take':
      return bestPart(ctx, 'people', 'take')
    case 'discover':
      return bestPart(ctx, 'discovery', 'part')
    case 'acquire':
      return bestPart(ctx, 'art', 'part')
    case 'navigate':
    case 'invite':
    case 'feed':
    case 'decree':
    case 'pack':
    case 'reaction':
    case 'endgame':
    case 'straighten':
    case 'choose':
    case 'give':
    case 'visit':
    case 'recall':
    case 'shift':
    case 'borrow':
    case 'light':
    case 'settle':
    case 'flow':
    case 'main':
    case 'run':
    case 'price':
    case 'build':
    case 'discard':
    case 'draw':
    case 'resolving':
    case 'order':
    case 'voyage':
    case 'evolve':
    case 'engaged':
    case 'launch':
    case 'purchase':
    case 'select':
    case 'draft':
    case 'close':
    case 'reward':
      return bestPart(ctx, 'people', 'part')
  }
}

/** Added to every answer but declining, so that an action goes on when both are worth the same. */
const PROGRESS_BONUS = 0.05

function bestPart(
  ctx: TutorialContext,
  topic: Topic,
  task: Task,
  preferred: readonly TargetId[] = [],
  open: readonly Topic[] = [],
): Proposal {
  const rated = choicesAt(ctx).map((choice) => {
    const described = ctx.rules.describe(choice)
    const hold = 'hold' in described ? described.hold : undefined
    const place = preferred.indexOf(targetFor(described))
    const next = afterAction(ctx, choice, hold)
    const bonus = described.do === 'decline' ? 0 : PROGRESS_BONUS
    const value = evaluate(next) + bonus + readiness(next, open)
    return { choice, described, rank: place < 0 ? preferred.length : place, value }
  })
  const [{ choice, described }] = rated.toSorted((a, b) => a.rank - b.rank || b.value - a.value)
  return { topic, task, advice: { choice, described, preparesFor: null } }
}

/** What it is worth that a card for an open topic can be bought; the first topic counts most. */
const READINESS_VALUE = 0.5

function readiness(ctx: TutorialContext, open: readonly Topic[]): number {
  const goals = open.flatMap((topic) => lessonOf(ctx.course, topic).goal ?? [])
  const first = goals.findIndex((goal) => canBuy(ctx, goal))
  return first < 0 ? 0 : READINESS_VALUE * (goals.length - first)
}
