import type { BoardWords } from '../board-words.ts'
import { capital, counted } from './grammar.ts'
import { POINT } from './pieces.ts'
import type { Words } from './words.ts'

export const board = (w: Words): BoardWords => ({
  labelled: (label, text) => `${label} : ${text}`,
  period: (period, phase) => `${capital(w.period[0])} ${period} : ${phase}`,
  points: (n) => counted(n, POINT),
  bread: (has, limit) => `${counted(has, w.bread)} sur ${limit}`,
  lighthouses: (erected) => `${counted(erected, w.counts.lighthouse)} sur 6`,
  feeding: (due, short, coming = 0) =>
    `${w.toFeed} ${due}${coming > 0 ? ` (${coming} des ${w.lighthouse[1]})` : ''}${short > 0 ? `, il manque ${short}` : ''}`,
  fed: w.feed[3],
  ships: 'Navires',
  holds: capital(w.hold[1]),
  hand: (cards) => `Main (${cards})`,
  cardsOnTable: 'Sur la table',
  invited: `Personnages ${w.invite[3]}s`,
  engaged: w.engage[3],
  artworks: capital(w.artwork[1]),
  destinations: capital(w.find[1]),
  publicDestinations: capital(w.publicPlace[1]),
  titles: capital(w.milestone[1]),
  decrees: capital(w.decree[1]),
  includingBoardPoints: (text) => `${text} (Points du plateau compris.)`,
  deck: (cards) => `pioche : ${cards}`,
  empty: 'vide',
  windRose: capital(w.windRose.replace(/^l[ea] /, '')),
  passed: 'a passé',
  lighthouseOf: (name) => `${w.lighthouse[0]} : ${name}`,
  shipOf: (name) => `navire : ${name}`,
  standings: 'Classement final',
  finalPlace: (place, name, points, titlePoints) =>
    `${place}. ${name} : ${counted(points, POINT)}, dont ${titlePoints} grâce aux ${w.milestone[1]}`,
  soloRank: (rank) => `niveau ${rank} sur 4`,
  soloLost: 'partie perdue',
  talk: {
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
    options: `Actions ${w.optional}s, à tout moment`,
    impossible: 'Impossible maintenant',
    nothingImpossible: 'Tout ce que vous pourriez tenter ici est possible.',
    notUnderstood: (typed) => `Rien ici ne s’appelle « ${typed} ». Tapez « ? » pour l’aide.`,
    several: (typed) =>
      `« ${typed} » peut désigner plusieurs de ces choix ; précisez, ou donnez le numéro.`,
    noSuchNumber: (most) =>
      most === 0 ? 'Il n’y a rien de tel à choisir ici.' : `Les choix vont de 1 à ${most}.`,
    undone: 'Choix annulé.',
    nothingToUndo: 'Vous n’avez aucun choix à annuler.',
    undoBarrier: 'Impossible de revenir si loin : depuis, une carte a été piochée ou révélée.',
    saved: (file) => `La partie est enregistrée dans ${file}.`,
    left: 'Vous avez quitté la partie.',
    goOn: (file) => `Pour la reprendre : npm run amalfi -- play --resume ${file}`,
    passDevice: (name) =>
      `${name}, à vous de choisir. Appuyez sur Entrée quand personne d’autre ne regarde.`,
    because: (what) => `origine : ${what}`,
  },
  pointsAtEnd: (points) => `+${points} en fin de partie`,
  usedFromPlayers: (players) => `à partir de ${players} joueurs`,
})
