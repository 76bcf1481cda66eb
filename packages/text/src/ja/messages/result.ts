import { numberText } from '../../locale/numerals.ts'
import type { ResultMessages, TiedPlayer } from '../../messages/result.ts'
import { list } from '../grammar.ts'
import type { Words } from '../words.ts'

export const result = (w: Words): ResultMessages => ({
  you: 'あなた',
  youWin: (lead) => (lead === 0 ? '同点ですが、あなたの勝ちです' : `${lead}点差であなたの勝ちです`),
  wins: (name, lead) =>
    lead === 0 ? `同点ですが、${name}の勝ちです` : `${lead}点差で${name}の勝ちです`,
  winsAgainstYou: (name, lead) =>
    lead === 0 ? `同点ですが、${name}の勝ちです` : `${name}の勝ちです。あなたとは${lead}点差でした`,
  sharedWin: (names) => `${list(names, 'と')}の同点優勝です`,
  sharedWinWithYou: (others) => `${list(['あなた', ...others], 'と')}の同点優勝です`,
  soloWon: (rival) => `${rival}に勝ちました`,
  soloLost: (rival) => `${rival}に敗れました`,
  soloLostReason: (period, titles, needed) =>
    `第${period}ラウンド終了時に称号が${needed}つ必要でしたが、${titles === 0 ? '1つもありませんでした' : `${titles}つでした`}。負けたゲームにランクはつきません。`,
  rank: (rank) => `ランク${rank}`,
  rankReached: (rank, ranks) => `ランク${rank}に到達しました（全${ranks}段階）`,
  rankPoints: (from, to) =>
    from === null ? `${to}点まで` : to === null ? `${from}点以上` : `${from}〜${to}点`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${tied(points, ahead, behind)}称号の得点が${ahead.titlePoints}点対${behind.titlePoints}点で、${ahead.name}が上位です。`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `${list(names, 'と')}は${numberText(points)}点で並び、称号の得点も${titlePoints}点で同じです。同順位になります。`,
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
    `${tied(points, ahead, behind)}残った${w.bread}が${ahead.bread}個対${behind.bread}個で、${ahead.name}が上位です。`,
  tieRemainsByBread: (names, points, bread) =>
    `${list(names, 'と')}は${points}点で並び、残った${w.bread}も${bread}個で同じです。同順位になります。`,
  heading: '結果',
  playAgain: 'もう一度遊ぶ',
  scoreLine: '得点の推移',
  decided: (one, other) => `勝敗を分けた要素：${one}と${other}`,
  compared: (source, one, other) => `${source}：${numberText(one)}点対${numberText(other)}点`,
  sameDeal: '同じ配り方でもう一度',
  sameDealHint: 'カードも先手の席も同じです。カードを知っているので、統計には数えません。',
  nextGame: '席と最初の手番',
  seats: '席',
  keepSeats: 'そのまま',
  swapSeats: (players) => (players === 2 ? '入れ替える' : '1つずつずらす'),
  finalScoring: '最終得点計算',
  showResult: '結果を見る',
})

const tied = (points: number, a: TiedPlayer, b: TiedPlayer): string => {
  const [one, other] = b.isYou ? [b, a] : [a, b]
  return `${one.name}と${other.name}は${numberText(points)}点で同点です。`
}
