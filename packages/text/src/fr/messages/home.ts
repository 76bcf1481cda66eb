import type { HomeMessages } from '../../messages/home.ts'
import { capital } from '../grammar.ts'
import type { Words } from '../words.ts'

export const home = (w: Words): HomeMessages => ({
  tagline:
    'Des familles de marchands du XVe siècle envoient leurs navires vers de lointains havres.',
  unofficial: 'Une adaptation non officielle du jeu de société de Takeo Yamada.',
  continueGame: 'Reprendre une partie',
  quickStart: 'Jouer tout de suite',
  playOnline: 'Jouer en ligne',
  playOnlineHint: 'entre amis, chacun sur son appareil',
  savedAt: (period, date) => `${capital(w.period[0])} ${period}, ${date}`,
  finished: 'terminée',
  deleteNamed: (name) => `Supprimer ${name}`,
  gameName: 'Amalfi',
  edition: w.edition,
  newGameHint: 'une à quatre places, humains et ordinateurs',
  rulesHint: 'toutes les règles, expliquées',
  cardsHint: `tous les personnages, ${w.artwork[1]} et lieux`,
  aboutCardsHint: 'ce qui est imprimé, ce qui est reconstitué',
  finishedGames: 'Parties terminées',
  deleteGame: 'Supprimer',
  confirmDelete: 'Supprimer définitivement cette partie ?',
  cancelDelete: 'La garder',
})
