import { memoByGame } from '../../locale/by-game.ts'
import type { Locale } from '../../locale/locale.ts'
import type { LessonMessages } from '../../messages/learn.ts'
import { cards } from '../cards/cards.ts'
import { because } from '../game/because.ts'
import { choices } from '../game/choices.ts'
import { events } from '../game/events.ts'
import { prompts } from '../game/prompts.ts'
import { refusals } from '../game/refusals.ts'
import { makeWords } from '../make-words.ts'
import { app } from '../messages/app.ts'
import { board } from '../messages/board.ts'
import { dealing } from '../messages/dealing.ts'
import { details } from '../messages/details.ts'
import { device } from '../messages/device.ts'
import { handheld } from '../messages/handheld.ts'
import { home } from '../messages/home.ts'
import { guide } from '../messages/learn.ts'
import { log } from '../messages/log.ts'
import { opponents } from '../messages/opponents.ts'
import { play } from '../messages/play.ts'
import { reference } from '../messages/reference.ts'
import { replay } from '../messages/replay.ts'
import { result } from '../messages/result.ts'
import { saves } from '../messages/saves.ts'
import { settings } from '../messages/settings.ts'
import { setup } from '../messages/setup.ts'
import { sharing } from '../messages/sharing.ts'
import { statistics } from '../messages/statistics.ts'
import { terminal } from '../messages/terminal.ts'
import { lessons as originalLessons } from '../original/learn.ts'
import { original } from '../original/words.ts'
import { lessons as renaissanceLessons } from '../renaissance/learn.ts'
import { renaissance } from '../renaissance/words.ts'
import { typeset } from '../typeset.ts'
import type { Words } from '../words.ts'

const makeLocale = (w: Words, lessons: LessonMessages): Locale =>
  typeset<Locale>({
    language: 'fr',
    terms: w.terms,
    cards: cards(w),
    events: events(w),
    refusals: refusals(w),
    prompts: prompts(w),
    choices: choices(w),
    because: (why, names) => because(w, why, names),
    seat: (seat) => `Joueur ${seat + 1}`,
    rival: 'Le Rival',
    board: board(w),
    terminal: terminal(w),
    app: app(w),
    play: play(w),
    log: log(w),
    details: details(w),
    dealing: dealing(w),
    result: result(w),
    saves,
    sharing,
    replay: replay(w),
    learn: { ...guide, ...lessons },
    device,
    reference: reference(w),
    statistics,
    handheld: handheld(w),
    home: home(w),
    setup: setup(w),
    opponents,
    settings,
  })

/** Returns the French locale of a game. */
export const localeFor = memoByGame(
  {
    renaissance: { words: renaissance, lessons: renaissanceLessons },
    original: { words: original, lessons: originalLessons },
  },
  ({ words: game, lessons }) => {
    const words = makeWords(game)
    return makeLocale(words, lessons(words))
  },
)
export const fr: Locale = localeFor('renaissance')
