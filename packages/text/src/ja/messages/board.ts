import { numberText } from '../../locale/numerals.ts'
import type { BoardMessages } from '../../messages/board.ts'
import type { Words } from '../words.ts'

export const board = (w: Words): BoardMessages => ({
  labelled: (label, text) => `${label}：${text}`,
  period: (period, phase) => `第${period}ラウンド：${phase}`,
  points: (n) => `${numberText(n)}点`,
  bread: (has, limit) => `${w.bread}${has}個（上限${limit}個）`,
  lighthouses: (erected) =>
    `${w.lighthouse}${erected}${w.lighthouseCounter}（全6${w.lighthouseCounter}）`,
  feeding: (due, short, coming = 0) =>
    `${w.feeding}：${w.bread}${due}個${coming > 0 ? `（${w.lighthouse}から${coming}個）` : ''}${short > 0 ? `（${short}個不足）` : ''}`,
  fed: w.fed,
  ships: '船',
  holds: w.hold,
  hand: (cards) => `手札（${cards}枚）`,
  cardsOnTable: '場のカード',
  invited: `${w.invited}人物`,
  engaged: '横向き',
  artworks: w.artwork,
  destinations: w.privateDestination,
  publicDestinations: w.publicDestination,
  titles: '称号',
  decrees: w.decree,
  includingBoardPoints: (text) => `${text}（ボードの加点を含む）`,
  deck: (cards) => `山札${cards}枚`,
  empty: '空き',
  windRose: w.windRose,
  windRoseHelp: w.windRoseHelp,
  passed: 'パス済み',
  lighthouseOf: (name) => `${w.lighthouse}：${name}`,
  shipOf: (name) => `船：${name}`,
  standings: '最終結果',
  finalPlace: (place, name, points, titlePoints) =>
    `${place}位：${name}、${numberText(points)}点（うち称号${titlePoints}点）`,
  soloRank: (rank) => `ランク${rank}（最高は4）`,
  soloLost: '敗北',
  pointsAtEnd: (points) => `終了時に＋${points}点`,
  usedFromPlayers: (players) => `${players}人以上で使用`,
})
