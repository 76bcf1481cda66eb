import { RIVAL } from '@amalfi/engine'
import { isLighthouseUsed, type LogLine, type LogSection } from './log-sections.ts'

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

/**
 * The sections since the last finished turn of a seat, with its current turn at the end. They begin
 * with what others did in that turn: they may have used a lighthouse.
 */
export function sinceLastTurn(
  sections: readonly LogSection[],
  seat: number,
): readonly LogSection[] {
  const last = sections.findLastIndex((section) => section.seat >= 0 && section.seat !== RIVAL)
  const isTurnOpen = last >= 0 && sections[last].seat === seat && isStillOpen(sections, last)
  const before = sections.slice(0, isTurnOpen ? last : sections.length)
  const own = before.findLastIndex((section) => section.seat === seat)
  const since = sections.slice(own + 1)
  const ofOthers = own < 0 ? [] : linesOfOthers(sections[own])
  return ofOthers.length === 0 ? since : [{ ...sections[own], lines: ofOthers }, ...since]
}

/** The lines of a turn from the first lighthouse that another seat uses in it. */
const linesOfOthers = ({ seat, lines }: LogSection): readonly LogLine[] =>
  lines.filter(
    ({ event }, i) =>
      'seat' in event &&
      event.seat !== seat &&
      lines.slice(0, i + 1).some((line) => isLighthouseOf(line, event.seat)),
  )

const isLighthouseOf = ({ event }: LogLine, seat: number): boolean =>
  isLighthouseUsed(event) && event.seat === seat

/** Whether the last turn is still open: only reactions of the rival follow it. */
const isStillOpen = (sections: readonly LogSection[], turn: number): boolean =>
  sections.slice(turn + 1).every(({ head }) => head?.kind === 'reaction')

/** The line about a forced pass: in its last turn the seat could only pass and was not asked. */
export function forcedPass(sections: readonly LogSection[], seat: number): LogLine | undefined {
  const last = sections.findLast((section) => section.seat === seat)
  return last?.lines.find(({ event }) => event.kind === 'nothing' && event.verb === 'main')
}
