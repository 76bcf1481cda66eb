import type { Printing, Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { Failure, STOPPED } from '../base/command.ts'
import type { Io } from '../base/io.ts'
import { inThreads, type ThreadedCommand } from '../base/threads.ts'
import type { PackMode } from './pack-mode.ts'
import { stoppable } from './stop.ts'

/** The games that a measuring command plays. */
export interface Games {
  readonly pack: Pack
  readonly printing: Printing
  /** The set-up of the first game. */
  readonly setup: Setup
  readonly packMode: PackMode
  /** The names of the bots; what their order means depends on the command. */
  readonly bots: readonly string[]
  readonly count: number
}

/** The work of one thread: every `step`th game, starting with `from`. */
export type GamesWork<Options> = Games & {
  readonly options: Options
  readonly from: number
  readonly step: number
}

/** The result of the n-th game. */
export interface GameResult<Result> {
  readonly n: number
  readonly result: Result
}

/** The results of the games in order. If the run was stopped, of those that were finished. */
export interface Measured<Result> {
  readonly results: readonly Result[]
  readonly stopped: boolean
}

/** Which games a command measures, and how. */
export interface Measurement<Result, Options> {
  readonly command: ThreadedCommand
  readonly games: Games
  /** What else the worker of the command needs, or null. */
  readonly options: Options
  readonly threads: number
  readonly io: Io
  /** Is called with each result as soon as its game is finished. */
  readonly onResult?: (result: Result) => void
}

/**
 * Plays games in threads with the worker of a command, and shows the progress. Ctrl+C stops the
 * run; what was measured so far is returned.
 */
export async function measureGames<Result, Options>({
  command,
  games,
  options,
  threads,
  io,
  onResult,
}: Measurement<Result, Options>): Promise<Measured<Result>> {
  const { count } = games
  const step = Math.min(threads, count)
  const works = Array.from({ length: step }, (_, from): GamesWork<Options> => {
    return { ...games, options, from, step }
  })
  const results: GameResult<Result>[] = []
  io.progress(`0 of ${count} games`)
  const stopped = await stoppable(async (signal) => {
    const onMessage = (message: GameResult<Result>): void => {
      results.push(message)
      onResult?.(message.result)
      io.progress(`${results.length} of ${count} games`)
    }
    await inThreads(command, works, onMessage, signal)
    return signal.aborted
  })
  io.progress(null)
  if (results.length === 0) throw new Failure('stopped before a game was finished', STOPPED)
  if (stopped) io.err(`Stopped after ${results.length} of ${count} games.`)
  const ordered = results.toSorted((a, b) => a.n - b.n)
  return { results: ordered.map(({ result }) => result), stopped }
}
