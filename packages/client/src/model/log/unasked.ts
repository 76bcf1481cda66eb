import type { Line, LogSection } from './log-sections.ts'

/** That a seat could only pass in its last turn and was not asked, if so. */
export function unasked(sections: readonly LogSection[], of: number): Line | undefined {
  const last = sections.findLast(({ seat }) => seat === of)
  return last?.lines.find(({ event }) => event.kind === 'nothing' && event.verb === 'main')
}
