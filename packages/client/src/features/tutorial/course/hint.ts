import { PHASES } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'
import type { TargetId } from '../../../model/game/targets.ts'
import type { KeptLesson } from '../../../model/storage/lesson.ts'
import type { Told } from './course.ts'
import { type Learnt, proposalFor } from './follow.ts'
import type { LearnedAction } from './learned-action.ts'
import type { Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'

/** Something on the page that a hint is about: a thing, a part of the table, or where a choice lies. */
export type Pointer =
  | { readonly target: TargetId }
  | { readonly part: 'granary' | 'workshop' | 'atlas' | 'hand' | 'endTurn' }
  | { readonly choice: number }

/** What the guide has to say now. */
export type Hint =
  | {
      readonly kind: 'note'
      readonly topic: Topic
      readonly told: Told
      readonly points: Pointer | null
      readonly action: LearnedAction | null
    }
  | {
      readonly kind: 'task'
      readonly topic: Topic
      readonly proposal: Proposal
      readonly points: Pointer
      readonly action: LearnedAction | null
    }
  | {
      readonly kind: 'endTurn'
      readonly topic: Topic
      readonly points: Pointer
      readonly action: LearnedAction | null
      /** For the first time, with how it is done. */
      readonly first: boolean
    }
  | { readonly kind: 'end' }

export interface Moment {
  readonly learnt: Learnt
  readonly lesson: KeptLesson
  readonly at: Standpoint
  /** The turn is over and waits to be confirmed. */
  readonly held: boolean
  /** What was done last has not been spoken of while the turn was held. */
  readonly fresh: boolean
}

/** Questions that are no part of an action. */
const WHOLE: readonly string[] = ['main', 'close', 'feed', 'decree', 'pack']
const OVER = PHASES.indexOf('over')

/** What the guide says at this moment; null while others play. */
export function hintAt(moment: Moment): Hint | null {
  const { learnt, lesson, at, held, fresh } = moment
  if (held) {
    const topic = learnt.action?.praise.at(-1) ?? learnt.busy
    const points = { part: 'endTurn' } as const
    return { kind: 'endTurn', topic, points, action: learnt.action, first: learnt.turns <= 1 }
  }
  if (at.game.phase === OVER) return { kind: 'end' }
  const proposal = proposalFor(learnt, at, lesson.skipped)
  if (proposal === null) return null
  const action = fresh ? learnt.action : null
  const told = noteAt(moment, proposal)
  if (told !== null)
    return { kind: 'note', topic: told.topic, told, points: told.points(at), action }
  if (learnt.over) return { kind: 'end' }
  const { advice } = proposal
  const topic = topicOf(moment, proposal)
  return { kind: 'task', topic, proposal, points: { choice: advice.choice }, action }
}

/** A part of an action belongs to what the turn is about; the first lighthouse is worth a topic. */
function topicOf({ learnt, at }: Moment, { topic }: Proposal): Topic {
  const whole = WHOLE.includes(at.rules.decision(at.game, at.seat).about)
  return whole || (topic === 'lighthouses' && !learnt.done.includes(topic)) ? topic : learnt.busy
}

/** The first note that is due and was not read yet. */
function noteAt({ learnt, lesson, at }: Moment, proposal: Proposal): Told | null {
  const { about } = at.rules.decision(at.game, at.seat)
  const when = { at, learnt, about, turn: about === 'main', proposal }
  const wanted = ({ topic, always }: Told): boolean =>
    always === true || !(learnt.over || lesson.skipped.includes(topic))
  const { notes } = at.course
  return (
    notes.find((one) => wanted(one) && !lesson.told.includes(one.note) && one.due(when)) ?? null
  )
}
