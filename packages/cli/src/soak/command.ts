import { integerFlag, oneOfFlag, UsageError } from '../base/args.ts'
import { command, DONE, FAILED } from '../base/command.ts'
import { numberSeedFlag } from '../base/seeds.ts'
import { rounded } from '../base/statistics.ts'
import { gameFlags, gamePackFlag, jsonFlag, threadsFlag } from '../game/flags.ts'
import { GAME_NAMES, packFrom } from '../game/games.ts'
import { DEFAULT_GAME } from '../packs/built-in.ts'
import type { Finding } from './game.ts'
import { modesOf } from './modes.ts'
import { soakInThreads } from './pool.ts'

const FIRST_SEED = 1
/** The names of the modes of all games. */
const MODE_NAMES = [...new Set(GAME_NAMES.flatMap(modesOf).map(({ name }) => name))]

export const soak = command({
  name: 'soak',
  summary: 'Play random games in all modes and check every invariant at every position.',
  flags: {
    games: integerFlag(10_000, 1, 1_000_000_000, 'number of games'),
    seed: numberSeedFlag(
      `seed of the first game (default: ${FIRST_SEED}); the next games count up from it`,
    ),
    only: oneOfFlag(
      MODE_NAMES,
      undefined,
      'only one mode: players, hands, rival and printing, such as 4-draft-english',
      'MODE',
    ),
    game: gameFlags.game,
    pack: gamePackFlag,
    threads: threadsFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const began = performance.now()
    const seed = args.seed ?? FIRST_SEED
    const only = args.only ?? null
    if (only !== null && !modesOf(args.game).some(({ name }) => name === only))
      throw new UsageError(`--only: the game ${args.game} has no mode ${only}`)
    const flags = repeatFlags(args)
    const findings: Finding[] = []
    let games = 0
    let choices = 0
    await soakInThreads(
      await packFrom(args),
      { game: args.game, games: args.games, seed, only },
      Math.min(args.threads, args.games),
      (progress) => {
        games += progress.games
        choices += progress.choices
        findings.push(...progress.findings)
        io.progress(`${games} of ${args.games} games, ${findings.length} faults`)
      },
    )
    io.progress(null)
    const seconds = rounded((performance.now() - began) / 1000)
    findings.sort((a, b) => a.seed - b.seed)
    if (args.json) io.out(JSON.stringify({ games, choices, seconds, seed, findings }))
    else {
      io.out(`${games} games with ${choices} choices in ${seconds} s: ${verdict(findings)}`)
      for (const finding of findings) for (const line of linesOf(finding, flags)) io.out(line)
    }
    return findings.length > 0 ? FAILED : DONE
  },
})

const verdict = (findings: readonly Finding[]): string =>
  findings.length === 0 ? 'no fault' : `${findings.length} faults`

const linesOf = ({ mode, seed, choices, fault }: Finding, flags: string): string[] => [
  '',
  `${mode}, seed ${seed}, after ${choices} choices: ${fault}`,
  `  to repeat: npm run soak -- --seed ${seed} --only ${mode} --games 1${flags}`,
]

/** The flags that a command needs to repeat a game with the same cards. */
const repeatFlags = (args: { readonly game: string; readonly pack: string | undefined }): string =>
  (args.game === DEFAULT_GAME ? '' : ` --game ${args.game}`) +
  (args.pack === undefined ? '' : ` --pack ${args.pack}`)
