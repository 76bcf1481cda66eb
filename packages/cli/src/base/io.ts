/** The output of a command. Tests pass their own. */
export interface Io {
  /** Writes a line of the result. */
  readonly out: (line: string) => void
  /** Writes a line about an error. */
  readonly err: (line: string) => void
  /** Shows the progress on a terminal; null clears it. */
  readonly progress: (line: string | null) => void
  /** True if the output is a terminal. */
  readonly live: boolean
  readonly colour: boolean
}

const WIPE = '\r\u001b[K'

/** The standard output and error of the process. */
export function processIo(): Io {
  // Stop quietly if the reader stops, as in `| head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const live = process.stdout.isTTY === true
  const shows = process.stderr.isTTY === true
  let shown = false
  const progress = (line: string | null): void => {
    if (!shows || (line === null && !shown)) return
    process.stderr.write(WIPE + (line ?? ''))
    shown = line !== null
  }
  const say = (stream: NodeJS.WriteStream) => (line: string) => {
    progress(null)
    stream.write(`${line}\n`)
  }
  return {
    out: say(process.stdout),
    err: say(process.stderr),
    progress,
    live,
    colour: live && (process.env.NO_COLOR ?? '') === '',
  }
}

const bold = (io: Io, line: string): string => (io.colour ? `\u001b[1m${line}\u001b[22m` : line)

/** Headings are not indented, all other lines are. */
export const boldHeading = (io: Io, line: string): string =>
  line.startsWith(' ') ? line : bold(io, line)
