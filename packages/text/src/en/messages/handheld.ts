import type { HandheldMessages } from '../../messages/handheld.ts'
import { counted } from '../grammar.ts'
import type { Words } from '../words.ts'

const choices = (n: number): string => counted(n, ['choice', 'choices'])

export const handheld = (w: Words): HandheldMessages => ({
  tabs: 'Boards',
  tab: {
    dealing: 'Hands',
    chart: w.map,
    rows: 'Rows',
    'own-board': 'Mine',
    others: 'Others',
    goals: 'Goals',
  },
  choices,
  offscreen: (n) => `${choices(n)} further on`,
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  openCard: 'Look closely',
  menu: 'Menu',
})
