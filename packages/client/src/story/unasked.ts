import type { Chapter, Line } from './chapters.ts'

/** That a seat could only pass in its last turn and was not asked, if so. */
export function unasked(chapters: readonly Chapter[], of: number): Line | undefined {
  const last = chapters.findLast(({ seat }) => seat === of)
  return last?.lines.find(({ event }) => event.kind === 'nothing' && event.verb === 'main')
}
