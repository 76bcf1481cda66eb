import type { PlayWords } from '../play-words.ts'
import { counted } from './grammar.ts'
import { BREAD, POINT } from './terms.ts'

export const play: PlayWords = {
  endTurn: 'Finir le tour',
  turnOver: 'Finir votre tour ?',
  goOn: 'Continuer',
  oneMore: 'encore un',
  first: (prompt) => `Pas maintenant. D’abord : ${prompt}`,
  rewound: 'Dans cette partie, on est revenu sur quelque chose de déjà vu.',
  askBack: {
    question: 'Depuis, quelque chose a été montré.',
    marks: 'Vous pouvez revenir en arrière, mais la partie en gardera la marque.',
    yes: 'Revenir quand même',
    no: 'Rester ici',
  },
  skipToChoices: 'Aller à ce qui est possible',
  afterThis: 'Ensuite',
  thenUnknown: 'Puis une carte est piochée.',
  inVain: 'Pour l’instant, cela n’apporterait rien.',
  wayThere: (steps) => `Pour y arriver : ${steps.join(', puis ')}.`,
  best: 'Au mieux',
  leftOver: (bread) => `reste : +${counted(bread, BREAD)}`,
  lost: (bread) => `${counted(bread, BREAD)} perdu${bread > 1 ? 's' : ''}`,
  nothingOver: 'aucun reste',
  feedAndDecree: 'Repas et décret',
  due: (due, has) => `Vos équipages demandent ${counted(due, BREAD)}, vous en avez ${has}.`,
  hunger: (short, lost) =>
    `Il manque ${counted(short, BREAD)} : vous perdez ${counted(lost, POINT)}.`,
  decreeNow: (decree, worth) => `${decree} vous rapporte ${counted(worth, POINT)} à présent.`,
  makeBread:
    'Pour faire du pain d’abord, choisissez un navire en cale ou dans la baie, ou une carte en main.',
  feedAndGoOn: 'Nourrir, puis compter le décret',
  feedOnly: 'Nourrir, et s’arrêter avant le décret',
  scoreDecree: 'Compter le décret',
  pays: (n) => `Chaque navire placé ici paie ${n}.`,
  perShip: (cost) => `chaque navire coûte ${cost}`,
  shipGives: (n, text) => `Navire ${n} construit : ${text}`,
  lighthouseGives: (n, text) => `Phare ${n} érigé : ${text}`,
  keys: 'Touches',
  keyHelp: [
    ['Flèches', 'vers la prochaine chose possible'],
    ['Tab', 'vers chaque chose sur la table, l’une après l’autre'],
    ['Entrée', 'fait le choix, ou ouvre la liste'],
    [
      'Échap',
      'ferme une liste ou une fenêtre ; pendant que les autres jouent, mène à votre prochain choix',
    ],
  ],
}
