import { type Ability, modifierOf, type Trigger } from '@amalfi/packs'
import type { ModifierTexts, TriggerTexts } from '../verbs.ts'
import { clause } from './effects.ts'
import { list, sentence } from './grammar.ts'
import {
  artTypes,
  atLeast,
  characterTypes,
  counts,
  FREE_COUNCIL_SLOT,
  holdOf,
  holds,
  loads,
  rowNames,
} from './terms.ts'

/** A cost by what it buys: engaging a character and docking have costs of their own. */
function costOf(
  what: keyof typeof artTypes | keyof typeof characterTypes | 'destination' | 'ship',
) {
  if (what === 'ship') return '造船のコスト'
  if (what === 'destination') return '目的地の発見コスト'
  return what in artTypes
    ? `${artTypes[what as keyof typeof artTypes]}のコスト`
    : `${characterTypes[what as keyof typeof characterTypes]}の招待コスト`
}
type Bought = Parameters<typeof costOf>[0]

const ONCE = { turn: '1手番に1回、', period: '1ラウンドに1回、' } as const
const once = (limit: 'turn' | 'period' | undefined): string =>
  limit === undefined ? '' : ONCE[limit]

/** What works once is spent on the next cost that it fits. */
function cheaper(
  less: number,
  cost: Bought | 'navigate' | 'light' | 'feed',
  limit: 'turn' | 'period' | undefined,
): string {
  const next = limit === undefined ? '' : '次の'
  switch (cost) {
    // Also without a ship.
    case 'navigate':
      return `${next}目的地で払うパン−${less}個`
    case 'light':
      return `灯台で船を送るときに払うパン−${less}個`
    case 'feed':
      return `食事フェイズに払うパン−${less}個`
    case 'ship':
      return `${next}${costOf(cost)}は1隻につき−${less}`
    default:
      return `${next}${costOf(cost)}−${less}`
  }
}

const modifiers: ModifierTexts = {
  less: ({ less, for: cost, once: limit }) => `${once(limit)}${cheaper(less, cost, limit)}`,
  accept: ({ accept, for: cost }) => {
    const paid = loads(accept, 'と')
    return cost === 'all'
      ? `どの資源のコストにも${paid}を使える`
      : `${costOf(cost)}に${paid}も使える`
  },
  as: ({ hold, as }) => `支払いで${holds[hold]}を${holds[as]}としても使える`,
  // More bread too, if a ship is moved for bread.
  yield: ({ yield: from, more }) =>
    `${from === 'emergency' ? '緊急調達（湾→港）で' : `${holds[from]}の船から`}得る資源やパンは1隻につき＋${more}個`,
  slotFree: ({ at }) => {
    const rows = list(
      at.map((row) => rowNames[row]),
      'と',
    )
    return at.every((row) => row === 'council')
      ? `${rows}の${FREE_COUNCIL_SLOT}`
      : `${rows}の枠の追加コストを無視する`
  },
  granary: ({ granary }) => `食糧庫の上限＋${granary}（12まで）`,
  busyDock: ({ bread }) =>
    `${bread === 0 ? '' : `パン${bread}個を追加で払えば、`}船のいる桟橋へも航海できる`,
  builtToBay: () => '造った船は港ではなく湾に置く',
  extra: ({ extra, of }) => {
    const { noun, needed = noun, counter } = counts[of]
    return `称号の条件では${needed}を${extra}${counter}多く数える`
  },
}

/** In a sentence about another player 自分 would be that player. */
const place = (to: Trigger['to'], me: boolean): string => {
  switch (to) {
    case 'public':
      return '公共目的地'
    case 'evolving':
      return '発展目的地'
    case 'own':
      return me ? '自分の目的地' : 'あなたの目的地'
    case 'other':
      return me ? '他プレイヤーの目的地' : 'あなた以外の目的地'
    default:
      return ''
  }
}

const at = (to: Trigger['to'], me: boolean, particle: string): string =>
  to === undefined ? '' : `${place(to, me)}${particle}`

/** What one action can do several times counts each time, unless it is limited. */
const each = ({ once: limit }: Trigger, always: string, limited: string): string =>
  limit === undefined ? `${always}たび` : `${limited}とき`

const deeds: TriggerTexts = {
  navigate: ({ to, sending }, me) =>
    sending === undefined
      ? `${at(to, me, 'へ')}航海したとき`
      : `${at(to, me, 'への')}航海で${holdOf(sending)}へ船を送ったとき`,
  acquire: ({ of }) => `${art(of)}を獲得したとき`,
  discover: () => '目的地を発見したとき',
  invite: ({ of }) => `${person(of)}を招待したとき`,
  engage: ({ of }) => `${person(of)}を発動したとき`,
  build: (trigger) => each(trigger, '船1隻を造る', '船を造った'),
  erect: (trigger, me) => {
    const where = at(trigger.to, me, 'に')
    return each(trigger, `${where}灯台1基を建てる`, `${where}灯台を建てた`)
  },
  take: (trigger) => {
    const taken = person(trigger.of)
    return each(trigger, `${taken}1枚を手札に加える`, `${taken}を手札に加えた`)
  },
  light: ({ to }, me) => `${at(to, me, 'の')}灯台を使ったとき`,
  pay: ({ with: paid }) => {
    if (paid === 'emergency') return '緊急調達を行ったとき'
    return paid === undefined ? '資源を払ったとき' : `${holds[paid]}で払ったとき`
  },
  overpay: () => 'コストを超えて資源を払ったとき',
  pass: ({ first }) => `${first ? '誰よりも先に' : ''}パスしたとき`,
  title: () => '称号を得たとき',
  feed: () => '食事フェイズの支払い前に',
  decree: () => '布告の得点後',
  period: () => 'ラウンド開始時',
}

const art = (of: Trigger['of']): string =>
  of !== undefined && of in artTypes ? artTypes[of as keyof typeof artTypes] : artTypes.artwork

const person = (of: Trigger['of']): string =>
  of !== undefined && of in characterTypes
    ? characterTypes[of as keyof typeof characterTypes]
    : characterTypes.character

const ACTORS = { me: '', other: '他プレイヤーが', anyone: 'いずれかのプレイヤーが' } as const

function triggered(trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const own = when === 'feed' || when === 'decree' || when === 'period'
  const actor = own ? '' : ACTORS[by]
  const only =
    condition === undefined ? '' : `${atLeast(condition.atLeast, counts[condition.count])}、`
  const deed = deeds[when](trigger, by === 'me')
  return `${once(trigger.once)}${actor}${deed}、${only}${clause(trigger.do)}`
}

const told = (ability: Ability): string =>
  'when' in ability ? triggered(ability) : modifiers[modifierOf(ability)](ability as never)

export const abilities = (all: readonly Ability[]): string =>
  all.map((ability) => sentence(told(ability))).join('')
