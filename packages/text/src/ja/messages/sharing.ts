import { isNewer, type SharingMessages } from '../../messages/sharing.ts'
import { list } from '../grammar.ts'

export const sharing: SharingMessages = {
  share: '共有',
  linkContent: 'リンクに入るもの',
  position: 'この局面',
  wholeGame: 'ここまでの全記録',
  containsPosition:
    '今の局面です。手札や山札など伏せられたもの、これから引かれるカードも含みます。',
  containsView: (name) =>
    `${name}に見えているものです。ほかの手札と山札は配り直されるので、秘密は漏れません。開いた人には別のカードが出ます。`,
  containsPublicView: '全員に見えているものだけです。手札と山札は配り直されます。',
  containsGame:
    '最初からの選択すべてです。伏せられたものや、これから引かれるカードも含むことになります。',
  containsFinishedGame: 'ゲーム全体です。すべての選択と手札を含みます。',
  containsNames: 'プレイヤーの名前も入ります。',
  noServer: 'どこにも送信されません。内容はすべてリンクそのものに入っています。',
  localAddress:
    'このページはあなたの端末かネットワークの中で動いています。ほかの場所の人は、自分のアマルフィの「ゲームを開く」で開けます。',
  link: 'リンク',
  length: (characters) => `${characters}文字`,
  copy: 'リンクをコピー',
  copied: 'コピーしました。',
  send: '送る…',

  open: 'ゲームを開く',
  openHint: 'リンクやファイルから',
  openHelp:
    'リンクには局面かゲーム全体が入っています。このページのものでも、ほかのアマルフィのものでも開けます。ファイルには保存したゲームが入っています。',
  pasteLink: 'リンクを貼り付け',
  openButton: '開く',
  chooseFile: 'ファイルを選ぶ…',
  saveNamedAsFile: (names) => `${names}をファイルに保存`,
  fileRevealsAll:
    'ファイルには伏せられたカードもすべて含まれます。開いた人は全員の手札を見ることができます。',
  aPosition: '局面',
  aGame: '途中のゲーム',
  aFinishedGame: '終わったゲーム',
  toMove: (names) => `${list(names, 'と')}の番`,
  choicesMade: (choices) => `${choices}手まで`,
  seenBy: (name) => `${name}から見た局面です。見えなかったものは配り直してあります。`,
  seenByAll: '全員に見えていた局面です。手札と山札は配り直してあります。',
  otherRules: '別のルールで作られたものです。ここからはこのページのルールに従います。',
  viewReplay: '1手ずつ見る',
  whoContinues: '続きを遊ぶ人',
  continueGame: '続きを遊ぶ',
  continueGameHint: '自分のゲームとして。元のゲームは変わりません',
  saveFinished: '保存して見る',
  cannotOpen: { link: 'このリンクは開けません', file: 'このファイルは開けません' },
  nothingChanged: '何も保存されず、あなたのゲームは何も変わっていません。',
  faults: {
    foreign: () => 'アマルフィのものではありません。',
    otherFormat: (at) =>
      isNewer(at)
        ? `このページより新しい版のゲームで作られたものです（書式${at.has}、ここでは${at.needs}）。ページを新しくすれば開けるかもしれません。`
        : `このページでは読めない書式です（書式${at.has}、ここでは${at.needs}）。`,
    cutOff: ({ place, has, needs }) =>
      needs === ''
        ? `${place}文字目の後で切れています。`
        : `途中で切れています。${needs}文字のうち${has}文字しかありません。`,
    letter: ({ place, has }) => `${place}文字目の「${has}」は使えない文字です。`,
    damaged: () =>
      '届くまでの間に内容が変わっています。元の場所から、もう一度全体をコピーしてください。',
    tooLarge: ({ needs }) => `どのゲームよりも大きなものです。上限は${needs}バイトです。`,
    field: ({ place }) => `項目「${place}」がないか、誤っているか、未知のものです。`,
    otherGame: ({ has }) => `別のゲーム「${has}」のものです。`,
    otherVersion: ({ has, needs }) =>
      `ルールの版${has}で遊ばれたものです。ここで使えるのは版${needs}です。`,
    otherPack: ({ has, needs }) =>
      `カード「${has}」（${needs}…）で遊ばれたゲームですが、このページにはそのカードがありません。新しい版のカードであれば、ページを再読み込みしてからもう一度開いてください。自作のカードであれば、コマンドラインの amalfi replay --pack ファイル名 で再生できます。`,
    setup: () => '項目「setup」のような始め方はルールにありません。',
    illegal: ({ place }) => `${place}手目がルールに反しています。`,
    goesOn: ({ place }) => `${place}手目がゲームの終わりより後にあります。`,
    impossible: ({ place }) => `項目「${place}」の局面は、どのゲームでも起こりえません。`,
  },
  origins: { link: 'リンクから再開', file: 'ファイルから再開', replay: '再生から分岐' },
}
