import type { ChoiceKind, Count, Printing, Setup } from '@amalfi/engine'
import type { LearnFacts, LeftOut, Note, Task, Topic } from '@amalfi/text'
import type { TargetId } from '../../../model/game/targets.ts'
import type { TableText } from '../../../table/scene/table-text.ts'
import type { Learnt } from './follow.ts'
import type { Pointer } from './hint.ts'
import type { Standpoint } from './standpoint.ts'
import type { Proposal } from './tasks.ts'

/** The guided game of a game: how it begins, and all that it teaches. */
export interface Course {
  /** A set-up in which everything comes up by itself, and by good play. */
  readonly setup: Setup
  readonly printing: Printing
  /** The starting packs that are picked before it begins, in the order of picking. */
  readonly packs: readonly { readonly seat: number; readonly pack: string }[]
  /** In the order in which they are taught. */
  readonly lessons: readonly Lesson[]
  /** In the order in which they are told, where several are due. */
  readonly notes: readonly Told[]
  /** Where lighthouses serve best. */
  readonly sites: readonly TargetId[]
  /** Where the rules tell what the guide leaves out. */
  readonly leftOut: readonly { readonly what: LeftOut; readonly rule: string }[]
}

export interface Lesson {
  readonly topic: Topic
  /** Where it stands in the rules. */
  readonly rule: string
  /** It can be left out; the others come by themselves. */
  readonly skippable?: true
  /** It is learnt by looking at it: a turn in which it is spoken of is enough. */
  readonly looked?: true
  /** What one is to get, and by which action. */
  readonly aim?: Count
  readonly by?: ChoiceKind
  /** What a turn is called that reaches the aim. */
  readonly task?: Task
  /** The things that serve best, if they can be had. */
  readonly wished?: readonly TargetId[]
}

/** Something that is told before anything is to be done. */
export interface Told {
  readonly note: Note
  /** To which topic it belongs. */
  readonly topic: Topic
  readonly due: (when: When) => boolean
  /** What it speaks of. */
  readonly points: (at: Standpoint) => Pointer | null
  readonly facts?: (at: Standpoint, learnt: Learnt, spoken: TableText) => Partial<LearnFacts>
  /** It is told even if the topic was skipped, or nothing is left to be taught. */
  readonly always?: true
}

/** One's own question, and what is proposed. */
export interface When {
  readonly at: Standpoint
  readonly learnt: Learnt
  readonly about: string
  /** A turn of one's own begins. */
  readonly turn: boolean
  readonly proposal: Proposal
}

export const LEARNER = 0
/** Turns after the first period in which what was missed can still be made up for. */
export const MOST_TURNS_LATER = 6

export const topicsOf = ({ lessons }: Course): readonly Topic[] => lessons.map(({ topic }) => topic)

export const teaches = (course: Course, topic: Topic): boolean => topicsOf(course).includes(topic)

/** The lesson of a topic that the course teaches. */
export function lessonOf({ lessons }: Course, topic: Topic): Lesson {
  const lesson = lessons.find((one) => one.topic === topic)
  if (lesson === undefined) throw new Error(`there is no lesson about ${topic}`)
  return lesson
}
