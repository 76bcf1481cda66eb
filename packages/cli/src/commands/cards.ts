import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { command, DONE } from '../base/command.ts'
import { boldHeading } from '../base/io.ts'
import { gameFlags, jsonFlag, langFlag } from '../game/flags.ts'
import { packFrom } from '../game/games.ts'
import { CardReader } from '../terminal/card-reader.ts'

export const cards = command({
  name: 'amalfi cards',
  summary: 'Print all cards of a pack in English, French or Japanese.',
  flags: {
    game: gameFlags.game,
    pack: gameFlags.pack,
    printing: gameFlags.printing,
    lang: langFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const pack = await packFrom(args)
    const locale = localeFor(args.lang, pack.game)
    const translator = translatorFor(pack, locale, { printing: args.printing })
    if (args.json) {
      io.out(JSON.stringify(translator.cards))
      return DONE
    }
    const reader = new CardReader(translator)
    for (const line of reader.all()) io.out(boldHeading(io, line))
    return DONE
  },
})
