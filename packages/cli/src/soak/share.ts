import type { GameName } from '@amalfi/engine'
import type { GameRules } from '../games.ts'
import { type Finding, soakGame } from './game.ts'
import { type Mode, modesOf } from './modes.ts'

/** The games that one worker plays: of all of them every `step`th, from `from` on. */
export interface Share {
  readonly game: GameName
  readonly games: number
  readonly seed: number
  /** The name of the one mode to play, or null for all in turn. */
  readonly only: string | null
  readonly from: number
  readonly step: number
}

export interface SoakProgress {
  readonly games: number
  readonly choices: number
  readonly findings: readonly Finding[]
}

/** Enough to see what is wrong; a broken rule breaks every game. */
const MAX_FINDINGS = 10
const REPORT_EVERY = 10

/** Which mode and seed a game of a soak has: the same however many workers share the games. */
export function nthGame({ game, seed, only }: Pick<Share, 'game' | 'seed' | 'only'>, n: number) {
  const modes = modesOf(game).filter(({ name }) => only === null || name === only)
  return { mode: modes[n % modes.length], seed: seed + n }
}

/** Plays a share of the games, and tells now and then what came of them. */
export function soakShare(
  rulesFor: (mode: Mode) => GameRules,
  share: Share,
  onProgress: (news: SoakProgress) => void,
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
