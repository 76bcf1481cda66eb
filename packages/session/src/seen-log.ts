import { eventSeenBy, type LogEntry } from '@amalfi/engine'

/** The entries as a seat may see them. */
export const entriesSeenBy = (entries: readonly LogEntry[], seat: number): LogEntry[] =>
  entries.map(({ event, moveIndex }) => ({ event: eventSeenBy(event, seat), moveIndex }))

/**
 * Makes a function that returns a log as a seat may see it. While the log only grows, earlier entries
 * stay the same objects, so that callers can compare by identity. After an undo all entries are new.
 */
export function seenLog(): (log: readonly LogEntry[], seat: number) => readonly LogEntry[] {
  let seen: readonly LogEntry[] = []
  /** The last entry of the full log at the last call. */
  let last: LogEntry | undefined
  let lastSeat = Number.NaN
  return (log, seat) => {
    const known = seat === lastSeat && last === log[seen.length - 1] ? seen : []
    const added = entriesSeenBy(log.slice(known.length), seat)
    if (known !== seen || added.length > 0) seen = [...known, ...added]
    last = log.at(-1)
    lastSeat = seat
    return seen
  }
}
