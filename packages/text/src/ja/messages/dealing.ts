import type { DealingMessages } from '../../messages/dealing.ts'
import type { Words } from '../words.ts'

export const dealing = (w: Words): DealingMessages => ({
  passTo: (name) => `端末を${name}に渡してください`,
  iAm: (name) => `${name}です`,
  curtainHint: 'ほかの人が見ていないときに押してください。',
  faceDown: (cards) => `裏向きのカード${cards}枚`,
  pickOrder: '選ぶ順番',
  passOrder: 'カードを渡す方向',
  choosing: '選択中',
  hasChosen: '選択済み',
  waiting: '未選択',
  packsHelp:
    '手番と逆の順に、各自がセットを1つ公開で選びます。最初に手番を行う人が最後に選びます。',
  pick: (n, of) => `${of}回中${n}回目の選択`,
  keepOne: (rest, name) => `1枚を残し、ほかの${rest}枚を${name}に渡します。`,
  receivedFrom: (name) => `${name}から来たカードです。`,
  lastPile: (rest) => `最後の${rest + 1}枚です。1枚を残し、残り${rest}枚を手放します。`,
  keepEndgame: '脇に置いた終了時系から1枚を残し、ほかを手放します。',
  giveUpMore: (more, stay) => `あと${more}枚を手放します。${stay}枚が手札に残ります。`,
  keptCount: (n, of) => `残したカード：${of}枚中${n}枚`,
  setAside: '脇に置いたカード：最後に1枚を残します',
  givenUpCount: (n, of) => `手放したカード：${of}枚中${n}枚`,
  yourHand: 'あなたの手札',
  dealtBlind: `人物6枚が無作為に配られました。称号と${w.decree}は横にあります。`,
  keepEndgameFirst: (name) => `終了時系を1枚残します。もう1枚は${name}が受け取り、手札に残します。`,
})
