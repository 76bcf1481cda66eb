import type { OpponentMessages } from '../../messages/opponents.ts'

const names: OpponentMessages['names'] = {
  deckhand: '水夫',
  apprentice: '見習い',
  merchant: '商人',
  captain: '船長',
  doge: 'ドージェ（総督）',
  random: 'でたらめ',
  'apprentice-1': '見習い（旧版）',
  'merchant-1': '商人（旧版）',
}
/** In a list or a sentence, without an explanation. */
const noun = (bot: keyof typeof names): string => names[bot].replace('（総督）', '')

export const opponents: OpponentMessages = {
  names,
  computer: (bot) => `コンピューター：${noun(bot)}`,
  help: {
    deckhand: '思いついたいくつかの手からよさそうなものを選ぶ、最初におすすめの相手です。',
    apprentice: 'より多くの手に気づき、判断も確かですが、目の前の一手しか考えません。',
    merchant: 'すべての手を比べ、ものの値打ちを見きわめますが、先の計画は立てません。',
    captain: '何手番も先まで計画を立て、ほとんど無駄がありません。',
    doge: 'さらに先まで読み、有力な手を頭の中で試してから、時間をかけて決めます。',
    random: 'できることをでたらめに行うので、いろいろ試したいときに向いています。',
  },
  strength: (level, of) => `強さ ${of}段階中${level}`,
  quickStart: (level) => `コンピューターの${noun(level)}と2人で対戦`,
  stronger: (now, next) => `${noun(now)}に2連勝！ 次は${noun(next)}に挑戦してみませんか？`,
  weaker: (now, next) => `${noun(now)}に3連敗です。しばらく${noun(next)}と対戦してみませんか？`,
  acceptHint: '以後「すぐに遊ぶ」の相手も変わります。',
  accept: (next) => `${noun(next)}と対戦`,
  dismiss: (now) => `${noun(now)}のまま`,
  standIn: {
    untrained: (players) =>
      `このゲームのカードで学習したコンピューターがないため、${players.join('、')}は簡易版のコンピューターが受け持ちます。`,
    failed: (players) =>
      `コンピューターに問題が起きたため、${players.join('、')}は簡易版のコンピューターが受け持ちます。`,
  },
  thinking: '考え中…',
}
