import type { ReadingWords } from '../reading-words.ts'

export const reading: ReadingWords = {
  theRule: 'この場面のルール',
  ruleFor: (about) => `ルール：${about}`,
  now: '今できること',
  pictures: {
    chart: 'ゲーム中盤の海図。公共目的地と発展目的地',
    board: 'プレイヤーの船。5つの船倉、湾、港、造船所',
    granary: '食糧庫。パンと、まだ建てていない灯台',
    rows: '3つの列。アトラス、工房、評議会。左端が最も高い',
    goals: '布告と称号、各プレイヤーの達成状況',
  },
  paidIn: '支払う資源',
  values: '数値の出典',
}
