import type { DescribedAs } from '@amalfi/engine'
import type { Locale, Names } from '../../locale/locale.ts'
import { list } from '../grammar.ts'
import { holdOf } from '../make-words.ts'
import type { Words } from '../words.ts'
import { work } from './because.ts'
import { shipsPaid } from './payment.ts'

const place = (choice: { readonly to: string }, names: Names): string =>
  names.destination(choice.to)
const person = (choice: { readonly character: string }, names: Names): string =>
  names.character(choice.character)
const artwork = (choice: { readonly artwork: string }, names: Names): string =>
  work(choice.artwork, names)

/** The ships of a payment: `ワインの船2隻と湾の船1隻（緊急調達）`. */
function payment(w: Words, choice: DescribedAs<'pay'>): string {
  const { do: _, ...parts } = choice
  const moved = shipsPaid(w, parts)
  return moved.length === 0 ? '何も支払わない' : `${list(moved, 'と')}で支払う`
}

export const choices = (w: Words): Locale['choices'] => ({
  pass: () => 'パスする',
  navigate: (choice, names) => `${place(choice, names)}${w.sailTo}する`,
  acquire: (choice, names) => `${artwork(choice, names)}を獲得する`,
  discover: (choice, names) => `${place(choice, names)}を${w.discover}する`,
  invite: (choice, names) => `${person(choice, names)}を${w.invite.plain}`,
  engage: (choice, names) => `${person(choice, names)}を発動する`,
  construct: (choice) => `船${choice.number}隻を造る`,
  pay: (choice) => payment(w, choice),
  send: (choice) => `船1隻を${holdOf(w, choice.hold)}へ送る`,
  take: (choice, names) => `${person(choice, names)}を手札に加える`,
  erect: (choice, names) => `${place(choice, names)}に${w.lighthouse}を${w.erect.plain}`,
  straighten: (choice, names) => `${person(choice, names)}を縦向きに戻す`,
  choose: (choice) => `${choice.number + 1}番目の効果`,
  buy: () => '払って効果を使う',
  give: (choice, names) => `${person(choice, names)}を捨てる`,
  visit: (choice, names) => `船を置かずに${place(choice, names)}を使う`,
  recall: (choice, names) => `${place(choice, names)}の船を${w.bay}に呼び戻す`,
  recallFromPort: () => `${w.port}の船1隻を${w.bay}に呼び戻す`,
  shift: (choice) => `船1隻を${holdOf(w, choice.from)}から${holdOf(w, choice.to)}へ移す`,
  discardArtwork: (choice, names) => `${artwork(choice, names)}を捨てる`,
  discardCharacter: (choice, names) => `${person(choice, names)}を捨てる`,
  keep: (choice, names) => `${person(choice, names)}を手札に残す`,
  borrow: (choice, names) => `${person(choice, names)}の効果を使う`,
  light: (choice, names) => `${place(choice, names)}の${w.lighthouse}を使う`,
  lightSend: (choice, _, asked) => {
    const bread = asked?.cost ?? 0
    return `${bread === 0 ? `${w.lighthouse}で` : `${w.bread}${bread}個を払い、`}船1隻を${holdOf(w, choice.hold)}へ送る`
  },
  lightBread: () => `${w.bread}1個を得る`,
  characterFirst: () => '先に人物を手札に加える',
  actionFirst: () => `先に${w.destination}のアクションを行う`,
  resolve: (choice, names) => `${person(choice, names)}の効果を先に使う`,
  insteadTake: () => '代わりに人物1枚を手札に加える',
  insteadPoints: () => '代わりに2点を得る',
  decline: () => '見送る',
  pack: (choice, names) => `セット「${names.pack(choice.pack)}」を選ぶ`,
  drop: (choice, names) => `${person(choice, names)}を${w.drop}`,
  feed: () => w.feed,
  decree: () => `${w.decree}の得点に進む`,
  // The amount of bread depends on the player's characters, so it is not named.
  holdToBread: (choice) => `船1隻を${holdOf(w, choice.hold)}から${w.bay}へ動かし、${w.bread}を得る`,
  bayToBread: () => `船1隻を${w.bay}から${w.port}へ動かし、${w.bread}を得る`,
  handToBread: (choice, names) => `${person(choice, names)}を捨て、${w.bread}1個を得る`,
  claim: (choice, names) => `「${names.title(choice.title)}」を獲得する`,
  buyPoint: () => `資源3${w.costCounter}分を1点に換える`,
  settle: (choice, names) => `「${names.decree(choice.decree)}」で得点する`,
  endTurn: () => '手番を終える',
})
