import type { LogWords, Paid } from '../log-words.ts'
import { list } from './grammar.ts'
import { shipsPaid } from './payment.ts'
import type { Words } from './words.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [`${w.bread}${bread}個`] : [])], 'と')
}

export const log = (w: Words): LogWords => ({
  sinceLastTurn: '前回の手番から',
  nothingSince: 'まだ何も起きていません。',
  wholeStory: 'すべての記録',
  earlier: 'これより前',
  newest: '最新へ',
  skip: 'スキップ',
  skipHint: '次の選択まで進める（Esc）',
  times: (text, times) => `${text}（${times}回）`,
  paid: (deed, paid) => `${deed}、支払いは${payment(w, paid)}`,
  points: (more) => `${signed(more)}点`,
  bread: (more) => `${w.bread}${signed(more)}個`,
  aloud: (sentences) => sentences.map((sentence) => `${sentence}。`).join(''),
  before: (deeds) => `その前に${deeds}件の出来事`,
  periodOver: (period) => `第${period}ラウンド終了`,
  fed: w.eaten,
  inAll: '現在の得点',
  hungry: (short, lost) => `不足${short}：−${lost}点`,
  heading: 'これまでの流れ',
})
