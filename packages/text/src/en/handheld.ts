import type { HandheldWords } from '../handheld-words.ts'
import { counted } from './grammar.ts'
import type { Words } from './words.ts'

const choices = (n: number): string => counted(n, ['choice', 'choices'])

export const handheld = (w: Words): HandheldWords => ({
  boards: 'Boards',
  board: {
    dealing: 'Hands',
    chart: w.map,
    rows: 'Rows',
    mine: 'Mine',
    others: 'Others',
    goals: 'Goals',
  },
  choices,
  beyond: (n) => `${choices(n)} further on`,
  nearer: 'Nearer',
  farther: 'Farther',
  look: 'Look closely',
  menu: 'Menu',
})
