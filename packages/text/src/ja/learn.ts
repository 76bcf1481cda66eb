import type { GuideWords } from '../learn-words.ts'

/** What the guide says in any game. */
export const guide: GuideWords = {
  learn: '遊びながら覚える',
  learnHint: '案内つきの最初のゲーム、約10分',
  goOn: '続きを覚える',
  goOnHint: '案内つきのゲームが途中から再開できます',
  guided: '案内つき',
  guide: '案内',
  step: (step, of, topic) => `${step}／${of} ${topic}`,
  next: '次へ',
  skip: '飛ばす',
  putAway: '案内をしまう',
  bringBack: '案内を出す',
  aboutRule: 'ルール',
  instead: (proposed) => `案内の考え：${proposed}。「元に戻す」で選び直せます。`,
  named: (kind, name) => (kind === 'artwork' ? `『${name}』` : name),
  sentences: (some) => some.join(''),
  endTurnFirst: ({ other }) =>
    `手番は終わりました。確定するまでは、すべて元に戻せます。次は${other}の番です。船の動きを見てみましょう。`,
  endTurn: '手番を終えましょう。',
  wellDone: 'お見事でした！',
  allPlayed: 'これでアマルフィの遊び方がわかりました。',
  played: '遊んで覚えたこと',
  notPlayed: 'これからのお楽しみ',
  leftOut: '案内しなかったこと',
  playOn: '案内なしで続ける',
}
