import { setTimeout as sleep } from 'node:timers/promises'
import { botChances, newSeed } from '@amalfi/bots'
import { type GameEvent, writeRecord } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { switchFlag, textFlag } from '../base/args.ts'
import { command, DONE } from '../base/command.ts'
import { writeText } from '../base/files.ts'
import { boldHeading, type Io } from '../base/io.ts'
import { seedFlag } from '../base/seeds.ts'
import { botsHelp, type StandInReport, standInLine } from '../game/bots.ts'
import { gameFlags, jsonFlag, langFlag, setupFor } from '../game/flags.ts'
import { GameLog, standingLines } from '../game/game-log.ts'
import { packFrom, rulesOf } from '../game/games.ts'
import { plural } from '../game/names.ts'
import { botNames, botsFor, standInTexts } from '../game/seats.ts'

const PAUSE = 150

export const watch = command({
  name: 'amalfi watch',
  summary: 'Play one game between bots and print its log.',
  flags: {
    ...gameFlags,
    lang: langFlag,
    seed: seedFlag('seed of the game (default: random)'),
    save: textFlag('FILE', undefined, 'write the record of the game to this file'),
    fast: switchFlag('print without pauses'),
    json: jsonFlag,
  },
  notes: botsHelp,
  async run(args, io) {
    const pack = await packFrom(args)
    const rules = rulesOf(args.game, args.printing, pack)
    const seed = args.seed ?? newSeed()
    const setup = setupFor(rules, args, seed)
    const standIns: StandInReport[] = []
    const bots = await botsFor(args.bots, args.players, rules, (report) => standIns.push(report))
    const events: GameEvent[] = []
    const { game, record } = playBotGame(rules, setup, bots, events, botChances(args.seed))
    if (args.save !== undefined) writeText(args.save, `${writeRecord(record)}\n`)
    if (args.json) {
      for (const report of standIns) io.err(standInLine(report))
      io.out(JSON.stringify({ setup, standings: rules.standings(game), record }))
      return DONE
    }
    io.out(`Amalfi: ${args.game}, ${plural(args.players, 'player')}, seed ${seed}`)
    const translator = translatorFor(pack, localeFor(args.lang, pack.game), {
      printing: args.printing,
    })
    const names = botNames(args.bots, args.players)
    for (const line of standInTexts(standIns, names, translator)) io.out(line)
    io.out('')
    await show(
      new GameLog(args.players, translator).lines(events),
      io,
      args.fast || !io.isTerminal ? 0 : PAUSE,
    )
    for (const line of standingLines(rules, game, translator)) io.out(line)
    if (args.save !== undefined) io.out(`\nThe record of this game is in ${args.save}`)
    return DONE
  },
})

/** Prints lines with bold headings and a pause before each heading. */
async function show(lines: readonly string[], io: Io, pause: number): Promise<void> {
  for (const line of lines) {
    if (pause > 0 && line === '') await sleep(pause)
    io.out(boldHeading(io, line))
  }
}
