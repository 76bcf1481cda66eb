import type { LaterWords } from '../later-words.ts'
import { list } from './grammar.ts'
import type { Words } from './words.ts'

export const later = (w: Words): LaterWords => ({
  promised: (points) => `終了時に＋${points}点`,
  usedFrom: (players) => `${players}人以上で使用`,
  soloScore: (points) => `あなたの得点は${points}点です`,
  keepEnding: (name) => `終了時系を1枚残します。もう1枚は${name}が受け取り、手札に残します。`,
  differences: '違うところ',
  ifYouKnow: (game) => `『${game}』をご存じの方へ`,
  breadLeft: (bread) => `残りの${w.bread}${bread}個`,
  tieBroken: (points, ahead, behind) =>
    `${ahead.name}と${behind.name}はどちらも${points}点です。残りの${w.bread}が${ahead.bread}個対${behind.bread}個なので、${ahead.name}が上位になります。`,
  tieStands: (names, points, bread) =>
    `${list(names, 'と')}は${names.length > 2 ? 'いずれ' : 'どちら'}も${points}点、残りの${w.bread}も${bread}個なので、順位を分け合います。`,
})
