import { type GameEvent, replay as replayRecord } from '@amalfi/engine'
import { isObject } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import * as v from 'valibot'
import { command, DONE } from '../command.ts'
import { readText } from '../files.ts'
import { jsonFlag, langFlag, packFlag } from '../flags.ts'
import { GameLog, standingLines } from '../game-log.ts'
import { rulesForRecord } from '../games.ts'
import { boldHeading } from '../io.ts'
import { plural, seatName } from '../names.ts'
import { packOf, packOfRecord } from '../packs/read.ts'

export const replay = command({
  name: 'amalfi replay',
  summary: 'Verifies the record of a game, and tells the game.',
  files: ['FILE'],
  flags: {
    pack: packFlag(undefined, 'the cards it was played with (those it names if left out)'),
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
      io.out(`\nThe record ends before the game: ${deciders.map(seatName).join(', ')} to decide`)
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

/** A file may hold a whole saved game, as the page exports it: its record is in a field. */
function recordIn(text: string): string {
  const read = v.safeParse(savedGame, text)
  // If it is something else, reading the record says what is wrong with it.
  return read.success ? JSON.stringify(read.output.record) : text
}
