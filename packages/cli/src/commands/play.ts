import { botChances, newSeed, typedSeed } from '@amalfi/bots'
import { type GameRecord, newRecord, type Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { integerFlag, textFlag, UsageError } from '../base/args.ts'
import { command, DONE } from '../base/command.ts'
import { readText } from '../base/files.ts'
import { seedFlag } from '../base/seeds.ts'
import { botsHelp, type StandInReport } from '../game/bots.ts'
import { botsFlag, gameFlags, langFlag, setupFor } from '../game/flags.ts'
import { packFrom, rulesForRecord, rulesOf } from '../game/games.ts'
import { botNames, botsFor, standInTexts } from '../game/seats.ts'
import { packOf, packOfRecord } from '../packs/read.ts'
import { processLines } from '../terminal/lines.ts'
import { playInTerminal } from '../terminal/play-in-terminal.ts'
import { TerminalGame } from '../terminal/terminal-game.ts'

export const play = command({
  name: 'amalfi play',
  summary: 'Play a game in the terminal, against bots and with friends.',
  flags: {
    ...gameFlags,
    players: integerFlag(2, 1, 4, 'number of players, 1 to 4'),
    people: integerFlag(1, 1, 4, 'how many of the players are people; they have the first seats'),
    bots: botsFlag('deckhand', 'bots: one name for all other seats, or one name per seat'),
    lang: langFlag,
    seed: seedFlag('seed of the game (default: random)'),
    save: textFlag('FILE', undefined, 'save the game to this file after every choice'),
    resume: textFlag('FILE', undefined, 'continue a saved game'),
  },
  notes: botsHelp,
  async run(args, io) {
    const saved = args.resume === undefined ? null : readRecord(readText(args.resume))
    const pack = await cardsFor(args, saved)
    const rules =
      saved === null ? rulesOf(args.game, args.printing, pack) : rulesForRecord(saved, pack)
    const record = saved ?? newRecord(rules, setup())
    const players = Number(record.setup.players)
    if (args.people > players)
      throw new UsageError(`--people: ${args.people} people do not fit in a game for ${players}`)
    const names = botNames(args.bots, players - args.people)
    const standIns: StandInReport[] = []
    const bots = [
      ...Array.from({ length: args.people }, () => null),
      ...(await botsFor(args.bots, players - args.people, rules, (report) =>
        standIns.push(report),
      )),
    ]
    const locale = localeFor(args.lang, pack.game)
    const translator = translatorFor(pack, locale, {
      printing: rules.tables.printing,
      players: bots.map((_, seat) => {
        const name = locale.seat(seat)
        return seat < args.people ? name : `${name} (${names[seat - args.people]})`
      }),
    })
    // A saved game does not say whether its seed was typed, but the kind of seed tells.
    const typed = args.resume === undefined ? args.seed : typedSeed(record.setup.seed)
    const terminal = new TerminalGame(rules, record, bots, botChances(typed))
    const namesBySeat = bots.map((_, seat) => names[seat - args.people] ?? '')
    for (const line of standInTexts(standIns, namesBySeat, translator)) io.out(line)
    const lines = processLines()
    try {
      await playInTerminal(terminal, translator, io, lines, {
        people: Array.from({ length: args.people }, (_, seat) => seat),
        save: args.save ?? args.resume,
      })
    } finally {
      lines.close()
    }
    return DONE

    function setup(): Setup {
      const { first: _, ...rest } = setupFor(rules, args, args.seed ?? newSeed())
      return rest
    }
  },
})

/** A saved game continues with its own cards unless `--pack` is given. */
function cardsFor(args: Parameters<typeof packFrom>[0], saved: GameRecord | null): Promise<Pack> {
  if (saved === null) return packFrom(args)
  return args.pack === undefined ? packOfRecord(saved) : packOf(args.pack)
}
