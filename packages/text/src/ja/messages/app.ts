import type { AppMessages } from '../../messages/app.ts'
import type { Words } from '../words.ts'

export const app = (w: Words): AppMessages => ({
  title: w.gameTitle,
  language: '言語',
  home: 'ホーム',
  newGame: '新しいゲーム',
  rules: 'ルール',
  cards: 'カード',
  aboutCards: 'カードについて',
  failed: '問題が起きました。ゲームは失われていません。ファイルに保存できます。',
  saveAsFile: 'ゲームをファイルに保存',
  gameNotFound: 'このブラウザにはそのゲームがありません。',
  cannotOpen:
    'このゲームはここでは開けません。記録は失われていません。ファイルとして保存できます。',
  oldRules: (move) =>
    `保存した後でルールが変わりました。保存された局面から続けます。${move}手目以降は再生できません。`,
  backToTable: 'ゲームに戻る',
  notLoaded: '今このページを読み込めません。',
  tryAgain: 'もう一度試す',
})
