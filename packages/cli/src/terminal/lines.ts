import { createInterface } from 'node:readline'

/** The lines that a user types; null at the end of the input. */
export interface Lines {
  readonly next: (prompt: string) => Promise<string | null>
  readonly close: () => void
}

/** The lines of standard input. */
export function processLines(): Lines {
  const terminal = process.stdin.isTTY === true
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async next(prompt) {
      if (terminal) process.stdout.write(prompt)
      const { done, value } = await lines.next()
      return done ? null : value
    },
    close: () => reader.close(),
  }
}
