import type { Note, PraisedTopic, Remark, SkippedTopic, Task, Topic } from '../messages/learn.ts'

/** The lessons of the tutorial of Amalfi: Renaissance. */
export interface RenaissanceLessons {
  readonly topic: Exclude<Topic, 'conversion'>
  readonly note: Exclude<Note, 'openChart' | 'colonies' | 'conversion'>
  readonly task: Exclude<Task, 'claim' | 'convert' | 'store' | 'again'>
  readonly praised: Exclude<PraisedTopic, 'conversion'>
  readonly remark: Exclude<Remark, 'notClaimed'>
  readonly leftOut: Exclude<SkippedTopic, 'dealing'>
}
