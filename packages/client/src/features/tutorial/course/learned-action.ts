import { BAY, type Described, forecastOf, type GameEvent, isOption, shipsAt } from '@amalfi/engine'
import type { Praised, Remark, Topic } from '@amalfi/text'
import { LEARNER, teaches } from './course.ts'
import type { Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'
import { shipsSpent } from './topics.ts'

/** What one did last: topics that were played for the first time, and what else there is to say. */
export interface LearnedAction {
  readonly did: Described
  readonly news: readonly GameEvent[]
  readonly praise: readonly Praised[]
  readonly remark: Remark | null
  /** What had been proposed instead, where one went another way. */
  readonly proposed: Described | null
}

interface Made {
  readonly at: Standpoint
  readonly choice: number
  readonly news: readonly GameEvent[]
  /** Topics played for the first time. */
  readonly done: readonly Topic[]
  readonly proposal: Proposal
}

/** More ships in the port than this for one card are worth a word. */
const FEW_TO_PORT = 1

const isPraised = (topic: Topic, news: readonly GameEvent[]): topic is Praised =>
  topic !== 'ships' &&
  topic !== 'feeding' &&
  topic !== 'decree' &&
  // Ships that come back from their holds are no example if some of them went on to the port.
  (topic !== 'payment' || shipsSpent(news, LEARNER) === 0)

export function learnedActionOf({ at, choice, news, done, proposal }: Made): LearnedAction {
  const did = at.rules.describe(choice)
  const as = proposal.advice.choice === choice
  const remark = remarkOn(at, did, news, done, as)
  return {
    did,
    news,
    praise: done.filter((topic) => isPraised(topic, news)),
    remark,
    proposed: remark === null || as || isOption(choice) ? null : proposal.advice.described,
  }
}

function remarkOn(
  at: Standpoint,
  did: Described,
  news: readonly GameEvent[],
  done: readonly Topic[],
  asProposed: boolean,
): Remark | null {
  const option = onOption(at, did)
  // What the guide itself has proposed needs no more words, where it is a topic.
  if (option !== null && asProposed && teaches(at.course, 'conversion')) return null
  if (option !== null) return option
  if (shipsSpent(news, LEARNER) > FEW_TO_PORT) return 'paidDearly'
  if (asProposed) return null
  switch (did.do) {
    case 'navigate':
      return 'sailed'
    case 'acquire':
    case 'discover':
    case 'invite':
      // What is still to be paid for is not bought yet.
      return done.length > 0 || !news.some((event) => event.kind === 'card' && event.to === 'table')
        ? null
        : 'bought'
    case 'construct':
      return 'built'
    case 'engage':
      return 'engaged'
    case 'pass':
      return 'passed'
    case 'decline':
      return at.rules.decision(at.game, at.seat).about === 'send' &&
        shipsAt(at.game, at.seat, BAY) > 0
        ? 'keptShips'
        : 'declined'
    case 'endTurn':
      return 'notClaimed'
    default:
      return null
  }
}

/** Optional actions are no answers to what is asked; what they do is always worth knowing. */
function onOption(at: Standpoint, { do: kind }: Described): Remark | null {
  if (kind !== 'bayToBread' && kind !== 'holdToBread' && kind !== 'handToBread') return null
  const { rules, game, seat } = at
  const asked = rules.decision(game, seat).about
  const { short } = forecastOf(rules.tables, rules.view(game, seat), seat)
  // Where nothing can be done about it after passing, it is done before.
  const inTime = asked === 'feed' || !rules.tables.config.breadAfterPassing
  return inTime && short > 0 ? 'madeBread' : kind
}
