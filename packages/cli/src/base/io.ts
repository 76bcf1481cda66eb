/** The output of a command. Tests pass their own. */
export interface Io {
  /** Writes a line of the result. */
  readonly out: (line: string) => void
  /** Writes a line about an error. */
  readonly err: (line: string) => void
  /** Shows the progress on a terminal; null clears it. */
  readonly progress: (line: string | null) => void
  readonly isTerminal: boolean
  readonly hasColours: boolean
}

const CLEAR_LINE = '\r\u001b[K'

/** The standard output and error of the process. */
export function processIo(): Io {
  // Stop quietly if the reader stops, as in `| head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const isTerminal = process.stdout.isTTY === true
  const canShowProgress = process.stderr.isTTY === true
  let isProgressShown = false
  const progress = (line: string | null): void => {
    if (!canShowProgress || (line === null && !isProgressShown)) return
    process.stderr.write(CLEAR_LINE + (line ?? ''))
    isProgressShown = line !== null
  }
  const writeTo = (stream: NodeJS.WriteStream) => (line: string) => {
    progress(null)
    stream.write(`${line}\n`)
  }
  return {
    out: writeTo(process.stdout),
    err: writeTo(process.stderr),
    progress,
    isTerminal,
    hasColours: isTerminal && (process.env.NO_COLOR ?? '') === '',
  }
}

const bold = (io: Io, line: string): string => (io.hasColours ? `\u001b[1m${line}\u001b[22m` : line)

/** Headings are not indented, all other lines are. */
export const boldHeading = (io: Io, line: string): string =>
  line.startsWith(' ') ? line : bold(io, line)
