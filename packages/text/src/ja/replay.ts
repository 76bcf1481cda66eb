import type { ReplayWords } from '../replay-words.ts'

export const replay: ReplayWords = {
  replay: '再生',
  replayOf: (names) => `${names}を再生`,
  beginning: '開始時',
  theEnd: '終了',
  hasChosen: (name) => `${name}が選びました`,
  toBeginning: '最初へ',
  turnBack: '1手番戻る',
  back: '1手戻る',
  play: '再生する',
  pause: '一時停止',
  on: '1手進む',
  turnOn: '1手番進む',
  toEnd: '最後へ',
  course: 'ゲームの流れ',
  at: (made, last) => `${last}手中${made}手`,
  toPeriod: 'ラウンドへ移動',
  periodOf: (period) => `第${period}ラウンド`,
  eyes: '視点',
  withoutHand: (name) => `${name}（手札は非公開）`,
  handsHidden: 'ゲームはまだ続いています。見てはいけない手札は伏せたままです。',
  playOn: 'ここから遊ぶ',
  playOnAsWas:
    'このゲームと同じように始まり、ここから別の道を行く自分のゲームになります。元のゲームは変わりません。',
  playOnDealtAnew:
    'ここから別の道を行く自分のゲームになります。元のゲームがまだ続いているため、手札と山札は配り直されます。',
  cannot: 'このゲームは再生できません。別のルールで遊ばれたか、記録が壊れています。',
}
