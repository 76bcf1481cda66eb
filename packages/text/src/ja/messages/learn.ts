import type { GuideMessages } from '../../messages/learn.ts'

/** The tutorial texts that both games share. */
export const guide: GuideMessages = {
  learn: '遊びながら覚える',
  learnHint: '案内つきの最初のゲーム、約10分',
  continueLearning: '続きを覚える',
  continueLearningHint: '案内つきのゲームが途中から再開できます',
  guided: '案内つき',
  guide: '案内',
  step: (step, of, topic) => `${step}／${of} ${topic}`,
  next: '次へ',
  skip: '飛ばす',
  hideGuide: '案内をしまう',
  showGuide: '案内を出す',
  ruleLink: 'ルール',
  suggestedInstead: (proposed) => `案内の考え：${proposed}。「元に戻す」で選び直せます。`,
  named: (kind, name) => (kind === 'artwork' ? `『${name}』` : name),
  sentences: (some) => some.join(''),
  endTurnFirst: ({ other }) =>
    `手番は終わりました。確定するまでは、すべて元に戻せます。次は${other}の番です。船の動きを見てみましょう。`,
  endTurnFirstAtOnce: ({ other }) =>
    `手番は終わりました。確定するまでは、すべて元に戻せます。次は${other}の番です。何が起きたかは記録で確かめられます。`,
  endTurn: '手番を終えましょう。',
  wellDone: 'お見事でした！',
  finished: 'これでアマルフィの遊び方がわかりました。',
  played: '遊んで覚えたこと',
  notPlayed: 'これからのお楽しみ',
  skippedHeading: '案内しなかったこと',
  continueAlone: '案内なしで続ける',
}
