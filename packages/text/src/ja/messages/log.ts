import type { LogMessages, Paid } from '../../messages/log.ts'
import { shipsPaid } from '../game/payment.ts'
import { list } from '../grammar.ts'
import type { Words } from '../words.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [`${w.bread}${bread}個`] : [])], 'と')
}

export const log = (w: Words): LogMessages => ({
  sinceLastTurn: '前回の手番から',
  nothingHappened: 'まだ何も起きていません。',
  fullLog: 'すべての記録',
  showEarlier: 'これより前',
  showLatest: '最新へ',
  fastForward: 'スキップ',
  fastForwardHint: '次の選択まで進める（Esc）',
  repeated: (text, times) => `${text}（${times}回）`,
  paid: (action, paid) => `${action}、支払いは${payment(w, paid)}`,
  pointsChange: (more) => `${signed(more)}点`,
  breadChange: (more) => `${w.bread}${signed(more)}個`,
  readAloud: (sentences) => sentences.map((sentence) => `${sentence}。`).join(''),
  earlierActions: (actions) => `その前に${actions}件の出来事`,
  periodOver: (period) => `第${period}ラウンド終了`,
  breadEaten: w.eaten,
  totalPoints: '現在の得点',
  breadMissing: (short, lost) => `不足${short}：−${lost}点`,
  heading: 'これまでの流れ',
})
