import type { HandheldMessages } from '../../messages/handheld.ts'
import type { Words } from '../words.ts'

const choices = (n: number): string => `${n} choix`

export const handheld = (w: Words): HandheldMessages => ({
  tabs: 'Plateaux',
  tab: {
    dealing: 'Mains',
    chart: w.map,
    rows: 'Cartes',
    'own-board': 'Moi',
    others: 'Autres',
    goals: 'Objectifs',
  },
  choices,
  offscreen: (n) => `${choices(n)} plus loin`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  showList: 'Afficher en liste',
  showChart: 'Afficher la carte',
  available: (n) => `Possible maintenant (${n})`,
  unavailable: (n) => `Impossible pour l’instant (${n})`,
  openCard: 'Voir de près',
  menu: 'Menu',
})
