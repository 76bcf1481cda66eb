import { type Game, type GameEvent, type GameRecord, isOption, replay } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'
import type { GameRules } from '../../../model/game/rules.ts'
import { type Course, LEARNER, lessonOf, MOST_TURNS_LATER, topicsOf } from './course.ts'
import { type LearnedAction, learnedActionOf } from './learned-action.ts'
import type { Standpoint } from './standpoint.ts'
import { type Proposal, proposalAt } from './tasks.ts'
import { topicsIn } from './topics.ts'

/** What the record of a guided game tells about how far one is. */
export interface Learnt {
  readonly done: readonly Topic[]
  /** What has been looked at, and is learnt so. */
  readonly looked: readonly Topic[]
  /** What the last turn was about. */
  readonly busy: Topic
  /** What one did last, if there is something to say about it. */
  readonly action: LearnedAction | null
  /** Turns that one has begun, in all and since the first period. */
  readonly turns: number
  readonly turnsLater: number
  /** The last feed and decree of one's own. */
  readonly fed: Extract<GameEvent, { kind: 'feed' }> | null
  readonly scored: Extract<GameEvent, { kind: 'decree' }> | null
  /** The guided part has come to its end, or the game has. */
  readonly over: boolean
}

const NOTHING: Learnt = {
  done: [],
  looked: [],
  busy: 'ships',
  action: null,
  turns: 0,
  turnsLater: 0,
  fed: null,
  scored: null,
  over: false,
}

/** What is still to be taught, in order. */
export const openTopics = (
  course: Course,
  { done, looked }: Pick<Learnt, 'done' | 'looked'>,
  skipped: readonly string[],
): Topic[] =>
  topicsOf(course).filter(
    (topic) => !done.includes(topic) && !looked.includes(topic) && !skipped.includes(topic),
  )

/** One's own question, and what to do about it; null if one is not asked. */
export function proposalFor(
  learnt: Learnt,
  at: Standpoint,
  skipped: readonly string[],
): Proposal | null {
  if (!at.rules.deciders(at.game).includes(at.seat)) return null
  return proposalAt(at, openTopics(at.course, learnt, skipped), {
    paid: learnt.done.includes('payment'),
    sending: learnt.action?.did.do === 'send',
  })
}

/** Follows guided games as they go on. What was found out once is remembered, by the choices made. */
export class Follower {
  private readonly rules: GameRules
  private readonly course: Course
  private readonly known = new Map<string, Learnt>()

  constructor(rules: GameRules, course: Course) {
    this.rules = rules
    this.course = course
  }

  follow(record: GameRecord, skipped: readonly string[]): Learnt {
    const { rules, known } = this
    const events: GameEvent[] = []
    let learnt = NOTHING
    let before: Game | null = null
    replay(rules, record, events, (game, _made, letters, seat, choice) => {
      const key = `${skipped.join(' ')}|${record.choices.slice(0, letters)}`
      const news = events.splice(0)
      const then =
        known.get(key) ?? this.next(learnt, { before, game, seat, choice, news, skipped })
      known.set(key, then)
      learnt = then
      before = rules.copy(game)
    })
    return learnt
  }

  private next(learnt: Learnt, move: Move): Learnt {
    const { before, game, seat, choice, news, skipped } = move
    const { rules, course } = this
    const taught = topicsOf(course)
    const mine = seat === LEARNER && before !== null
    const fresh = topicsIn(news, LEARNER, mine ? rules.describe(choice) : null).filter(
      (topic) => taught.includes(topic) && !learnt.done.includes(topic),
    )
    const next = {
      ...learnt,
      done: [...learnt.done, ...fresh],
      fed: lastOf(news, 'feed') ?? learnt.fed,
      scored: lastOf(news, 'decree') ?? learnt.scored,
    }
    const at = { course, rules, game: before ?? game, seat: LEARNER }
    const proposal = mine ? proposalFor(learnt, at, skipped) : null
    if (proposal !== null) {
      next.action = learnedActionOf({ at, choice, news, done: fresh, proposal })
      if (at.rules.decision(at.game, LEARNER).about === 'main' && !isOption(choice)) {
        next.turns++
        if (at.game.period > 0) next.turnsLater++
        next.busy = proposal.topic
        if (!next.done.includes('ships')) next.done.push('ships')
        const { topic } = proposal
        if (lessonOf(course, topic).looked && !next.looked.includes(topic))
          next.looked = [...next.looked, topic]
      }
    }
    return {
      ...next,
      over: learnt.over || isOver(game, next, openTopics(course, next, skipped).length),
    }
  }
}

interface Move {
  readonly before: Game | null
  readonly game: Game
  readonly seat: number
  readonly choice: number
  readonly news: readonly GameEvent[]
  readonly skipped: readonly string[]
}

const lastOf = <K extends 'feed' | 'decree'>(
  news: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { kind: K }> | null =>
  (news.findLast((event) => event.kind === kind && event.seat === LEARNER) as
    | Extract<GameEvent, { kind: K }>
    | undefined) ?? null

/** The first period is always played together; later it is over as soon as nothing is left to teach. */
function isOver(game: Game, learnt: Omit<Learnt, 'over'>, open: number): boolean {
  if (game.period === 0) return false
  return (
    game.period > 1 ||
    open === 0 ||
    learnt.turnsLater >= MOST_TURNS_LATER ||
    game.passed[LEARNER] !== 0
  )
}
