import { type Profiler, Session } from 'node:inspector/promises'
import { playBotGame } from '@amalfi/session'
import { integerFlag, textFlag } from '../base/args.ts'
import { columns, command, DONE } from '../base/command.ts'
import { writeText } from '../base/files.ts'
import { seedAfter, seedFlag } from '../base/seeds.ts'
import { botsHelp, standInLine } from '../game/bots.ts'
import { botsFlag, gameFlags, jsonFlag, setupFor } from '../game/flags.ts'
import { rulesFrom } from '../game/games.ts'
import { plural } from '../game/names.ts'
import { botNames, loadBots } from '../game/seats.ts'
import { packsFlag, withPackMode } from '../measure/pack-mode.ts'
import { type Shares, sharesOf } from './shares.ts'
import { SourceFiles } from './source-files.ts'

/** Microseconds between two samples. */
const INTERVAL = 200
/** Games before the profile, so that the code is compiled. */
const WARM_UP = 1

export const profile = command({
  name: 'profile',
  summary: 'Play games between bots and show where the time goes.',
  flags: {
    ...gameFlags,
    bots: botsFlag('captain', gameFlags.bots.help),
    packs: packsFlag,
    games: integerFlag(4, 1, 10_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: 1); the next games count up from it'),
    top: integerFlag(20, 1, 1000, 'number of functions to list'),
    save: textFlag('FILE', undefined, 'write the profile for the tools of a browser (.cpuprofile)'),
    json: jsonFlag,
  },
  notes: botsHelp,
  async run(args, io) {
    const rules = await rulesFrom(args)
    const setup = setupFor(rules, args, args.seed ?? 1)
    const bots = await loadBots(botNames(args.bots, args.players), rules, (report) =>
      io.err(standInLine(report)),
    )
    const seated = bots.map((bot) => withPackMode(args.packs, bot))
    const play = (n: number): void => {
      playBotGame(rules, { ...setup, seed: seedAfter(setup.seed, n) }, seated)
    }
    io.progress('warming up')
    for (let n = 0; n < WARM_UP; n++) play(args.games + n)
    const recorded = await profileOf(() => {
      for (let n = 0; n < args.games; n++) {
        io.progress(`${n} of ${args.games} games`)
        play(n)
      }
    })
    io.progress(null)
    if (args.save !== undefined) writeText(args.save, JSON.stringify(recorded))
    const sources = new SourceFiles()
    const shares = sharesOf(recorded, (frame) => sources.fileOf(frame), args.top)
    const found = { bots: args.bots, games: args.games, ...shares }
    if (args.json) io.out(JSON.stringify(found))
    else {
      io.out(`${args.bots}: ${plural(args.games, 'game')} in ${shares.seconds} s`)
      for (const line of linesOf(shares)) io.out(line)
    }
    return DONE
  },
})

/** Runs something in the profiler of V8. */
async function profileOf(run: () => void): Promise<Profiler.Profile> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.post('Profiler.start')
    run()
    return (await session.post('Profiler.stop')).profile
  } finally {
    session.disconnect()
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(6)

const linesOf = ({ areas, functions }: Shares): string[] => [
  '',
  'Areas',
  columns(
    Object.entries(areas)
      .toSorted(([, a], [, b]) => b - a)
      .map(([area, share]) => [percent(share), area]),
  ),
  '',
  'Functions',
  columns(
    functions.map(({ name, file, area, share }) => [
      percent(share),
      `${name}${file === null ? '' : `, ${file}`} (${area})`,
    ]),
  ),
]
