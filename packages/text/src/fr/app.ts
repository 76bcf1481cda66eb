import type { AppWords } from '../app-words.ts'
import { capital } from './grammar.ts'
import type { Words } from './words.ts'

export const app = (w: Words): AppWords => ({
  title: w.title,
  tagline:
    'Des familles de marchands du XVe siècle envoient leurs navires vers de lointains havres.',
  unofficial: 'Une adaptation non officielle du jeu de société de Takeo Yamada.',
  language: 'Langue',
  home: 'Accueil',
  continueGame: 'Reprendre une partie',
  newGame: 'Nouvelle partie',
  quickStart: 'Jouer tout de suite',
  rules: 'Règles',
  cards: 'Cartes',
  aboutCards: 'À propos des cartes',
  aboutCardsText: [
    `Les livrets donnent les règles, mais pas la liste des cartes. ${w.printedCards} ; tout le reste est notre reconstitution, faite pour respecter tout ce que disent les livrets.`,
    'Chaque carte indique si toutes ses valeurs sont imprimées ou si elle est reconstituée.',
    'Qui possède la boîte peut noter les valeurs de son exemplaire dans un paquet de données et jouer avec dans le terminal : le fichier README dit comment.',
  ],
  start: 'Commencer',
  players: 'Joueurs',
  seat: (n) => `Place ${n + 1}`,
  person: 'Humain',
  bots: {
    apprentice: 'Ordinateur : apprenti',
    merchant: 'Ordinateur : marchand',
    random: 'Ordinateur : au hasard',
  },
  name: 'Nom',
  hands: 'Mains de départ',
  printing: 'Édition',
  rival: 'Rival',
  seed: 'Graine',
  seedHint: 'La même graine distribue les mêmes cartes. Laissez vide pour une partie unique.',
  undo: 'Annuler',
  restartTurn: 'Recommencer le tour',
  log: 'Ce qui s’est passé',
  thinking: (name) => `${name} joue`,
  result: 'Le résultat',
  playAgain: 'Rejouer',
  remove: (name) => `Supprimer ${name}`,
  saved: (period, date) => `${capital(w.period[0])} ${period}, ${date}`,
  finished: 'terminée',
  failed:
    'Une erreur est survenue. Votre partie est à l’abri : vous pouvez la garder dans un fichier.',
  asFile: 'Garder la partie dans un fichier',
  noSuchGame: 'Cette partie n’existe pas dans ce navigateur.',
  cannotOpen:
    'Cette partie ne peut pas être ouverte ici. Rien n’en est perdu : elle peut être gardée dans un fichier.',
  oldRules: (move) =>
    `Les règles ont changé depuis l’enregistrement. La partie reprend à sa position enregistrée ; les coups à partir du nº ${move} ne peuvent plus être revus.`,
  provenance: { printed: 'imprimé dans le livret', reconstructed: 'reconstitué' },
})
