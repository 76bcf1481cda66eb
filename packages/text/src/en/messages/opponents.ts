import type { OpponentMessages } from '../../messages/opponents.ts'
import { list } from '../grammar.ts'

const names: OpponentMessages['names'] = {
  deckhand: 'Deckhand',
  apprentice: 'Apprentice',
  merchant: 'Merchant',
  captain: 'Captain',
  doge: 'Doge',
  random: 'At random',
  'apprentice-1': 'Apprentice (older)',
  'merchant-1': 'Merchant (older)',
}
const noun = (bot: keyof typeof names): string => names[bot].toLowerCase()

export const opponents: OpponentMessages = {
  names,
  computer: (bot) => `Computer: ${noun(bot)}`,
  help: {
    deckhand: 'Spots only a few moves and goes for one that looks good: a gentle start.',
    apprentice: 'Spots more moves and judges them better, but lives from one move to the next.',
    merchant: 'Weighs every move and knows what things are worth, but doesn’t plan ahead.',
    captain: 'Plans several turns ahead and wastes next to nothing.',
    doge: 'Takes its time: plans further still, and plays its best ideas through before it moves.',
    random: 'Does anything that’s allowed: good for trying things out.',
  },
  strength: (level, of) => `strength ${level} of ${of}`,
  quickStart: (level) => `you vs. a computer ${noun(level)}`,
  stronger: (now, next) =>
    `Two wins in a row against the ${noun(now)}! Ready to take on the ${noun(next)}?`,
  weaker: (now, next) =>
    `Three losses in a row against the ${noun(now)}. How about a few games against the ${noun(next)}?`,
  acceptHint: '“Play now” will then use this opponent.',
  accept: (next) => `Play the ${noun(next)}`,
  dismiss: (now) => `Stay with the ${noun(now)}`,
  standIn: {
    untrained: (players) =>
      `The computer hasn’t been trained with the cards of this game. A simpler opponent plays for ${list(players, 'and')}.`,
    failed: (players) =>
      `The computer opponent ran into a problem. A simpler one plays for ${list(players, 'and')}.`,
  },
  thinking: 'thinking…',
}
