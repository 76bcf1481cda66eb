import type { HandheldWords } from '../handheld-words.ts'

export const handheld: HandheldWords = {
  boards: 'ボード',
  board: {
    dealing: '手札',
    chart: '海図',
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
}
