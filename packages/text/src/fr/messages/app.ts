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
    'Une erreur est survenue. Votre partie est à l’abri : vous pouvez l’enregistrer dans un fichier.',
  saveAsFile: 'Enregistrer la partie',
  gameNotFound: 'Cette partie n’existe pas dans ce navigateur.',
  cannotOpen:
    'Cette partie ne peut pas être ouverte ici. Rien n’en est perdu : elle peut être enregistrée dans un fichier.',
  oldRules: (move) =>
    `Les règles ont changé depuis l’enregistrement. La partie reprend à sa position enregistrée ; les coups à partir du nº ${move} ne peuvent plus être revus.`,
  backToTable: 'Retour à la table',
  notLoaded: 'Cette page est introuvable pour le moment.',
  tryAgain: 'Réessayer',
})
