import type { PlayMessages } from '../../messages/play.ts'
import { capital, counted, list } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'

export const play = (w: Words): PlayMessages => ({
  endTurn: 'Finir le tour',
  confirmEndTurn: 'Finir votre tour ?',
  continue: 'Continuer',
  oneMore: 'encore un',
  answerFirst: (prompt) => `Pas maintenant. D’abord : ${prompt}`,
  undoneAfterReveal: 'Dans cette partie, on est revenu sur quelque chose de déjà vu.',
  confirmUndo: {
    question: 'Depuis, quelque chose a été montré.',
    warning: 'Vous pouvez revenir en arrière, mais la partie en gardera la marque.',
    othersMoved: 'Les autres ont joué depuis.',
    othersWarning: 'Leurs coups seront annulés aussi.',
    yes: 'Revenir quand même',
    no: 'Rester ici',
  },
  skipToChoices: 'Aller à ce qui est possible',
  previewHeading: 'Ensuite',
  previewStops: 'Puis une carte est piochée.',
  noEffect: 'Pour l’instant, cela n’apporterait rien.',
  stepsNeeded: (steps) => `Pour y arriver : ${steps.join(', puis ')}.`,
  recommended: 'Au mieux',
  leftOver: (bread) => `reste : +${counted(bread, w.bread)}`,
  breadLost: (bread) => `${counted(bread, w.bread)} perdu${bread > 1 ? 's' : ''}`,
  nothingLeftOver: 'aucun reste',
  feedAndDecree: `${capital(w.feeding)} et ${w.decree[0]}`,
  feedDue: (due, has) => `${capital(w.feedNeed)} ${counted(due, w.bread)}, vous en avez ${has}.`,
  feedShort: (short, lost) =>
    `Il manque ${counted(short, w.bread)} : vous perdez ${counted(lost, POINT)}.`,
  decreeNow: (decree, worth) => `${decree} vous rapporte ${counted(worth, POINT)} à présent.`,
  makeBread: `Pour faire ${w.someBread} d’abord, choisissez un navire en ${w.hold[0]} ou ${w.inBay}, ou une carte en main.`,
  loadsLost: (ships) =>
    ships === 1 ? '1 cargaison sera perdue' : `${ships} cargaisons seront perdues`,
  breadStillCounts: (left, counting) =>
    `Il vous restera ${counted(left, w.bread)}, qui ${left > 1 ? 'comptent' : 'compte'} encore pour ${list(counting, 'et')}. Ce que vous ne changez pas maintenant est perdu.`,
  passHelp: w.passHelp,
  feedAndScore: `${w.feedOnly}, puis compter le ${w.decree[0]}`,
  feedOnly: `${w.feedOnly}, et refaire peut-être ${w.someBread} avant le ${w.decree[0]}`,
  scoreDecree: `Compter le ${w.decree[0]}`,
  shipPays: (n) => `Chaque navire placé ici paie ${n}.`,
  perShip: (cost) => `chaque navire coûte ${cost}`,
  shipGives: (n, text) => `Navire ${n} construit : ${text}`,
  lighthouseGives: (n, text) => `${capital(w.lighthouse[0])} ${n} ${w.erect[3]} : ${text}`,
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
  undo: 'Annuler',
  redo: 'Rétablir',
  restartTurn: 'Recommencer le tour',
  botPlaying: (name) => `${name} joue`,
  because: (what) => `origine : ${what}`,
  undoBarrier: 'Impossible de revenir si loin : depuis, une carte a été piochée ou révélée.',
  nothingToUndo: 'Vous n’avez aucun choix à annuler.',
})
