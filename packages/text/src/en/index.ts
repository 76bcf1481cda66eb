import { byGame } from '../by-game.ts'
import type { LessonWords } from '../learn-words.ts'
import type { Locale } from '../locale.ts'
import { app } from './app.ts'
import { because } from './because.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { dealing } from './dealing.ts'
import { details } from './details.ts'
import { device } from './device.ts'
import { events } from './events.ts'
import { handheld } from './handheld.ts'
import { home } from './home.ts'
import { guide } from './learn.ts'
import { log } from './log.ts'
import { lessons as originalLessons } from './original/learn.ts'
import { original } from './original/words.ts'
import { play } from './play.ts'
import { prompts } from './prompts.ts'
import { reference } from './reference.ts'
import { refusals } from './refusals.ts'
import { lessons as renaissanceLessons } from './renaissance/learn.ts'
import { renaissance } from './renaissance/words.ts'
import { replay } from './replay.ts'
import { result } from './result.ts'
import { saves } from './saves.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { sharing } from './sharing.ts'
import { statistics } from './statistics.ts'
import { terminal } from './terminal.ts'
import { wordsOf } from './terms.ts'
import type { Words } from './words.ts'

const spoken = (w: Words, lessons: LessonWords): Locale => ({
  language: 'en',
  terms: w.terms,
  cards: cards(w),
  events: events(w),
  refusals: refusals(w),
  prompts: prompts(w),
  choices: choices(w),
  because: (why, names) => because(w, why, names),
  seat: (seat) => `Player ${seat + 1}`,
  rival: 'The rival',
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
  settings,
})

/** English as each game speaks it. */
export const localeFor = byGame(
  {
    renaissance: { table: renaissance, lessons: renaissanceLessons },
    original: { table: original, lessons: originalLessons },
  },
  ({ table, lessons }) => {
    const words = wordsOf(table)
    return spoken(words, lessons(words))
  },
)
export const en: Locale = localeFor('renaissance')
