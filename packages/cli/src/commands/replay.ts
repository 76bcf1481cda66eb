import { type GameEvent, replay as replayRecord } from '@amalfi/engine'
import { isObject } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import * as v from 'valibot'
import { command, DONE } from '../base/command.ts'
import { readText } from '../base/files.ts'
import { boldHeading } from '../base/io.ts'
import { jsonFlag, langFlag, packFlag } from '../game/flags.ts'
import { GameLog, standingLines } from '../game/game-log.ts'
import { rulesForRecord } from '../game/games.ts'
import { plural, seatName } from '../game/names.ts'
import { packOf, packOfRecord } from '../packs/read.ts'

export const replay = command({
  name: 'amalfi replay',
  summary: 'Check the record of a game and print its log.',
  files: ['FILE'],
  flags: {
    pack: packFlag(undefined, 'the cards it was played with (default: those the record names)'),
    lang: langFlag,
    json: jsonFlag,
  },
  async run(args, io, [file]) {
    const record = readRecord(recordIn(readText(file)))
    const pack = await (args.pack === undefined ? packOfRecord(record) : packOf(args.pack))
    const rules = rulesForRecord(record, pack)
    const events: GameEvent[] = []
    let choices = 0
    const game = replayRecord(rules, record, events, (_game, made) => {
      choices = made
    })
    const deciders = rules.deciders(game)
    const finished = deciders.length === 0
    if (args.json) {
      const { choices: _, ...head } = record
      io.out(JSON.stringify({ ...head, choices, finished, standings: rules.standings(game) }))
      return DONE
    }
    io.out(`Amalfi: ${record.game}, ${plural(game.seats, 'player')}, ${plural(choices, 'choice')}`)
    io.out('')
    const translator = translatorFor(pack, localeFor(args.lang, pack.game), {
      printing: rules.tables.printing,
    })
    for (const line of new GameLog(game.seats, translator).lines(events))
      io.out(boldHeading(io, line))
    if (!finished)
      io.out(
        `\nThe record ends before the game does: ${deciders.map(seatName).join(', ')} to decide`,
      )
    for (const line of standingLines(rules, game, translator)) io.out(line)
    io.out('\nThe record is valid.')
    return DONE
  },
})

const savedGame = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ record: v.custom<object>(isObject) }),
)

/** The record in a file. A file that the page exports has the record in a field. */
function recordIn(text: string): string {
  const read = v.safeParse(savedGame, text)
  // For anything else, reading the record reports what is wrong.
  return read.success ? JSON.stringify(read.output.record) : text
}
