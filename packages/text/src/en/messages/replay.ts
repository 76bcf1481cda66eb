import type { ReplayMessages } from '../../messages/replay.ts'
import { a, capital } from '../grammar.ts'
import type { Words } from '../words.ts'

export const replay = (w: Words): ReplayMessages => ({
  replay: 'Replay',
  replayOf: (names) => `Replay ${names}`,
  start: 'The beginning',
  end: 'The end',
  hasChosen: (name) => `${name} has chosen`,
  toStart: 'To the beginning',
  previousTurn: 'A turn back',
  previousMove: 'A choice back',
  play: 'Play',
  pause: 'Pause',
  nextMove: 'A choice on',
  nextTurn: 'A turn on',
  toEnd: 'To the end',
  timeline: 'Course of the game',
  moveOf: (made, last) => `choice ${made} of ${last}`,
  toPeriod: `Go to ${a(w.period[0])}`,
  periodOf: (period) => `${capital(w.period[0])} ${period}`,
  viewAs: 'Seen by',
  handHidden: (name) => `${name}, hand hidden`,
  handsHidden: 'The game is still being played: hands stay hidden that you may not see.',
  continueHere: 'Play on from here',
  continueSameCards:
    'A game of your own that begins as this one did and goes its own way from here. This one stays as it is.',
  continueNewCards:
    'A game of your own that goes its own way from here. Since this one is still being played, hands and decks are dealt anew in it.',
  cannotReplay:
    'This game cannot be replayed: it was played under other rules, or its record is damaged.',
})
