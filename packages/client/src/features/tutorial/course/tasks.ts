import { BAY, type ChoiceKind, type Described, feedDue, holdsShown, shipsAt } from '@amalfi/engine'
import type { Task, Topic } from '@amalfi/text'
import { type TargetId, targetFor } from '../../../model/game/targets.ts'
import { type Advice, adviceFor, bestTurn, canBuy, nearestTitle, prepare } from './advice.ts'
import {
  claimAt,
  convertFor,
  firstConversion,
  goAgain,
  storeBeforePassing,
} from './bread-advice.ts'
import { lessonOf } from './course.ts'
import { after, choicesAt, type Standpoint } from './standpoint.ts'
import { worthOf } from './worth.ts'

/** What there is to do at a question, and the best answer to it. */
export interface Proposal {
  readonly topic: Topic
  readonly task: Task
  readonly advice: Advice
  /** The title that it leads to. */
  readonly title?: string
  /** What it makes possible. */
  readonly next?: Described
}

/** What one has just seen needs fewer words. */
export interface Familiar {
  readonly paid: boolean
  /** The ship before this one was sent by the same voyage. */
  readonly sending: boolean
}

/** What a seat that is asked should do, where these topics are still open. */
export function proposalAt(at: Standpoint, open: readonly Topic[], familiar: Familiar): Proposal {
  const { about } = at.rules.decision(at.game, at.seat)
  if (about === 'main' || about === 'close') return claimAt(at) ?? turn(at, open)
  if (about === 'feed') return feed(at)
  if (about === 'decree') return only(at, 'feeding', 'decree')
  if (about === 'pack')
    return part(at, 'ships', 'pack', [
      `pack:${at.course.packs.find(({ seat }) => seat === at.seat)?.pack}`,
    ])
  return partOfAction(at, about, open, familiar)
}

/** Ships in the bay come back in any case; loads and cards are worth more. */
const BREAD_MAKERS: readonly ChoiceKind[] = ['bayToBread', 'holdToBread', 'handToBread']

function feed(at: Standpoint): Proposal {
  const { rules, game, seat } = at
  const short = feedDue({ tables: rules.tables, game }, seat) > game.bread[seat]
  const options = short ? rules.options(game, seat, []) : []
  const makers = options
    .map((choice) => ({ choice, described: rules.describe(choice), towards: null }))
    .toSorted((a, b) => rank(a.described) - rank(b.described))
  if (makers.length === 0) return only(at, 'feeding', 'feed')
  return { topic: 'feeding', task: 'makeBread', advice: makers[0] }
}

const rank = ({ do: kind }: Described): number => BREAD_MAKERS.indexOf(kind)

/** A turn: the first of the open topics that can be got on with. */
function turn(at: Standpoint, open: readonly Topic[]): Proposal {
  for (const topic of open) {
    const found = forTopic(at, topic, open)
    if (found !== null) return found
  }
  const advice = bestTurn(at)
  if (advice.described.do !== 'pass') return { topic: 'passing', task: 'free', advice }
  return storeBeforePassing(at, open) ?? { topic: 'passing', task: 'pass', advice }
}

function forTopic(at: Standpoint, topic: Topic, open: readonly Topic[]): Proposal | null {
  const { aim, by, task, wished = [] } = lessonOf(at.course, topic)
  if (topic === 'navigation') {
    const advice = prepare(at, 'artwork', wished) ?? bestTurn(at, 'navigate')
    return advice === null ? null : { topic, task: 'sail', advice }
  }
  if (topic === 'titles') return forTitle(at)
  if (topic === 'conversion') return firstConversion(at, open)
  if (task === undefined || aim === undefined) return null
  const advice = adviceFor(at, aim, wished, by)
  // Bread may be all that is missing.
  if (advice === null) return open.includes('conversion') ? null : convertFor(at, [topic], topic)
  return { topic, task: advice.towards === null ? task : 'fetch', advice }
}

/** Any of the things that the nearest title still lacks. */
function forTitle(at: Standpoint): Proposal | null {
  const nearest = nearestTitle(at)
  if (nearest === null) return null
  for (const { count, has, needs } of nearest.needs) {
    const advice = has < needs ? adviceFor(at, count) : null
    if (advice !== null) return { topic: 'titles', task: 'title', advice, title: nearest.title }
  }
  // What is learnt by looking at it can be spoken of in any turn.
  const advice = lessonOf(at.course, 'titles').looked ? bestTurn(at) : null
  if (advice === null || advice.described.do === 'pass') return null
  return { topic: 'titles', task: 'free', advice }
}

function only(at: Standpoint, topic: Topic, task: Task): Proposal {
  const [choice] = choicesAt(at)
  return { topic, task, advice: { choice, described: at.rules.describe(choice), towards: null } }
}

/** One of the parts that an action consists of. */
function partOfAction(
  at: Standpoint,
  about: string,
  open: readonly Topic[],
  { paid, sending }: Familiar,
): Proposal {
  const { rules, game, seat } = at
  switch (about) {
    case 'payment':
      return only(at, 'payment', paid ? 'payAgain' : 'pay')
    case 'send': {
      const empty = shipsAt(game, seat, BAY) === 0
      const again = empty ? goAgain(at) : null
      if (again !== null) return again
      const task = empty ? 'nothingToSend' : sending ? 'sendMore' : 'send'
      return part(at, 'navigation', task, [], open)
    }
    case 'erect': {
      const proposal = part(at, 'lighthouses', 'erect', at.course.sites)
      const { described } = proposal.advice
      const site = described.do === 'erect' ? rules.tables.destinationIds.indexOf(described.to) : -1
      const holds = site < 0 || holdsShown({ tables: rules.tables, game }, site) !== 0
      return holds ? proposal : { ...proposal, task: 'erectForBread' }
    }
    case 'lighthouse': {
      const sends = choicesAt(at).some((choice) => rules.describe(choice).do === 'lightSend')
      return part(at, 'lighthouses', sends ? 'useLighthouse' : 'useForBread')
    }
    case 'take':
      return part(at, 'people', 'take')
    case 'discover':
      return part(at, 'discovery', 'part')
    case 'acquire':
      return part(at, 'art', 'part')
    default:
      return part(at, 'people', 'part')
  }
}

/** Choosing the same again has no end: what only goes on counts as a little better. */
const AHEAD = 0.05

function part(
  at: Standpoint,
  topic: Topic,
  task: Task,
  wished: readonly TargetId[] = [],
  open: readonly Topic[] = [],
): Proposal {
  const rated = choicesAt(at).map((choice) => {
    const described = at.rules.describe(choice)
    const load = 'hold' in described ? described.hold : undefined
    const place = wished.indexOf(targetFor(described))
    const then = after(at, choice, load)
    const worth = worthOf(then) + (described.do === 'decline' ? 0 : AHEAD) + readiness(then, open)
    return { choice, described, rank: place < 0 ? wished.length : place, worth }
  })
  const [{ choice, described }] = rated.toSorted((a, b) => a.rank - b.rank || b.worth - a.worth)
  return { topic, task, advice: { choice, described, towards: null } }
}

/** How much loads are worth for serving a topic that is still open; the first most. */
const READY = 0.5

function readiness(at: Standpoint, open: readonly Topic[]): number {
  const aims = open.flatMap((topic) => lessonOf(at.course, topic).aim ?? [])
  const first = aims.findIndex((aim) => canBuy(at, aim))
  return first < 0 ? 0 : READY * (aims.length - first)
}
