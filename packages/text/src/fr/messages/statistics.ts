import type { StatisticsMessages } from '../../messages/statistics.ts'
import { counted, type Noun } from '../grammar.ts'

const PARTIE: Noun = ['partie', 'parties', 'f']

export const statistics: StatisticsMessages = {
  title: 'Statistiques',
  hint: 'résultats, scores et niveaux de vos parties',
  none: 'Les parties jouées jusqu’au bout sur cet appareil sont comptées ici. Il n’y en a pas encore.',
  notCounted: (games) =>
    `Hors compte : ${counted(games, PARTIE)}. Ne comptent ni les parties illisibles, venues d’ailleurs ou guidées, ni celles où l’on est revenu sur une chose déjà vue.`,
  game: 'Jeu',
  whose: 'Joueur',
  everybody: 'tout le monde',
  unnamed: 'sans nom',
  results: 'Résultats',
  size: (players) => (players === 1 ? 'En solo' : `${players} joueurs`),
  games: 'Parties',
  won: 'Gagnées',
  best: 'Meilleur score',
  average: 'Moyenne',
  scores: 'Les scores, partie après partie',
  scoresSummary: (games, best, average, last) =>
    `${counted(games, PARTIE)} : meilleur score ${best}, moyenne ${average}, dernier score ${last}.`,
  wonMark: 'gagnée',
  notWonMark: 'non gagnée',
  sources: 'D’où viennent les points, partie après partie',
  onAverage: (games) => `En moyenne sur ${counted(games, PARTIE)} :`,
  bySeat: 'Par place à la table',
  byOpponent: 'Par adversaire',
  solo: 'En solo',
  lost: 'Perdues',
  bestRank: 'Meilleur niveau',
  noRank: 'perdue',
  list: 'Toutes les parties',
  when: 'Date',
  saveAsFile: 'Garder les statistiques dans un fichier',
  erase: 'Effacer les statistiques',
  confirmErase:
    'Effacer définitivement les résultats de toutes les parties ? Les parties encore gardées restent, mais ne comptent plus.',
  eraseButton: 'Effacer',
  cancelErase: 'Les garder',
  resultIsKept: 'Son résultat reste dans les statistiques.',
}
