import type { Decision } from '@amalfi/engine'
import type { Tongue } from '../tongue.ts'
import { cost } from './amounts.ts'
import { oneHoldOf } from './terms.ts'

const left = (decision: Decision): number => decision.left ?? 1
/** How many more may follow, where it is not the last. */
const more = (decision: Decision, counter: string): string =>
  left(decision) > 1 ? `（あと${left(decision)}${counter}まで）` : ''
const place = ({ at = '' }: Decision): string => at

export const prompts: Tongue['prompts'] = {
  main: () => 'メインアクションを選ぶか、パスしてください',
  payment: ({ cost: n = 0, holds = [] }) =>
    `コストは${cost(n, holds)}です。支払い方を選んでください`,
  send: (decision) =>
    `船を${oneHoldOf(decision.holds ?? [])}へ送ってください${more(decision, '隻')}`,
  take: (decision) => `評議会から手札に加える人物を選んでください${more(decision, '枚')}`,
  erect: (decision) => `灯台を建てる目的地を選んでください${more(decision, '基')}`,
  straighten: (decision) => `縦向きに戻す人物を選んでください${more(decision, '人')}`,
  choose: () => '効果を1つ選んでください',
  price: () => 'コストを払って、この効果を使いますか？',
  build: (decision) => `造る船の数を選んでください（${left(decision)}隻まで）`,
  acquire: () => '獲得する作品を選んでください',
  discover: () => '発見する目的地を選んでください',
  invite: () => '招待する人物を選んでください',
  navigate: () => '船を出して航海する目的地を選んでください',
  visit: () => '船を置かずに使う目的地を選んでください',
  recall: (decision) => `湾に呼び戻す船を選んでください${more(decision, '隻')}`,
  shift: (decision) => `他の船倉へ移す船を選んでください${more(decision, '隻')}`,
  discard: (decision) => `列から捨てるカードを選んでください${more(decision, '枚')}`,
  draw: (decision) => `手札に残すカードを選んでください（あと${left(decision)}枚まで）`,
  light: (decision) => `使う灯台を選んでください${more(decision, '回')}`,
  borrow: () => '他プレイヤーのアクション系から、効果を使う人物を選んでください',
  order: () => '先に効果を使う人物を選んでください',
  lighthouse: (decision, names) => {
    const { holds = [], cost: bread = 0 } = decision
    const price = bread === 0 ? '無料で' : `パン${bread}個を払って`
    const send = holds.length === 0 ? '' : `${price}船を${oneHoldOf(holds)}へ送るか、`
    return `${names.destination(place(decision))}の灯台を使いますか？（${send}パン1個を得ます）`
  },
  evolve: (decision, names) =>
    `${names.destination(place(decision))}：人物を手札に加えるのと目的地のアクション、どちらを先に行いますか？`,
  give: (decision) =>
    `捨てる手札を選んでください${left(decision) > 1 ? `（あと${left(decision)}枚）` : ''}`,
  feed: () => '乗組員に食事を与えてください。先に船や手札をパンに換えられます',
  decree: () => 'これから布告で得点します。先に船や手札をパンに換えられます',
  pack: () => '初期セットを選んでください',
  select: () => '山札に戻す人物を選んでください。6枚が手札に残ります',
  draft: () =>
    '手札に残す人物を選んでください。残りは左隣に渡します（最後の2枚なら残りは山札に戻ります）',
  endgame: () => '手札に残す終了時系を選んでください',
  close: () => '手番を終えてください。先に称号を獲得できます',
  settle: () => '得点する布告を選んでください',
}
