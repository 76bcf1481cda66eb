import type { HandheldWords } from '../handheld-words.ts'
import type { Words } from './words.ts'

const choices = (n: number): string => `${n} choix`

export const handheld = (w: Words): HandheldWords => ({
  boards: 'Plateaux',
  board: {
    dealing: 'Mains',
    chart: w.map,
    rows: 'Rangées',
    mine: 'Moi',
    others: 'Autres',
    goals: 'Objectifs',
  },
  choices,
  beyond: (n) => `${choices(n)} plus loin`,
  nearer: 'Agrandir',
  farther: 'Réduire',
  look: 'Voir de près',
  menu: 'Menu',
})
