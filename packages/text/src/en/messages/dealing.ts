import type { DealingMessages } from '../../messages/dealing.ts'
import { capital, counted } from '../grammar.ts'
import type { Words } from '../words.ts'

export const dealing = (w: Words): DealingMessages => ({
  passTo: (name) => `Pass the device to ${name}`,
  iAm: (name) => `I am ${name}`,
  curtainHint: 'Press when nobody else is looking.',
  faceDown: (cards) => `${counted(cards, ['card', 'cards'])} face down`,
  pickOrder: 'Order of picking',
  passOrder: 'The way the piles go',
  choosing: 'chooses now',
  hasChosen: 'has chosen',
  waiting: 'has still to choose',
  packsHelp: 'Everybody picks one pack, openly, in reverse order: who begins the game picks last.',
  pick: (n, of) => `Pick ${n} of ${of}`,
  keepOne: (rest, name) =>
    rest === 1
      ? `Keep one; the other goes to ${name}.`
      : `Keep one; the other ${rest} go to ${name}.`,
  receivedFrom: (name) => `These come from ${name}.`,
  lastPile: (rest) =>
    rest === 1
      ? 'The last pair: keep one; the other is dropped.'
      : `The last ${rest + 1}: keep one; the others are dropped.`,
  keepEndgame: `Now keep one of the ${w.characterTypes.endgame[1]} that you set aside; the others are dropped.`,
  giveUpMore: (more, stay) => `Give up ${more} more; ${stay} stay in your hand.`,
  keptCount: (n, of) => `Kept: ${n} of ${of}`,
  setAside: 'Set aside: one of them stays with you at the end',
  givenUpCount: (n, of) => `Given up: ${n} of ${of}`,
  yourHand: 'Your hand',
  dealtBlind: `Six characters, dealt at random. ${capital(w.title[1])} and ${w.decree[1]} lie beside them.`,
  keepEndgameFirst: (name) =>
    `Keep one of the ${w.characterTypes.endgame[1]}; ${name} gets and keeps the other.`,
})
