import type { ReplayWords } from '../replay-words.ts'
import { a, capital } from './grammar.ts'
import type { Words } from './words.ts'

export const replay = (w: Words): ReplayWords => ({
  replay: 'Replay',
  replayOf: (names) => `Replay ${names}`,
  beginning: 'The beginning',
  theEnd: 'The end',
  hasChosen: (name) => `${name} has chosen`,
  toBeginning: 'To the beginning',
  turnBack: 'A turn back',
  back: 'A choice back',
  play: 'Play',
  pause: 'Pause',
  on: 'A choice on',
  turnOn: 'A turn on',
  toEnd: 'To the end',
  course: 'Course of the game',
  at: (made, last) => `choice ${made} of ${last}`,
  toPeriod: `Go to ${a(w.period[0])}`,
  periodOf: (period) => `${capital(w.period[0])} ${period}`,
  eyes: 'Seen by',
  withoutHand: (name) => `${name}, hand hidden`,
  handsHidden: 'The game is still being played: hands stay hidden that you may not see.',
  playOn: 'Play on from here',
  playOnAsWas:
    'A game of your own that begins as this one did and goes its own way from here. This one stays as it is.',
  playOnDealtAnew:
    'A game of your own that goes its own way from here. Since this one is still being played, hands and decks are dealt anew in it.',
  cannot:
    'This game cannot be replayed: it was played under other rules, or its record is damaged.',
})
