import type { BoardWords } from '../board-words.ts'
import { figure } from '../numerals.ts'
import type { Words } from './words.ts'

export const board = (w: Words): BoardWords => ({
  labelled: (label, text) => `${label}：${text}`,
  period: (period, phase) => `第${period}ラウンド：${phase}`,
  points: (n) => `${figure(n)}点`,
  bread: (has, limit) => `${w.bread}${has}個（上限${limit}個）`,
  lighthouses: (erected) => `${w.lighthouse}${erected}${w.lights}（全6${w.lights}）`,
  feeding: (due, short, coming = 0) =>
    `${w.meal}：${w.bread}${due}個${coming > 0 ? `（${w.lighthouse}から${coming}個）` : ''}${short > 0 ? `（${short}個不足）` : ''}`,
  fed: w.fed,
  ships: '船',
  holds: w.hold,
  hand: (cards) => `手札（${cards}枚）`,
  onTable: '場のカード',
  court: `${w.invited}人物`,
  engaged: '横向き',
  artworks: w.artwork,
  destinations: w.chart,
  publicDestinations: w.publicPlace,
  titles: '称号',
  decrees: w.decree,
  withBoard: (text) => `${text}（ボードの加点を含む）`,
  deck: (cards) => `山札${cards}枚`,
  empty: '空き',
  windRose: w.windRose,
  passed: 'パス済み',
  lighthouseOf: (name) => `${w.lighthouse}：${name}`,
  shipOf: (name) => `船：${name}`,
  standings: '最終結果',
  place: (place, name, points, titlePoints) =>
    `${place}位：${name}、${figure(points)}点（うち称号${titlePoints}点）`,
  rank: (rank) => `ランク${rank}（最高は4）`,
  lost: '敗北',
  talk: {
    help: [
      ['3', '3番の選択肢を選ぶ'],
      ['o2', '2番のフリーアクションを行う'],
      ['言葉', 'その言葉を含む選択肢を選ぶ。選べないときは理由を示す'],
      ['b', '場全体を表示する'],
      ['w', '今できないことと、その理由を示す'],
      ['c 言葉', '名前にその言葉を含むカードを読む'],
      ['u', '直前の選択を取り消す'],
      ['q', '中断する。保存したゲームは後で再開できる'],
      ['?', 'この一覧を表示する'],
    ],
    helpHint: '番号を入力（?でヘルプ）',
    options: 'フリーアクション（いつでも可）',
    impossible: '今はできないこと',
    nothingImpossible: 'ここで選べないものはありません。',
    notUnderstood: (typed) => `「${typed}」に当てはまるものがありません。?でヘルプを表示します。`,
    several: (typed) =>
      `「${typed}」に当てはまるものが複数あります。もう少し詳しく入力するか、番号で選んでください。`,
    noSuchNumber: (most) =>
      most === 0 ? 'ここではその選択肢はありません。' : `選択肢は1から${most}までです。`,
    undone: '取り消しました。',
    nothingToUndo: '取り消せる選択がありません。',
    undoBarrier: 'その後にカードが引かれたか公開されたため、取り消せません。',
    saved: (file) => `ゲームを${file}に保存しました。`,
    left: 'ゲームを中断しました。',
    goOn: (file) => `再開するには：npm run amalfi -- play --resume ${file}`,
    passDevice: (name) =>
      `${name}が選ぶ番です。ほかの人が見ていないことを確かめて、Enterキーを押してください。`,
    because: (what) => `${what}による`,
  },
})
