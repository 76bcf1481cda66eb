import { type Ability, isPlayerAction, type Modifier, type Trigger } from '@amalfi/packs'
import { abilitySentences } from '../../cards/ability-sentences.ts'
import type { ModifierTexts, TriggerTexts } from '../../icons/verbs.ts'
import { list, sentence } from '../grammar.ts'
import { atLeast, FREE_COUNCIL_SLOT, holdOf, loads } from '../make-words.ts'
import type { Words } from '../words.ts'
import { clause } from './effects.ts'

/** The cost of a purchase, named after what it buys. */
type Purchase = keyof Words['artTypes'] | keyof Words['characterTypes'] | 'destination' | 'ship'
function costOf(w: Words, what: Purchase): string {
  if (what === 'ship') return '造船のコスト'
  if (what === 'destination') return w.discoverCost
  return what in w.artTypes
    ? `${w.artTypes[what as 'book']}のコスト`
    : `${w.characterTypes[what as 'immediate']}の${w.inviteCost}`
}

const ONCE = { turn: '1手番に1回、', period: '1ラウンドに1回、' } as const
const once = (limit: 'turn' | 'period' | undefined): string =>
  limit === undefined ? '' : ONCE[limit]

/** A reduction that works once applies to the next matching cost. */
function cheaper(
  w: Words,
  less: number,
  cost: Purchase | 'navigate' | 'light' | 'feed',
  limit: 'turn' | 'period' | undefined,
): string {
  const next = limit === undefined ? '' : '次の'
  switch (cost) {
    // This includes destinations that are used without a ship.
    case 'navigate':
      return `${next}${w.destination}で払う${w.bread}−${less}個`
    case 'light':
      return `${w.lighthouse}で船を送るときに払う${w.bread}−${less}個`
    case 'feed':
      return `${w.phases.feed}に払う${w.bread}−${less}個`
    case 'ship':
      return `${next}${costOf(w, cost)}は1隻につき−${less}`
    default:
      return `${next}${costOf(w, cost)}−${less}`
  }
}

const modifiers = (w: Words): ModifierTexts => ({
  less: ({ less, for: cost, once: limit }) => `${once(limit)}${cheaper(w, less, cost, limit)}`,
  accept: ({ accept, for: cost }) => {
    const paid = loads(w, accept, 'と')
    return cost === 'all'
      ? `どの資源のコストにも${paid}を使える`
      : `${costOf(w, cost)}に${paid}も使える`
  },
  as: ({ hold, as }) => `支払いで${w.holds[hold]}を${w.holds[as]}としても使える`,
  // This also applies when a ship is turned into bread.
  yield: ({ yield: from, more }) =>
    `${from === 'emergency' ? `緊急調達（${w.bay}→${w.port}）で` : `${w.holds[from]}の船から`}得る資源や${w.bread}は1隻につき＋${more}個`,
  slotFree: ({ at }) => {
    const rows = list(
      at.map((row) => w.rows[row]),
      'と',
    )
    return at.every((row) => row === 'council')
      ? `${rows}の${FREE_COUNCIL_SLOT}`
      : `${rows}の枠の追加コストを無視する`
  },
  granary: ({ granary }) => `${w.granaryLimit}＋${granary}（12まで）`,
  busyDock: ({ bread, at: where }) =>
    `${bread === 0 ? '' : `${w.bread}${bread}個を追加で払えば、`}船のいる${where === undefined ? '' : 'ボードの'}${w.dock}${w.sailAlsoTo}できる`,
  builtToBay: () => `造った船は${w.port}ではなく${w.bay}に置く`,
  extra: (modifier) => extras(w, [modifier]),
})

type Extra = Extract<Modifier, { extra: unknown }>

/** `称号の条件では灯台を2基多く数える`. Several share one sentence. */
function extras(w: Words, all: readonly Extra[]): string {
  const parts = all.map(({ extra, of }) => {
    const { noun, needed = noun, counter } = w.counts[of]
    const counted = of === 'artwork' ? w.extraArtwork : needed
    return `${counted}${all.length === 1 ? 'を' : ''}${extra}${counter}`
  })
  return `称号の条件では${parts.join('、')}${all.length === 1 ? '' : 'を'}多く数える`
}

/** In a sentence about another player, 自分 would mean that player. */
const place = (w: Words, to: Trigger['to'], me: boolean): string => {
  switch (to) {
    case 'public':
      return w.publicDestination
    case 'evolving':
      return w.evolvingDestination
    case 'own':
      return me ? w.ownDestination : w.yourDestination
    case 'other':
      return me ? w.destinationOfAnother : w.destinationNotYours
    case undefined:
      return ''
  }
}

const at = (w: Words, to: Trigger['to'], me: boolean, particle: string): string =>
  to === undefined ? '' : `${place(w, to, me)}${particle}`

/** An action that happens several times counts each time, unless the ability is limited. */
const each = ({ once: limit }: Trigger, always: string, limited: string): string =>
  limit === undefined ? `${always}たび` : `${limited}とき`

const triggers = (w: Words): TriggerTexts => ({
  navigate: ({ to, sending }, me) =>
    sending === undefined
      ? `${to === undefined ? w.sail : at(w, to, me, w.sailTo)}したとき`
      : `${to === undefined ? w.voyage : at(w, to, me, w.voyageTo)}で${holdOf(w, sending)}へ船を送ったとき`,
  acquire: ({ of }) => `${artworkOf(w, of)}を獲得したとき`,
  discover: () => `${w.discoverable}を${w.discover}したとき`,
  invite: ({ of }) => `${characterOf(w, of)}を${w.invited}とき`,
  engage: ({ of }) => `${characterOf(w, of)}を発動したとき`,
  build: (trigger) => each(trigger, '船1隻を造る', '船を造った'),
  erect: (trigger, me) => {
    const where = at(w, trigger.to, me, 'に')
    return each(
      trigger,
      `${where}${w.lighthouse}1${w.lighthouseCounter}を${w.erect.plain}`,
      `${where}${w.lighthouse}を${w.erected}`,
    )
  },
  take: (trigger) => {
    const taken = characterOf(w, trigger.of)
    return each(trigger, `${taken}1枚を手札に加える`, `${taken}を手札に加えた`)
  },
  light: ({ to }, me) => `${at(w, to, me, 'の')}${w.lighthouse}を使ったとき`,
  pay: ({ with: paid }) => {
    if (paid === 'emergency') return '緊急調達を行ったとき'
    return paid === undefined ? '資源を払ったとき' : `${w.holds[paid]}で払ったとき`
  },
  overpay: () => 'コストを超えて資源を払ったとき',
  pass: ({ first }) => `${first ? '誰よりも先に' : ''}パスしたとき`,
  title: () => '称号を得たとき',
  feed: () => `${w.phases.feed}の支払い前に`,
  decree: () => `${w.decree}の得点後`,
  period: () => 'ラウンド開始時',
})

const artworkOf = (w: Words, of: Trigger['of']): string =>
  of !== undefined && of in w.artTypes ? w.artTypes[of as 'book'] : w.artTypes.artwork

const characterOf = (w: Words, of: Trigger['of']): string =>
  of !== undefined && of in w.characterTypes
    ? w.characterTypes[of as 'immediate']
    : w.characterTypes.character

const ACTORS = { me: '', other: '他プレイヤーが', anyone: 'いずれかのプレイヤーが' } as const

function triggerText(w: Words, trigger: Trigger): string {
  const { when, by = 'me', if: condition } = trigger
  const actor = isPlayerAction(when) ? ACTORS[by] : ''
  const only =
    condition === undefined ? '' : `${atLeast(condition.atLeast, w.counts[condition.count])}、`
  const event = triggers(w)[when](trigger, by === 'me')
  return `${once(trigger.once)}${actor}${event}、${only}${clause(w, trigger.do)}`
}

export const abilities = (w: Words, all: readonly Ability[]): string =>
  abilitySentences(all, {
    trigger: (trigger) => triggerText(w, trigger),
    modifiers: modifiers(w),
    extras: (more) => extras(w, more),
  })
    .map(sentence)
    .join('')
