import type { HandheldWords } from '../handheld-words.ts'
import { counted } from './grammar.ts'

const choices = (n: number): string => counted(n, ['choice', 'choices'])

export const handheld: HandheldWords = {
  boards: 'Boards',
  board: {
    dealing: 'Hands',
    chart: 'Chart',
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
}
