import type { Locale } from '../../locale/locale.ts'
import type { Words } from '../words.ts'

/** `2個しかありません`, `1個もありません`. */
const only = (has: number, counter: string): string =>
  has === 0 ? `1${counter}もありません` : `${has}${counter}しかありません`

export const refusals = (w: Words): Locale['refusals'] => ({
  none: () => 'この選択は可能です。',
  unknown: () => 'このゲームにそのような選択はありません。',
  gameOver: () => 'ゲームは終了しています。',
  notYourDecision: () => '今はほかのプレイヤーが決める番です。',
  notAskedNow: () => '今はほかのことを決める場面です。',
  alreadyAnswered: () => 'すでに選び終えています。ほかのプレイヤーが選んでいるところです。',
  bayEmpty: () => `${w.bay}に船がありません。`,
  holdEmpty: () => `その${w.hold}に船がありません。`,
  otherHold: () => `この効果ではその${w.hold}を選べません。`,
  dockOccupied: () => `その${w.dock}にはすでに船がいます。`,
  notYourDestination: () => `ほかのプレイヤーの${w.discoverable}です。`,
  notDiscovered: () => `まだ誰も${w.discover}していない${w.discoverable}です。`,
  discoveredThisTurn: () =>
    `この手番に${w.discover}した${w.discoverable}です。${w.sail}できるのは次の手番からです。`,
  otherKindOfDestination: () => `この効果の対象とならない種類の${w.destination}です。`,
  breadShort: ({ needs = 0, has = 0 }) =>
    `${w.bread}が${needs}個必要ですが、${only(has, '個')}。先に船や手札を${w.bread}に換えられます。`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `${w.bread}が${needs}個必要ですが、${w.granaryLimit}は${limit}個です。`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    has === 0
      ? `コストは${needs}${w.costCounter}ですが、支払いに使える船がありません。`
      : `コスト${needs}${w.costCounter}に対し、使える船をすべて使っても${has}${w.costCounter}にしかなりません。`,
  notInRow: () => 'そのカードは列にありません。',
  notInHand: ({ needs, has = 0 }) =>
    needs === undefined
      ? 'そのカードは手札にありません。'
      : `手札が${needs}枚必要ですが、${only(has, '枚')}。`,
  notInvited: () => `あなたが${w.invited}人物ではありません。`,
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
    `コスト${needs}${w.costCounter}に対し、この支払いは${has === 0 ? `1${w.costCounter}分もありません` : `${has}${w.costCounter}分しかありません`}。`,
  needlessShip: () => '余分な船があります。なくても足りる船は、支払いに加えられません。',
  holdNotAccepted: () => `その${w.hold}の資源では、このコストを支払えません。`,
  shipsShort: ({ needs = 0, has = 0 }) =>
    `この支払いには同じ場所の船が${needs}隻必要ですが、${only(has, '隻')}。`,
  noLighthouseSlot: () => `その${w.destination}には${w.lighthouse}枠がありません。`,
  lighthouseSlotTaken: () => `その${w.lighthouse}枠は埋まっています。`,
  noLighthouse: () => `そこにあなたの${w.lighthouse}はありません。`,
  holdNotShown: () => `${w.lighthouse}のある${w.destination}は、その${w.hold}を示していません。`,
  lighthousesLeft: () => `これを選べるのは、${w.lighthouse}をすべて${w.erected}後だけです。`,
  noLighthouseLeft: () => `${w.lighthouse}はもうすべて${w.erected}後です。`,
  notAmongThese: () => '選べるカードの中にありません。',
  packTaken: () => 'そのセットはほかのプレイヤーが選びました。',
  noShipThere: () => 'そこにあなたの船はいません。',
  portEmpty: () => `${w.port}に船がありません。`,
  sendsPending: () =>
    `船を${w.bread}に換えられるのは、最初の船を${w.hold}へ送る前か、最後の船を送った後だけです。`,
  whilePaying: () => '支払い方を選んでいる間はできません。',
  beforePlay: () => '開始時の手札が決まるまではできません。',
  notYourTurn: () => '自分の手番にしかできません。パスした後もできません。',
  notInGame: () => 'このゲームでは使いません。',
  alreadyClaimed: () => 'すでに獲得しています。',
  needsNotMet: ({ needs = 0, has = 0 }) => `${needs}必要ですが、${has}しかありません。`,
  sendsOver: () => `この手番では、船を送った後に船を${w.bread}に換えたため、もう船を送れません。`,
  artworksLeft: () => 'この種類のカードがすべてなくなってからです。',
})
