import type { LeftOut, Note, Praised, Remark, Task, Topic } from '../messages/learn.ts'

/** What the guided game of Amalfi (2020) speaks of. */
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
  readonly praised: Praised
  readonly remark: Remark
  readonly leftOut: Exclude<LeftOut, 'evolving'>
}
