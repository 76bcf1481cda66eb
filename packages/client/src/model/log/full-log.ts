import type { LogEntry } from '@amalfi/engine'
import { type LogSection, logSectionsOf } from './log-sections.ts'

let known: readonly LogEntry[] = []
let told: readonly LogSection[] = []

/** The sections of a story that grows at its end: what was told of it is not told anew. */
export function fullLogOf(story: readonly LogEntry[]): readonly LogSection[] {
  if (story === known) return told
  const goesOn = known.length > 0 && story[known.length - 1] === known[known.length - 1]
  told = goesOn ? logSectionsOf(story, known.length, told) : logSectionsOf(story)
  known = story
  return told
}
