import type { PlayMessages } from '../../messages/play.ts'
import { a, capital, counted } from '../grammar.ts'
import type { Words } from '../words.ts'

const points = (n: number): string => counted(n, ['point', 'points'])

export const play = (w: Words): PlayMessages => ({
  endTurn: 'End turn',
  confirmEndTurn: 'End your turn?',
  continue: 'Go on',
  oneMore: 'one more',
  answerFirst: (prompt) => `Not now. First: ${prompt}`,
  undoneAfterReveal: 'In this game something already seen was taken back.',
  confirmUndo: {
    question: 'Something has been shown since.',
    warning: 'You can go back past it, but the game will be marked.',
    yes: 'Go back anyway',
    no: 'Stay here',
  },
  skipToChoices: 'Go to what can be done',
  previewHeading: 'After this',
  previewStops: 'Then a card is drawn.',
  noEffect: 'As things are, nothing would come of it.',
  stepsNeeded: (steps) => `A way there: ${steps.join('; then ')}.`,
  recommended: 'Best',
  leftOver: (bread) => `left over: +${bread} ${w.bread}`,
  breadLost: (bread) => `${bread} ${w.bread} lost`,
  nothingLeftOver: 'nothing left over',
  feedAndDecree: `${capital(w.feeding)} and ${w.decree[0]}`,
  feedDue: (due, has) => `${capital(w.feedNeed)} ${due} ${w.bread}, you have ${has}.`,
  feedShort: (short, lost) => `${short} ${w.bread} short: you lose ${points(lost)}.`,
  decreeNow: (decree, worth) => `${decree} is worth ${points(worth)} to you now.`,
  makeBread: `To make ${w.bread} first, choose a ship in ${a(w.hold[0])} or ${w.inBay}, or a card in your hand.`,
  feedAndScore: `${w.feedOnly}, and let the ${w.decree[0]} score`,
  feedOnly: `${w.feedOnly}, and perhaps make more ${w.bread} before the ${w.decree[0]}`,
  scoreDecree: `Let the ${w.decree[0]} score`,
  shipPays: (n) => `Each ship here pays ${n}.`,
  perShip: (cost) => `each ship costs ${cost}`,
  shipGives: (n, text) => `Ship ${n} built: ${text}`,
  lighthouseGives: (n, text) => `${capital(w.lighthouse[0])} ${n} ${w.erect[2]}: ${text}`,
  keys: 'Keys',
  keyHelp: [
    ['Arrow keys', 'to the next thing that can be chosen'],
    ['Tab', 'to every thing on the table, one after the other'],
    ['Enter', 'takes the choice, or opens the list'],
    ['Escape', 'closes a list or a window; while others play, goes on to your next choice'],
  ],
  undo: 'Undo',
  restartTurn: 'Restart turn',
  botPlaying: (name) => `${name} is playing`,
  because: (what) => what,
  undoBarrier: 'You cannot go back that far: a card has been drawn or revealed since.',
  nothingToUndo: 'You have made no choice that could be taken back.',
})
