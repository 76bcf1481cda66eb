import type { Fault } from './fault.ts'

/** The words that a list names more than once. */
export const repeated = (path: string, words: readonly string[]): Fault[] =>
  words.flatMap((word, i): Fault[] =>
    words.indexOf(word) < i
      ? [{ path: `${path}[${i}]`, code: 'repeated', reason: `"${word}" stands here twice` }]
      : [],
  )
