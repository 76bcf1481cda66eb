import { botChances, newSeed, typedSeed } from '@amalfi/bots'
import { type GameRecord, newRecord, type Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { integerFlag, textFlag, UsageError } from '../args.ts'
import { command, DONE } from '../command.ts'
import { readText } from '../files.ts'
import { botsFlag, gameFlags, langFlag, setupFor } from '../flags.ts'
import { packFrom, rulesForRecord, rulesOf } from '../games.ts'
import { packOf, packOfRecord } from '../packs/read.ts'
import { botNamed, seatNames } from '../seats.ts'
import { seedFlag } from '../seeds.ts'
import { processLines } from '../terminal/lines.ts'
import { playInTerminal } from '../terminal/play-in-terminal.ts'
import { TerminalGame } from '../terminal/terminal-game.ts'

export const play = command({
  name: 'amalfi play',
  summary: 'Plays a whole game in the terminal, against bots and with friends.',
  flags: {
    ...gameFlags,
    players: integerFlag(2, 1, 4, 'how many play, 1 to 4'),
    people: integerFlag(1, 1, 4, 'how many of them are people; they sit first'),
    bots: botsFlag('merchant', 'the bots: one for all other seats, or one a seat'),
    lang: langFlag,
    seed: seedFlag('the seed of the game; another one every time if left out'),
    save: textFlag('FILE', undefined, 'keeps the game in this file after every choice'),
    resume: textFlag('FILE', undefined, 'goes on with a game that was kept'),
  },
  async run(args, io) {
    const saved = args.resume === undefined ? null : readRecord(readText(args.resume))
    const pack = await cardsFor(args, saved)
    const rules =
      saved === null ? rulesOf(args.game, args.printing, pack) : rulesForRecord(saved, pack)
    const record = saved ?? newRecord(rules, setup())
    const players = Number(record.setup.players)
    if (args.people > players)
      throw new UsageError(`--people: ${args.people} people have no room in a game for ${players}`)
    const names = seatNames(args.bots, players - args.people)
    const bots = Array.from({ length: players }, (_, seat) =>
      seat < args.people ? null : botNamed(names[seat - args.people], rules),
    )
    const locale = localeFor(args.lang, pack.game)
    const translator = translatorFor(pack, locale, {
      printing: rules.tables.printing,
      players: bots.map((_, seat) => {
        const name = locale.seat(seat)
        return seat < args.people ? name : `${name} (${names[seat - args.people]})`
      }),
    })
    // A kept game does not say whether its seed was typed, but its kind of seed does.
    const typed = args.resume === undefined ? args.seed : typedSeed(record.setup.seed)
    const terminal = new TerminalGame(rules, record, bots, botChances(typed))
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

/** A saved game goes on with its own cards, unless others are asked for. */
function cardsFor(args: Parameters<typeof packFrom>[0], saved: GameRecord | null): Promise<Pack> {
  if (saved === null) return packFrom(args)
  return args.pack === undefined ? packOfRecord(saved) : packOf(args.pack)
}
