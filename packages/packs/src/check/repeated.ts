import type { Fault } from './fault.ts'

/** A fault for each word that a list repeats. */
export const checkRepeated = (path: string, words: readonly string[]): Fault[] =>
  words.flatMap((word, i): Fault[] =>
    words.indexOf(word) < i
      ? [{ path: `${path}[${i}]`, code: 'repeated', reason: `"${word}" is listed twice` }]
      : [],
  )
