import { type GameEvent, isOption, type View } from '@amalfi/engine'
import type { WitnessedMove } from '@amalfi/session'
import type { Topic } from '@amalfi/text'
import type { GameRules } from '../../../model/game/rules.ts'
import type { LessonState } from '../../../model/session/lesson-state.ts'
import { type ActionReview, reviewAction } from './action-review.ts'
import type { Proposal } from './advice.ts'
import { contextFor, type TutorialContext } from './context.ts'
import { type Course, LEARNER, lessonOf, MAX_TURNS_AFTER_PERIOD_ONE, topicsOf } from './course.ts'
import { proposalAt } from './proposal.ts'
import { topicsIn } from './topics.ts'

/** How far the learner is, as far as the moves of the game tell. */
export interface TutorialProgress {
  /** Topics that have been played. */
  readonly done: readonly Topic[]
  /** Topics that only need to be shown, and have been. */
  readonly shown: readonly Topic[]
  /** The topic of the last turn. */
  readonly currentTopic: Topic
  /** A review of the learner's last choice; null before the first. */
  readonly lastAction: ActionReview | null
  /** Turns that the learner has begun. */
  readonly turns: number
  /** Those of them after the first period. */
  readonly turnsAfterPeriodOne: number
  /** The learner's last feeding and decree. */
  readonly lastFeed: Extract<GameEvent, { kind: 'feed' }> | null
  readonly lastDecree: Extract<GameEvent, { kind: 'decree' }> | null
  /** The guided part of the game is over. */
  readonly over: boolean
}

const AT_START: TutorialProgress = {
  done: [],
  shown: [],
  currentTopic: 'ships',
  lastAction: null,
  turns: 0,
  turnsAfterPeriodOne: 0,
  lastFeed: null,
  lastDecree: null,
  over: false,
}

/** The topics that are still to be taught, in order. */
export const openTopics = (
  course: Course,
  { done, shown }: Pick<TutorialProgress, 'done' | 'shown'>,
  skipped: readonly string[],
): Topic[] =>
  topicsOf(course).filter(
    (topic) => !done.includes(topic) && !shown.includes(topic) && !skipped.includes(topic),
  )

/** What to propose for the learner's decision; null if the learner is not asked. */
export function proposalFor(
  progress: TutorialProgress,
  ctx: TutorialContext,
  skipped: readonly string[],
): Proposal | null {
  if (!ctx.rules.deciders(ctx.game).includes(ctx.seat)) return null
  return proposalAt(ctx, openTopics(ctx.course, progress, skipped), {
    hasPaid: progress.done.includes('payment'),
    isSending: progress.lastAction?.choice.do === 'send',
  })
}

/** Computes the progress of a guided game from its moves, as the learner has witnessed them. */
export class ProgressTracker {
  private readonly rules: GameRules
  private readonly course: Course
  /** The progress after a move, by the topics that were skipped. */
  private readonly cache = new WeakMap<WitnessedMove, Map<string, TutorialProgress>>()

  constructor(rules: GameRules, course: Course) {
    this.rules = rules
    this.course = course
  }

  /** The progress in a lesson that is being played. */
  progressIn(lesson: LessonState): TutorialProgress {
    return this.progressOf(lesson.moves(), lesson.saved.value?.skipped ?? [])
  }

  progressOf(moves: readonly WitnessedMove[], skipped: readonly string[]): TutorialProgress {
    const key = skipped.join(' ')
    let progress = AT_START
    for (const move of moves) {
      const known = this.cache.get(move) ?? new Map<string, TutorialProgress>()
      progress = known.get(key) ?? this.next(progress, move, skipped)
      this.cache.set(move, known.set(key, progress))
    }
    return progress
  }

  private next(
    progress: TutorialProgress,
    { before, after, ownChoice, events }: WitnessedMove,
    skipped: readonly string[],
  ): TutorialProgress {
    const { rules, course } = this
    const topics = topicsOf(course)
    const described = ownChoice === null ? null : rules.describe(ownChoice)
    const newTopics = topicsIn(events, LEARNER, described).filter(
      (topic) => topics.includes(topic) && !progress.done.includes(topic),
    )
    const next = {
      ...progress,
      done: [...progress.done, ...newTopics],
      lastFeed: lastOf(events, 'feed') ?? progress.lastFeed,
      lastDecree: lastOf(events, 'decree') ?? progress.lastDecree,
    }
    const ctx = before === null || ownChoice === null ? null : contextFor(course, rules, before)
    const proposal = ctx === null ? null : proposalFor(progress, ctx, skipped)
    if (ctx !== null && ownChoice !== null && proposal !== null) {
      next.lastAction = reviewAction({ ctx, choice: ownChoice, events, newTopics, proposal })
      if (rules.decision(ctx.game, LEARNER).about === 'main' && !isOption(ownChoice)) {
        next.turns++
        if (ctx.game.period > 0) next.turnsAfterPeriodOne++
        next.currentTopic = proposal.topic
        if (!next.done.includes('ships')) next.done.push('ships')
        const { topic } = proposal
        if (lessonOf(course, topic).shownOnly && !next.shown.includes(topic))
          next.shown = [...next.shown, topic]
      }
    }
    return {
      ...next,
      over: progress.over || isFinished(after, next, openTopics(course, next, skipped).length),
    }
  }
}

/** The last event of a kind that concerns the learner. */
const lastOf = <K extends 'feed' | 'decree'>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { kind: K }> | null =>
  (events.findLast((event) => event.kind === kind && event.seat === LEARNER) as
    | Extract<GameEvent, { kind: K }>
    | undefined) ?? null

/** The first period is always guided. After it the tutorial ends when nothing is left to teach. */
function isFinished(
  { game }: View,
  progress: Omit<TutorialProgress, 'over'>,
  open: number,
): boolean {
  if (game.period === 0) return false
  return (
    game.period > 1 ||
    open === 0 ||
    progress.turnsAfterPeriodOne >= MAX_TURNS_AFTER_PERIOD_ONE ||
    game.passed[LEARNER] !== 0
  )
}
