import type { Decision } from '@amalfi/engine'
import type { Locale } from '../../locale/locale.ts'
import { cost } from '../cards/amounts.ts'
import { oneHoldOf } from '../make-words.ts'
import type { Words } from '../words.ts'

const left = (decision: Decision): number => decision.left ?? 1
/** How many more may follow, unless it is the last. */
const more = (decision: Decision, counter: string): string =>
  left(decision) > 1 ? `（あと${left(decision)}${counter}まで）` : ''
const place = ({ at = '' }: Decision): string => at

export const prompts = (w: Words): Locale['prompts'] => ({
  main: () => 'メインアクションを選ぶか、パスしてください',
  payment: ({ cost: n = 0, holds = [] }) =>
    `コストは${cost(w, n, holds)}です。支払い方を選んでください`,
  send: (decision) =>
    `船を${oneHoldOf(w, decision.holds ?? [])}へ送ってください${more(decision, '隻')}`,
  take: (decision) =>
    `${w.rows.council}から手札に加える人物を選んでください${more(decision, '枚')}`,
  erect: (decision) =>
    `${w.lighthouse}を${w.erect.plain}${w.destination}を選んでください${more(decision, w.lighthouseCounter)}`,
  straighten: (decision) => `縦向きに戻す人物を選んでください${more(decision, '人')}`,
  choose: () => '効果を1つ選んでください',
  price: () => 'コストを払って、この効果を使いますか？',
  build: (decision) => `造る船の数を選んでください（${left(decision)}隻まで）`,
  acquire: () => `獲得する${w.artwork}を選んでください`,
  discover: () => `${w.discover}する${w.discoverable}を選んでください`,
  invite: () => `${w.invite.plain}人物を選んでください`,
  navigate: () => `${w.sailAt}${w.destination}を選んでください`,
  visit: () => `船を置かずに使う${w.destination}を選んでください`,
  recall: (decision) => `${w.bay}に呼び戻す船を選んでください${more(decision, '隻')}`,
  shift: (decision) => `他の${w.hold}へ移す船を選んでください${more(decision, '隻')}`,
  discard: (decision) => `列から捨てるカードを選んでください${more(decision, '枚')}`,
  draw: (decision) => `手札に残すカードを選んでください（あと${left(decision)}枚まで）`,
  light: (decision) => `使う${w.lighthouse}を選んでください${more(decision, '回')}`,
  borrow: () => '他プレイヤーのアクション系から、効果を使う人物を選んでください',
  order: () => '先に効果を使う人物を選んでください',
  lighthouse: (decision, names) => {
    const { holds = [], cost: bread = 0 } = decision
    const price = bread === 0 ? '無料で' : `${w.bread}${bread}個を払って`
    const send = holds.length === 0 ? '' : `${price}船を${oneHoldOf(w, holds)}へ送るか、`
    return `${names.destination(place(decision))}の${w.lighthouse}を使いますか？（${send}${w.bread}1個を得ます）`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))}：人物を手札に加えるのと${w.destination}のアクション、どちらを先に行いますか？`,
  give: (decision) =>
    `捨てる手札を選んでください${left(decision) > 1 ? `（あと${left(decision)}枚）` : ''}`,
  feed: () => `${w.pleaseFeed}。先に船や手札を${w.bread}に換えられます`,
  decree: () => `これから${w.decree}で得点します。先に船や手札を${w.bread}に換えられます`,
  pack: () => '初期セットを選んでください',
  select: () => '手放す人物を選んでください',
  draft: () => '手札に残す人物を選んでください。残りは左隣に渡し、最後に余ったカードは手放します',
  endgame: () => '手札に残す終了時系を選んでください',
  close: () => '手番を終えてください。先に称号を獲得できます',
  settle: () => `得点する${w.decree}を選んでください`,
})
