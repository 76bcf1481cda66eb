import type { OpponentMessages } from '../../messages/opponents.ts'
import { list, to } from '../grammar.ts'

const names: OpponentMessages['names'] = {
  deckhand: 'Matelot',
  apprentice: 'Apprenti',
  merchant: 'Marchand',
  captain: 'Capitaine',
  doge: 'Doge',
  random: 'Au hasard',
  'apprentice-1': 'Apprenti (ancien)',
  'merchant-1': 'Marchand (ancien)',
}
const noun = (bot: keyof typeof names): string => names[bot].toLowerCase()
/** With its article: `le matelot`, `l’apprenti`. */
const the = (bot: keyof typeof names): string =>
  /^[aeiou]/.test(noun(bot)) ? `l’${noun(bot)}` : `le ${noun(bot)}`

export const opponents: OpponentMessages = {
  names,
  computer: (bot) => `Ordinateur : ${noun(bot)}`,
  help: {
    deckhand: 'Ne voit que quelques coups et en joue un qui lui plaît : idéal pour débuter.',
    apprentice: 'Voit plus de coups et les juge mieux, mais joue au coup par coup.',
    merchant: 'Pèse tous les coups et connaît le prix des choses, mais ne prévoit pas la suite.',
    captain: 'Prépare plusieurs tours à l’avance et ne gaspille presque rien.',
    doge: 'Prend son temps : il voit plus loin encore et joue ses meilleures idées de tête avant d’agir.',
    random: 'Joue n’importe quel coup permis : pratique pour faire des essais.',
  },
  strength: (level, of) => `force ${level} sur ${of}`,
  quickStart: (level) => `vous contre l’ordinateur (${noun(level)})`,
  stronger: (now, next) =>
    `Deux victoires de suite contre ${the(now)} ! Et si vous affrontiez ${the(next)} ?`,
  weaker: (now, next) =>
    `Trois défaites de suite contre ${the(now)}. Et si vous jouiez quelques parties contre ${the(next)} ?`,
  acceptHint: '« Jouer tout de suite » vous opposera ensuite à cet adversaire.',
  accept: (next) => `Affronter ${the(next)}`,
  dismiss: (now) => `En rester ${to(the(now))}`,
  standIn: {
    untrained: (players) =>
      `L’ordinateur ne s’est pas entraîné avec les cartes de cette partie. Un adversaire plus simple joue pour ${list(players, 'et')}.`,
    failed: (players) =>
      `L’ordinateur a rencontré un problème. Un adversaire plus simple joue pour ${list(players, 'et')}.`,
  },
  thinking: 'réfléchit…',
}
