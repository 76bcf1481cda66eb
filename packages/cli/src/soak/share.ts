import type { GameName } from '@amalfi/engine'
import type { GameRules } from '../game/games.ts'
import { type Finding, soakGame } from './game.ts'
import { type Mode, modesOf } from './modes.ts'

/** The games of one worker: every `step`th game, starting with `from`. */
export interface Share {
  readonly game: GameName
  readonly games: number
  readonly seed: number
  /** The name of the only mode to play, or null for all in turn. */
  readonly only: string | null
  readonly from: number
  readonly step: number
}

/** What a worker has done since its last report. */
export interface SoakProgress {
  readonly games: number
  readonly choices: number
  readonly findings: readonly Finding[]
}

/** A worker stops after this many faults. A broken rule breaks every game. */
const MAX_FINDINGS = 10
const REPORT_EVERY = 10

/** The mode and seed of the n-th game. They do not depend on the number of workers. */
export function nthGame({ game, seed, only }: Pick<Share, 'game' | 'seed' | 'only'>, n: number) {
  const modes = modesOf(game).filter(({ name }) => only === null || name === only)
  return { mode: modes[n % modes.length], seed: seed + n }
}

/** Plays a share of the games and reports the results now and then. */
export function soakShare(
  rulesFor: (mode: Mode) => GameRules,
  share: Share,
  onProgress: (progress: SoakProgress) => void,
): void {
  let games = 0
  let choices = 0
  let found = 0
  let findings: Finding[] = []
  const report = (): void => {
    onProgress({ games, choices, findings })
    games = 0
    choices = 0
    findings = []
  }
  for (let n = share.from; n < share.games && found < MAX_FINDINGS; n += share.step) {
    const { mode, seed } = nthGame(share, n)
    const soaked = soakGame(rulesFor(mode), mode, seed)
    games++
    choices += soaked.choices
    if (soaked.finding !== null) {
      findings.push(soaked.finding)
      found++
    }
    if (games === REPORT_EVERY) report()
  }
  report()
}
