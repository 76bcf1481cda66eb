import type { HandheldMessages } from '../../messages/handheld.ts'
import type { Words } from '../words.ts'

const choices = (n: number): string => `${n} choix`

export const handheld = (w: Words): HandheldMessages => ({
  tabs: 'Plateaux',
  tab: {
    dealing: 'Mains',
    chart: w.map,
    rows: 'Rangées',
    'own-board': 'Moi',
    others: 'Autres',
    goals: 'Objectifs',
  },
  choices,
  offscreen: (n) => `${choices(n)} plus loin`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  openCard: 'Voir de près',
  menu: 'Menu',
})
