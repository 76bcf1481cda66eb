import type { HandheldMessages } from '../../messages/handheld.ts'
import type { Words } from '../words.ts'

export const handheld = (w: Words): HandheldMessages => ({
  tabs: 'ボード',
  tab: {
    dealing: '手札',
    chart: w.map,
    rows: '列',
    'own-board': '自分',
    others: '相手',
    goals: '目標',
  },
  choices: (n) => `選択肢${n}つ`,
  offscreen: (n) => `この先に選択肢${n}つ`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  openCard: '詳しく見る',
  menu: 'メニュー',
})
