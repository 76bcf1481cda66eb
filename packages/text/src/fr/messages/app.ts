import type { AppMessages } from '../../messages/app.ts'
import type { Words } from '../words.ts'

export const app = (w: Words): AppMessages => ({
  title: w.gameTitle,
  language: 'Langue',
  home: 'Accueil',
  newGame: 'Nouvelle partie',
  rules: 'Règles',
  cards: 'Cartes',
  aboutCards: 'À propos des cartes',
  failed:
    'Une erreur est survenue. Votre partie est à l’abri : vous pouvez la garder dans un fichier.',
  saveAsFile: 'Garder la partie dans un fichier',
  gameNotFound: 'Cette partie n’existe pas dans ce navigateur.',
  cannotOpen:
    'Cette partie ne peut pas être ouverte ici. Rien n’en est perdu : elle peut être gardée dans un fichier.',
  oldRules: (move) =>
    `Les règles ont changé depuis l’enregistrement. La partie reprend à sa position enregistrée ; les coups à partir du nº ${move} ne peuvent plus être revus.`,
  backToTable: 'Retour à la table',
  notLoaded: 'Cette page est introuvable pour le moment.',
  tryAgain: 'Réessayer',
})
