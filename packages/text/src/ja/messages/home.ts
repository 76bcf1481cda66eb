import type { HomeMessages } from '../../messages/home.ts'
import type { Words } from '../words.ts'

export const home = (w: Words): HomeMessages => ({
  tagline: '15世紀の商家が、はるかな港町へ船を送り出す。',
  unofficial: 'Takeo Yamada氏のボードゲームの非公式な実装です。',
  continueGame: '続きから',
  quickStart: 'すぐに遊ぶ',
  savedAt: (period, date) => `第${period}ラウンド、${date}`,
  finished: '終了',
  deleteNamed: (name) => `${name}を削除`,
  gameName: 'アマルフィ',
  edition: w.edition,
  newGameHint: '1〜4席、人でもコンピューターでも',
  rulesHint: 'ルールのすべてを私たちの言葉で',
  cardsHint: `人物、${w.artwork}、${w.destination}の全カード`,
  aboutCardsHint: '印刷された値と再構成した値',
  finishedGames: '終わったゲーム',
  deleteGame: '削除',
  confirmDelete: 'このゲームを完全に削除しますか？',
  cancelDelete: '残す',
})
