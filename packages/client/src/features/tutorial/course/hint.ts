import { type Decision, PHASES } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'
import type { TargetId } from '../../../model/game/targets.ts'
import type { SavedLesson } from '../../../model/storage/lesson.ts'
import type { ActionReview } from './action-review.ts'
import type { Proposal } from './advice.ts'
import type { TutorialContext } from './context.ts'
import type { TutorialNote } from './course.ts'
import { proposalFor, type TutorialProgress } from './progress.ts'

/** What a hint points to: something on the table, a part of the table, or where a choice is made. */
export type HintTarget =
  | { readonly target: TargetId }
  | { readonly part: 'granary' | 'workshop' | 'atlas' | 'hand' | 'endTurn' }
  | { readonly choice: number }

/** What the tutorial shows now: a note to read, a task, how to end the turn, or the end. */
export type Hint =
  | {
      readonly kind: 'note'
      readonly topic: Topic
      readonly note: TutorialNote
      readonly pointsTo: HintTarget | null
      readonly lastAction: ActionReview | null
    }
  | {
      readonly kind: 'task'
      readonly topic: Topic
      readonly proposal: Proposal
      readonly pointsTo: HintTarget
      readonly lastAction: ActionReview | null
    }
  | {
      readonly kind: 'endTurn'
      readonly topic: Topic
      readonly pointsTo: HintTarget
      readonly lastAction: ActionReview | null
      /** The learner ends a turn for the first time. */
      readonly isFirst: boolean
      /** The moves of others can be watched. */
      readonly movesAreShown: boolean
    }
  | { readonly kind: 'end' }

/** All that decides which hint is shown. */
export interface HintInput {
  readonly progress: TutorialProgress
  readonly lesson: SavedLesson
  readonly ctx: TutorialContext
  /** The turn is over and waits to be confirmed. */
  readonly awaitingConfirm: boolean
  /** The last action has not been commented on yet. */
  readonly isNewAction: boolean
  /** The moves of others are shown one after the other. */
  readonly movesAreShown: boolean
}

/** Decisions that begin something, in contrast to those within an action. */
const WHOLE_DECISIONS: readonly Decision['about'][] = ['main', 'close', 'feed', 'decree', 'pack']
const OVER = PHASES.indexOf('over')

/** Decides what the tutorial says now; null while others play. */
export function nextHint(input: HintInput): Hint | null {
  const { progress, lesson, ctx, awaitingConfirm, isNewAction, movesAreShown } = input
  if (awaitingConfirm) {
    const topic = progress.lastAction?.praise.at(-1) ?? progress.currentTopic
    const pointsTo = { part: 'endTurn' } as const
    return {
      kind: 'endTurn',
      topic,
      pointsTo,
      lastAction: progress.lastAction,
      isFirst: progress.turns <= 1,
      movesAreShown,
    }
  }
  if (ctx.game.phase === OVER) return { kind: 'end' }
  const proposal = proposalFor(progress, ctx, lesson.skipped)
  if (proposal === null) return null
  const lastAction = isNewAction ? progress.lastAction : null
  const note = dueNote(input, proposal)
  if (note !== null)
    return { kind: 'note', topic: note.topic, note, pointsTo: note.pointsTo(ctx), lastAction }
  if (progress.over) return { kind: 'end' }
  const topic = taskTopic(input, proposal)
  const pointsTo = { choice: proposal.advice.choice }
  return { kind: 'task', topic, proposal, pointsTo, lastAction }
}

/** Decisions within an action belong to the topic of the turn, except for the first lighthouse. */
function taskTopic({ progress, ctx }: HintInput, { topic }: Proposal): Topic {
  const isWhole = WHOLE_DECISIONS.includes(ctx.rules.decision(ctx.game, ctx.seat).about)
  return isWhole || (topic === 'lighthouses' && !progress.done.includes(topic))
    ? topic
    : progress.currentTopic
}

/** The first note that is due and has not been read yet. */
function dueNote({ progress, lesson, ctx }: HintInput, proposal: Proposal): TutorialNote | null {
  const { about } = ctx.rules.decision(ctx.game, ctx.seat)
  const context = { ctx, progress, about, isTurn: about === 'main', proposal }
  const isWanted = ({ topic, always }: TutorialNote): boolean =>
    always === true || !(progress.over || lesson.skipped.includes(topic))
  const { notes } = ctx.course
  return (
    notes.find((note) => isWanted(note) && !lesson.told.includes(note.id) && note.isDue(context)) ??
    null
  )
}
