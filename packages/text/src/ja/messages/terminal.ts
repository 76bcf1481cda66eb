import type { TerminalMessages } from '../../messages/terminal.ts'

export const terminal: TerminalMessages = {
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
  optionalActions: 'フリーアクション（いつでも可）',
  impossible: '今はできないこと',
  nothingImpossible: 'ここで選べないものはありません。',
  notUnderstood: (typed) => `「${typed}」に当てはまるものがありません。?でヘルプを表示します。`,
  ambiguous: (typed) =>
    `「${typed}」に当てはまるものが複数あります。もう少し詳しく入力するか、番号で選んでください。`,
  noSuchNumber: (most) =>
    most === 0 ? 'ここではその選択肢はありません。' : `選択肢は1から${most}までです。`,
  undone: '取り消しました。',

  saved: (file) => `ゲームを${file}に保存しました。`,
  leftGame: 'ゲームを中断しました。',
  resumeHint: (file) => `再開するには：npm run amalfi -- play --resume ${file}`,
  passDevice: (name) =>
    `${name}が選ぶ番です。ほかの人が見ていないことを確かめて、Enterキーを押してください。`,
}
