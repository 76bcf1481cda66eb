/** What a sequential test has found so far. */
export type Verdict = 'better' | 'notBetter' | 'open'

/** The chance to find an equal player better, and that to find a better player equal. */
const MISTAKE = 0.05
/** The test decides when the logarithm of the likelihood ratio reaches this, up or down. */
const BOUND = Math.log((1 - MISTAKE) / MISTAKE)
/** How much more often than by chance a better player wins: 28 % in place of 25 %. */
const GAIN = 1.12

/**
 * Wald's sequential test: does a player win more often than its equal share of the games? It stops
 * as soon as the games played so far decide that, so clear cases take few games.
 */
export class SequentialTest {
  games = 0
  private readonly winStep: number
  private readonly lossStep: number
  /** The logarithm of the likelihood ratio: how much better a better player explains the games. */
  private logRatio = 0

  constructor(players: number) {
    const equal = 1 / players
    const better = equal * GAIN
    this.winStep = Math.log(better / equal)
    this.lossStep = Math.log((1 - better) / (1 - equal))
  }

  /** Adds a game: 1 for a win, 0 for a loss, a fraction for a shared win. */
  add(share: number): void {
    this.games++
    this.logRatio += share * this.winStep + (1 - share) * this.lossStep
  }

  get verdict(): Verdict {
    if (this.logRatio >= BOUND) return 'better'
    return this.logRatio <= -BOUND ? 'notBetter' : 'open'
  }
}
