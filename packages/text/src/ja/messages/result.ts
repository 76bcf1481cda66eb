import { numberText } from '../../locale/numerals.ts'
import type { ResultMessages } from '../../messages/result.ts'
import { list } from '../grammar.ts'
import type { Words } from '../words.ts'

export const result = (w: Words): ResultMessages => ({
  wins: (name) => `${name}の勝ち`,
  sharedWin: (names) => `${list(names, 'と')}が勝利を分け合う`,
  soloWon: (rival) => `${rival}と渡り合いました`,
  soloLost: (rival) => `${rival}に敗れました`,
  soloLostReason: (period, titles, needed) =>
    `第${period}ラウンドの終わりに称号が${needed}つ必要でしたが、${titles}つでした。こうして負けたゲームにランクはつきません。`,
  rank: (rank) => `ランク${rank}`,
  rankPoints: (from, to) =>
    from === null ? `${to}点まで` : to === null ? `${from}点以上` : `${from}〜${to}点`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${ahead.name}と${behind.name}はどちらも${numberText(points)}点です。称号で得た点が${ahead.titlePoints}点対${behind.titlePoints}点なので、${ahead.name}が上位になります。`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `${list(names, 'と')}は${names.length > 2 ? 'いずれ' : 'どちら'}も${numberText(points)}点、うち称号で${titlePoints}点なので、順位を分け合います。`,
  place: (place) => `${place}位`,
  fromTitles: (points) => `うち称号${points}点`,
  pointsBySource: '得点の内訳',
  pointsByPeriod: 'ラウンドごとの得点',
  sources: {
    artworks: w.artwork,
    destinations: w.discoverable,
    titles: '称号',
    decrees: w.decree,
    'endgame characters': '終了時系',
    'other effects': w.otherPoints,
    hunger: `${w.bread}不足`,
  },
  period: (period) => `第${period}ラウンド`,
  endOfGame: '終了時',
  beforeRecord: 'それ以前',
  total: '合計',
  asTable: '表で見る',
  asPicture: '図で見る',
  titlesTaken: '獲得した称号',
  noTitles: 'なし',
  endgameCards: '終了時系の人物',
  noEndgameCards: `${w.invited}人物なし`,
  counted: (n) => `（数：${n}）`,
  viewTable: '場を見る',
  backToResult: '結果に戻る',
  soloScore: (points) => `あなたの得点は${points}点です`,
  breadLeft: (bread) => `残りの${w.bread}${bread}個`,
  tieBrokenByBread: (points, ahead, behind) =>
    `${ahead.name}と${behind.name}はどちらも${points}点です。残りの${w.bread}が${ahead.bread}個対${behind.bread}個なので、${ahead.name}が上位になります。`,
  tieRemainsByBread: (names, points, bread) =>
    `${list(names, 'と')}は${names.length > 2 ? 'いずれ' : 'どちら'}も${points}点、残りの${w.bread}も${bread}個なので、順位を分け合います。`,
  heading: '結果',
  playAgain: 'もう一度遊ぶ',
})
