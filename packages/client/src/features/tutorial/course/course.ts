import type { ChoiceKind, Count, Printing, Setup } from '@amalfi/engine'
import type { LearnFacts, Note, SkippedTopic, Task, Topic } from '@amalfi/text'
import type { TargetId } from '../../../model/game/targets.ts'
import type { TableText } from '../../../table/scene/table-text.ts'
import type { Proposal } from './advice.ts'
import type { TutorialContext } from './context.ts'
import type { HintTarget } from './hint.ts'
import type { TutorialProgress } from './progress.ts'

/** The tutorial of a game: how the guided game begins, and what it teaches. */
export interface Course {
  /** A set-up in which good play meets every topic. */
  readonly setup: Setup
  readonly printing: Printing
  /** The starting packs that are picked for the players, in the order of picking. */
  readonly packs: readonly { readonly seat: number; readonly pack: string }[]
  /** In teaching order. */
  readonly lessons: readonly Lesson[]
  /** If several are due, the first is shown. */
  readonly notes: readonly TutorialNote[]
  /** Where lighthouses are most useful. */
  readonly lighthouseSites: readonly TargetId[]
  /** What the tutorial leaves out, and the rule that explains it. */
  readonly leftOut: readonly { readonly what: SkippedTopic; readonly rule: string }[]
}

/** How a topic is taught. */
export interface Lesson {
  readonly topic: Topic
  /** The rule, or the section of the rules, that explains it. */
  readonly rule: string
  /** The learner may skip it. Other topics happen without a proposal. */
  readonly skippable?: true
  /** It need not be played: showing it during a turn is enough. */
  readonly shownOnly?: true
  /** What the learner should gain. */
  readonly goal?: Count
  /** The action by which to gain it; any, if it is missing. */
  readonly action?: ChoiceKind
  /** The task shown for a turn that reaches the goal. */
  readonly task?: Task
  /** What to choose if it is available; the best first. */
  readonly preferred?: readonly TargetId[]
}

/** A text of the tutorial that is read once and asks for no action. */
export interface TutorialNote {
  readonly id: Note
  readonly topic: Topic
  readonly isDue: (context: NoteContext) => boolean
  /** What the bubble points to. */
  readonly pointsTo: (ctx: TutorialContext) => HintTarget | null
  /** Values of its message, in addition to those that every message gets. */
  readonly values?: (
    ctx: TutorialContext,
    progress: TutorialProgress,
    text: TableText,
  ) => Partial<LearnFacts>
  /** It is shown even if its topic was skipped or the guided part is over. */
  readonly always?: true
}

/** What decides whether a note is due. */
export interface NoteContext {
  readonly ctx: TutorialContext
  readonly progress: TutorialProgress
  /** What the learner is asked. */
  readonly about: string
  /** The learner's turn begins. */
  readonly isTurn: boolean
  readonly proposal: Proposal
}

/** The seat of the person who learns. */
export const LEARNER = 0
/** How many turns after the first period may still be used for topics that were missed. */
export const MAX_TURNS_AFTER_PERIOD_ONE = 6

/** The topics of a course in teaching order. */
export const topicsOf = ({ lessons }: Course): readonly Topic[] => lessons.map(({ topic }) => topic)

/** Whether a course has a lesson about a topic. */
export const teaches = (course: Course, topic: Topic): boolean => topicsOf(course).includes(topic)

/** The lesson of a topic that the course teaches. */
export function lessonOf({ lessons }: Course, topic: Topic): Lesson {
  const lesson = lessons.find((taught) => taught.topic === topic)
  if (lesson === undefined) throw new Error(`there is no lesson about ${topic}`)
  return lesson
}
