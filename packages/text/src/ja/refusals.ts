import type { Tongue } from '../tongue.ts'

/** `2個しかありません`, `1個もありません`. */
const only = (has: number, counter: string): string =>
  has === 0 ? `1${counter}もありません` : `${has}${counter}しかありません`

export const refusals: Tongue['refusals'] = {
  none: () => 'この選択は可能です。',
  unknown: () => 'このゲームにそのような選択はありません。',
  gameOver: () => 'ゲームは終了しています。',
  notYourDecision: () => '今はほかのプレイヤーが決める番です。',
  notAskedNow: () => '今はほかのことを決める場面です。',
  alreadyAnswered: () => 'すでに選び終えています。ほかのプレイヤーが選んでいるところです。',
  bayEmpty: () => '湾に船がありません。',
  holdEmpty: () => 'その船倉に船がありません。',
  otherHold: () => 'この効果ではその船倉を選べません。',
  dockOccupied: () => 'その桟橋にはすでに船がいます。',
  notYourDestination: () => 'ほかのプレイヤーの目的地です。',
  notDiscovered: () => 'まだ誰も発見していない目的地です。',
  discoveredThisTurn: () => 'この手番に発見した目的地です。航海できるのは次の手番からです。',
  otherKindOfDestination: () => 'この効果の対象とならない種類の目的地です。',
  breadShort: ({ needs = 0, has = 0 }) =>
    `パンが${needs}個必要ですが、${only(has, '個')}。先に船や手札をパンに換えられます。`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `パンが${needs}個必要ですが、食糧庫の上限は${limit}個です。`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    has === 0
      ? `コストは${needs}個ですが、支払いに使える船がありません。`
      : `コスト${needs}個に対し、使える船をすべて使っても${has}個にしかなりません。`,
  notInRow: () => 'そのカードは列にありません。',
  notInHand: ({ needs, has = 0 }) =>
    needs === undefined
      ? 'そのカードは手札にありません。'
      : `手札が${needs}枚必要ですが、${only(has, '枚')}。`,
  notInvited: () => 'あなたが招待した人物ではありません。',
  notEngageable: () => '発動できる人物ではありません。',
  alreadyEngaged: () => 'その人物はすでに発動済み（横向き）です。',
  notEngaged: () => 'その人物はすでに縦向きです。',
  otherType: () => 'この効果の対象とならない種類です。',
  shipyardShort: ({ needs = 0, has = 0 }) =>
    has === 0
      ? '造船所に船が残っていません。'
      : `${needs}隻は造れません。造船所の船は残り${has}隻です。`,
  tooMany: ({ needs = 0, has = 0 }) =>
    `この効果で造れる船は${has}隻までです。${needs}隻は造れません。`,
  paymentShort: ({ needs = 0, has = 0 }) =>
    `コスト${needs}個に対し、この支払いは${has === 0 ? '1個分もありません' : `${has}個分しかありません`}。`,
  needlessShip: () => '余分な船があります。なくても足りる船は、支払いに加えられません。',
  holdNotAccepted: () => 'その船倉の資源では、このコストを支払えません。',
  shipsShort: ({ needs = 0, has = 0 }) =>
    `この支払いには同じ場所の船が${needs}隻必要ですが、${only(has, '隻')}。`,
  noLighthouseSlot: () => 'その目的地には灯台枠がありません。',
  lighthouseSlotTaken: () => 'その灯台枠は埋まっています。',
  noLighthouse: () => 'そこにあなたの灯台はありません。',
  holdNotShown: () => '灯台のある目的地は、その船倉を示していません。',
  lighthousesLeft: () => 'これを選べるのは、灯台をすべて建てた後だけです。',
  noLighthouseLeft: () => '灯台はすべて建て終えています。',
  notAmongThese: () => '選べるカードの中にありません。',
  packTaken: () => 'そのセットはほかのプレイヤーが選びました。',
  noShipThere: () => 'そこにあなたの船はいません。',
  portEmpty: () => '港に船がありません。',
  sendsPending: () =>
    '船をパンに換えられるのは、最初の船を船倉へ送る前か、最後の船を送った後だけです。',
  whilePaying: () => '支払い方を選んでいる間はできません。',
  beforePlay: () => '開始時の手札が決まるまではできません。',
  notYourTurn: () => '自分の手番にしかできません。パスした後もできません。',
  notInGame: () => 'このゲームでは使いません。',
  alreadyClaimed: () => 'すでに獲得しています。',
  needsNotMet: ({ needs = 0, has = 0 }) => `${needs}必要ですが、${has}しかありません。`,
  artworksLeft: () => 'この種類のカードがすべてなくなってからです。',
}
