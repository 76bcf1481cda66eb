import type { HandheldWords } from '../handheld-words.ts'
import type { Words } from './words.ts'

export const handheld = (w: Words): HandheldWords => ({
  boards: 'ボード',
  board: {
    dealing: '手札',
    chart: w.map,
    rows: '列',
    mine: '自分',
    others: '相手',
    goals: '目標',
  },
  choices: (n) => `選択肢${n}つ`,
  beyond: (n) => `この先に選択肢${n}つ`,
  nearer: '拡大',
  farther: '縮小',
  look: '詳しく見る',
  menu: 'メニュー',
})
