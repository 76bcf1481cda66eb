import type { LogEntry } from '@amalfi/engine'
import { type Chapter, chaptersOf } from './chapters.ts'

let known: readonly LogEntry[] = []
let told: readonly Chapter[] = []

/** The chapters of a story that grows at its end: what was told of it is not told anew. */
export function chronicleOf(story: readonly LogEntry[]): readonly Chapter[] {
  if (story === known) return told
  const goesOn = known.length > 0 && story[known.length - 1] === known[known.length - 1]
  told = goesOn ? chaptersOf(story, known.length, told) : chaptersOf(story)
  known = story
  return told
}
