import type { ReplayMessages } from '../../messages/replay.ts'

export const replay: ReplayMessages = {
  replay: '再生',
  replayOf: (names) => `${names}を再生`,
  start: '開始時',
  end: '終了',
  hasChosen: (name) => `${name}が選びました`,
  toStart: '最初へ',
  previousTurn: '1手番戻る',
  previousMove: '1手戻る',
  play: '再生する',
  pause: '一時停止',
  nextMove: '1手進む',
  nextTurn: '1手番進む',
  toEnd: '最後へ',
  timeline: 'ゲームの流れ',
  moveOf: (made, last) => `${last}手中${made}手`,
  toPeriod: 'ラウンドへ移動',
  periodOf: (period) => `第${period}ラウンド`,
  viewAs: '視点',
  handHidden: (name) => `${name}（手札は非公開）`,
  handsHidden: 'ゲームはまだ続いています。見てはいけない手札は伏せたままです。',
  continueHere: 'ここから遊ぶ',
  continueSameCards:
    'このゲームと同じように始まり、ここから別の道を行く自分のゲームになります。元のゲームは変わりません。',
  continueNewCards:
    'ここから別の道を行く自分のゲームになります。元のゲームがまだ続いているため、手札と山札は配り直されます。',
  cannotReplay: 'このゲームは再生できません。別のルールで遊ばれたか、記録が壊れています。',
}
