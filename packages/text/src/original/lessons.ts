import type { Note, PraisedTopic, Remark, SkippedTopic, Task, Topic } from '../messages/learn.ts'

/** The lessons of the tutorial of Amalfi (2020). */
export interface OriginalLessons {
  readonly topic: Topic
  readonly note: Note
  readonly task: Exclude<
    Task,
    | 'feed'
    | 'makeBread'
    | 'decree'
    | 'pack'
    | 'erect'
    | 'erectForBread'
    | 'useLighthouse'
    | 'useForBread'
  >
  readonly praised: PraisedTopic
  readonly remark: Remark
  readonly leftOut: Exclude<SkippedTopic, 'evolving'>
}
