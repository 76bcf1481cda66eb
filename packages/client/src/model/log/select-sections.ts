import { RIVAL } from '@amalfi/engine'
import type { LogLine, LogSection } from './log-sections.ts'

/** Leaves out empty sections at the end: while a turn awaits confirmation, the next is not shown. */
export function withoutUpcomingTurn(sections: readonly LogSection[]): readonly LogSection[] {
  const last = sections.findLastIndex(({ lines }) => lines.length > 0)
  return sections.slice(0, last + 1)
}

/** The last sections, with about this many lines. No section is cut. */
export function latestSections(
  sections: readonly LogSection[],
  maxLines: number,
): readonly LogSection[] {
  let lines = 0
  const from = sections.findLastIndex((section) => {
    lines += section.lines.length + 1
    return lines > maxLines
  })
  return sections.slice(Math.max(from, 0))
}

/** The sections since the last finished turn of a seat, with its current turn at the end. */
export function sinceLastTurn(
  sections: readonly LogSection[],
  seat: number,
): readonly LogSection[] {
  const last = sections.findLastIndex((section) => section.seat >= 0 && section.seat !== RIVAL)
  const isTurnOpen = last >= 0 && sections[last].seat === seat && isStillOpen(sections, last)
  const before = sections.slice(0, isTurnOpen ? last : sections.length)
  const own = before.findLastIndex((section) => section.seat === seat)
  return sections.slice(own + 1)
}

/** Whether the last turn is still open: only reactions of the rival follow it. */
const isStillOpen = (sections: readonly LogSection[], turn: number): boolean =>
  sections.slice(turn + 1).every(({ head }) => head?.kind === 'reaction')

/** The line about a forced pass: in its last turn the seat could only pass and was not asked. */
export function forcedPass(sections: readonly LogSection[], seat: number): LogLine | undefined {
  const last = sections.findLast((section) => section.seat === seat)
  return last?.lines.find(({ event }) => event.kind === 'nothing' && event.verb === 'main')
}
