import type { TerminalMessages } from '../../messages/terminal.ts'
import type { Words } from '../words.ts'

export const terminal = (w: Words): TerminalMessages => ({
  help: [
    ['3', 'fait le choix 3'],
    ['o2', `fait l’action ${w.optional} 2`],
    ['des mots', 'fait le choix qui contient ces mots, ou dit pourquoi il est impossible'],
    ['b', 'montre toute la table'],
    ['w', 'dit ce qui est impossible maintenant, et pourquoi'],
    ['c mots', 'lit les cartes dont le nom contient ces mots'],
    ['u', 'annule votre dernier choix'],
    ['q', 'quitte ; une partie enregistrée se reprend plus tard'],
    ['?', 'montre cette liste'],
  ],
  helpHint: 'un numéro, ou « ? » pour l’aide',
  optionalActions: `Actions ${w.optional}s, à tout moment`,
  impossible: 'Impossible maintenant',
  nothingImpossible: 'Tout ce que vous pourriez tenter ici est possible.',
  notUnderstood: (typed) => `Rien ici ne s’appelle « ${typed} ». Tapez « ? » pour l’aide.`,
  ambiguous: (typed) =>
    `« ${typed} » peut désigner plusieurs de ces choix ; précisez, ou donnez le numéro.`,
  noSuchNumber: (most) =>
    most === 0 ? 'Il n’y a rien de tel à choisir ici.' : `Les choix vont de 1 à ${most}.`,
  undone: 'Choix annulé.',

  saved: (file) => `La partie est enregistrée dans ${file}.`,
  leftGame: 'Vous avez quitté la partie.',
  resumeHint: (file) => `Pour la reprendre : npm run amalfi -- play --resume ${file}`,
  passDevice: (name) =>
    `${name}, à vous de choisir. Appuyez sur Entrée quand personne d’autre ne regarde.`,
})
