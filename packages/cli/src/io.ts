/** Where a command writes. */
export interface Io {
  /** A line of the answer. */
  readonly out: (line: string) => void
  /** A line about what went wrong. */
  readonly err: (line: string) => void
  /** How far it is, shown on a terminal only; null wipes it away. */
  readonly progress: (line: string | null) => void
  /** Whether a person watches the answer appear. */
  readonly live: boolean
  readonly colour: boolean
}

const WIPE = '\r\u001b[K'

/** The terminal, or whatever the output was led into. */
export function processIo(): Io {
  // Whoever reads only the beginning (`| head`) has seen enough.
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

/** Headings begin at the margin; all else is indented. */
export const boldHeading = (io: Io, line: string): string =>
  line.startsWith(' ') ? line : bold(io, line)
