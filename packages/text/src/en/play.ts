import type { PlayWords } from '../play-words.ts'
import { counted } from './grammar.ts'

const points = (n: number): string => counted(n, ['point', 'points'])

export const play: PlayWords = {
  endTurn: 'End turn',
  turnOver: 'End your turn?',
  goOn: 'Go on',
  oneMore: 'one more',
  first: (prompt) => `Not now. First: ${prompt}`,
  rewound: 'In this game something already seen was taken back.',
  askBack: {
    question: 'Something has been shown since.',
    marks: 'You can go back past it, but the game will be marked.',
    yes: 'Go back anyway',
    no: 'Stay here',
  },
  skipToChoices: 'Go to what can be done',
  afterThis: 'After this',
  thenUnknown: 'Then a card is drawn.',
  inVain: 'As things are, nothing would come of it.',
  wayThere: (steps) => `A way there: ${steps.join('; then ')}.`,
  best: 'Best',
  leftOver: (bread) => `left over: +${bread} bread`,
  lost: (bread) => `${bread} bread lost`,
  nothingOver: 'nothing left over',
  feedAndDecree: 'Feeding and decree',
  due: (due, has) => `Your crews need ${due} bread, you have ${has}.`,
  hunger: (short, lost) => `${short} bread short: you lose ${points(lost)}.`,
  decreeNow: (decree, worth) => `${decree} is worth ${points(worth)} to you now.`,
  makeBread: 'To make bread first, choose a ship in a hold or in the bay, or a card in your hand.',
  feedAndGoOn: 'Feed, and let the decree score',
  feedOnly: 'Feed, and stop before the decree',
  scoreDecree: 'Let the decree score',
  pays: (n) => `Each ship here pays ${n}.`,
  perShip: (cost) => `each ship costs ${cost}`,
  shipGives: (n, text) => `Ship ${n} built: ${text}`,
  lighthouseGives: (n, text) => `Lighthouse ${n} erected: ${text}`,
  keys: 'Keys',
  keyHelp: [
    ['Arrow keys', 'to the next thing that can be chosen'],
    ['Tab', 'to every thing on the table, one after the other'],
    ['Enter', 'takes the choice, or opens the list'],
    ['Escape', 'closes a list or a window; while others play, goes on to your next choice'],
  ],
}
