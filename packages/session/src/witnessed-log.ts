import { type LogEntry, witnessed } from '@amalfi/engine'

/** The entries as a seat may see them. */
export const witnessedEntries = (entries: readonly LogEntry[], seat: number): LogEntry[] =>
  entries.map(({ event, moveIndex }) => ({ event: witnessed(event, seat), moveIndex }))

/**
 * Makes a log as a seat may see it. While the log only grows, entries made before stay the same
 * objects, so that callers need not look at them again. After an undo all entries are new.
 */
export function witnessedLog(): (log: readonly LogEntry[], seat: number) => readonly LogEntry[] {
  let seen: readonly LogEntry[] = []
  /** The last entry that was looked at, of the log itself. */
  let last: LogEntry | undefined
  let by = Number.NaN
  return (log, seat) => {
    const known = seat === by && last === log[seen.length - 1] ? seen : []
    const added = witnessedEntries(log.slice(known.length), seat)
    if (known !== seen || added.length > 0) seen = [...known, ...added]
    last = log.at(-1)
    by = seat
    return seen
  }
}
