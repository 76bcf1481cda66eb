import { type Effect, verbOf } from '@amalfi/packs'
import type { VerbTexts } from '../../icons/verbs.ts'
import { doing, type Form, list, type Phrase, phrase, VERBS } from '../grammar.ts'
import { atLeast, FREE_COUNCIL_SLOT } from '../make-words.ts'
import type { Words } from '../words.ts'
import { amount, price } from './amounts.ts'
import { breadLess, busyToo, kinds, purchaseTerms } from './purchases.ts'
import { isPlainSend, joinedSends, send, shipsTo, upTo } from './sends.ts'

/** A phrase for every verb that an effect can have. */
type VerbPhrases = {
  readonly [V in keyof VerbTexts]: (effect: Parameters<VerbTexts[V]>[0]) => Phrase
}

/** The amount that a simple gain brings; empty for other effects. */
function gained(w: Words, effect: Effect): string {
  if ('bread' in effect && typeof effect.bread === 'number')
    return amount(w, effect.bread, w.bread, '個').words
  if ('points' in effect && typeof effect.points === 'number')
    return amount(w, effect.points, '', '点').words
  return ''
}

const verbs = (w: Words): VerbPhrases => ({
  bread: ({ bread }) => {
    if (bread === 'full') return phrase(`${w.granaryLimit}まで${w.bread}を`, VERBS.gain)
    const { words, most } = amount(w, bread, w.bread, '個')
    return phrase(`${words}を`, VERBS.gain, most)
  },
  points: ({ points }) => {
    const { words, most } = amount(w, points, '', '点')
    return phrase(`${words}を`, VERBS.gain, most)
  },
  send: (effect) => send(w, effect),
  take: ({ take, slot }) =>
    phrase(
      `${upTo(take, '人物', '枚')}手札に`,
      VERBS.add,
      slot === undefined ? '' : FREE_COUNCIL_SLOT,
    ),
  straighten: ({ straighten }) =>
    phrase(`${upTo(straighten, '人物', '人')}縦向きに`, VERBS.setBack),
  erect: ({ erect }) => phrase(upTo(erect, w.lighthouse, w.lighthouseCounter), w.erect),
  build: ({ build, less }) => {
    const each = build > 1 ? '1隻につき' : ''
    return phrase(
      upTo(build, '船', '隻'),
      VERBS.build,
      less === undefined ? '' : `${each}コスト−${less}`,
    )
  },
  acquire: (effect) =>
    phrase(`${w.artTypes[effect.acquire]}1枚を`, VERBS.acquire, ...purchaseTerms(effect)),
  discover: (effect) =>
    phrase(
      `${w.discoverable}1${w.destinationCounter}を`,
      doing(w.discover),
      ...purchaseTerms(effect),
    ),
  // "Any resources" replaces resources only. A cost in bread stays in bread (REN-BRD-1).
  invite: ({ invite, less, with: paid }) =>
    phrase(
      `${w.characterTypes[invite]}1人を`,
      w.invite,
      ...purchaseTerms({ less }),
      paid === undefined ? '' : '資源は種類を問わない',
    ),
  navigate: ({ navigate, less, busy }) =>
    phrase(`${kinds(w)[navigate]}`, doing(w.sailTo), breadLess(w, less), busyToo(busy)),
  visit: ({ visit, less, busy }) =>
    phrase(
      `船を置かずに${kinds(w)[visit]}を`,
      VERBS.use,
      breadLess(w, less),
      busy || visit === 'new' ? busyToo(busy) : '船がいない所のみ',
    ),
  recall: ({ recall, from }) =>
    phrase(
      `${upTo(recall, from === 'port' ? `${w.port}の船` : `${w.dock}の自分の船`, '隻')}${w.bay}に`,
      VERBS.recall,
    ),
  shift: ({ shift, to }) =>
    to === 'any'
      ? phrase(
          `${upTo(shift, `${w.hold}の船`, '隻')}${shift > 1 ? '、それぞれ' : ''}他の好きな${w.hold}へ`,
          VERBS.shift,
        )
      : phrase(shipsTo(w, shift, `他の${w.hold}の船`, to), VERBS.shift),
  refresh: ({ refresh }) =>
    phrase(
      refresh === 'workshop' ? `${w.rows.workshop}の${w.artwork}を` : `${w.rows.council}の人物を`,
      VERBS.refresh,
    ),
  draw: ({ draw, keep }) =>
    phrase(
      `人物カード${draw}枚を引き、${keep}枚${keep > 1 ? 'まで' : 'を'}手札に`,
      VERBS.keep,
      '残りは捨てる',
    ),
  // The same lighthouse may be used again.
  light: ({ light, less }) =>
    light === 1
      ? phrase(`自分の${w.lighthouse}1${w.lighthouseCounter}を`, VERBS.use, breadLess(w, less))
      : phrase(
          `自分の${w.lighthouse}を${light}回まで`,
          VERBS.use,
          less === undefined ? '' : `1回につき${breadLess(w, less)}`,
        ),
  borrow: () => phrase('他プレイヤーのアクション系1人の効果を', VERBS.use, '横向きでもよい'),
  // Cards are discarded one by one, because the row is refilled in between.
  discard: ({ discard, upTo: most, do: inner }) => {
    const row = discard === 'artwork' ? w.rows.workshop : w.rows.council
    const noun = discard === 'artwork' ? w.artTypes.artwork : w.characterTypes.character
    if (most === undefined) return phrase(`${row}の右端の${noun}を`, VERBS.discard)
    const discarded = phrase(
      `${most > 1 ? `${most}回まで、` : ''}${row}の${noun}1枚を`,
      VERBS.discard,
    )
    if (inner === undefined) return discarded
    return (form) => `${discarded('te')}${effectPhrase(w, inner)(form)}`
  },
  pay:
    ({ pay, then }) =>
    (form) =>
      `${price(w, pay)('te')}${effectPhrase(w, then)(form)}`,
  choose:
    ({ choose }) =>
    (form) =>
      choose
        .map((effect, i) => effectPhrase(w, effect)(i < choose.length - 1 ? 'plain' : form))
        .join('か、'),
  if:
    ({ if: { count, atLeast: n }, then }) =>
    (form) =>
      `${atLeast(n, w.counts[count])}、${effectPhrase(w, then)(form)}`,
  // Inside another sentence the te-form shows which steps belong together.
  sequence: (effects) => (form) => steps(w, effects, 'te', '', form),
})

/** An effect as a part of a sentence, in the form that is needed. */
const effectPhrase = (w: Words, effect: Effect): Phrase => verbs(w)[verbOf(effect)](effect as never)

/** Effects in order. Consecutive sends are joined, and so are consecutive gains. */
function steps(
  w: Words,
  effects: readonly Effect[],
  form: Form,
  comma: string,
  last: Form,
): string {
  const parts = joinedPhrases(w, effects)
  return parts.map((part, i) => part(i < parts.length - 1 ? form : last)).join(comma)
}

function joinedPhrases(w: Words, effects: readonly Effect[]): Phrase[] {
  const parts: Phrase[] = []
  for (let i = 0; i < effects.length; ) {
    const sends = runLength(effects, i, isPlainSend)
    const gains = runLength(effects, i, (effect) => gained(w, effect) !== '')
    const length = Math.max(1, sends, gains)
    const same = effects.slice(i, i + length)
    if (sends > 1) parts.push(joinedSends(w, same.filter(isPlainSend)))
    else if (gains > 1)
      parts.push(
        phrase(
          `${list(
            same.map((one) => gained(w, one)),
            'と',
          )}を`,
          VERBS.gain,
        ),
      )
    else
      parts.push(
        addsTo(effects[i - 1], effects[i])
          ? furtherGain(w, effects[i])
          : effectPhrase(w, effects[i]),
      )
    i += length
  }
  return parts
}

/** Tells whether an effect gains the same thing as the effect before it. */
const addsTo = (before: Effect | undefined, effect: Effect): boolean =>
  before !== undefined &&
  (['bread', 'points'] as const).some((gain) => gain in before && gain in effect)

const furtherGain =
  (w: Words, effect: Effect): Phrase =>
  (form) =>
    `さらに${effectPhrase(w, effect)(form)}`

/** The number of consecutive effects of a kind, from an index on. */
function runLength(
  effects: readonly Effect[],
  from: number,
  is: (effect: Effect) => boolean,
): number {
  const end = effects.findIndex((effect, i) => i >= from && !is(effect))
  return (end < 0 ? effects.length : end) - from
}

const isCompound = (effect: Effect): boolean =>
  'pay' in effect ||
  'choose' in effect ||
  'if' in effect ||
  ('do' in effect && effect.do !== undefined)

const flat = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => (Array.isArray(effect) ? flat(effect) : [effect]))

/** An effect as whole sentences without the last full stop. Paying a price in it is optional. */
export function clause(w: Words, effect: Effect): string {
  if ('if' in effect)
    return `${atLeast(effect.if.atLeast, w.counts[effect.if.count])}、${clause(w, effect.then)}`
  if (!Array.isArray(effect)) return effectPhrase(w, effect)('pay' in effect ? 'may' : 'plain')
  const all = flat(effect)
  const sentences: string[] = []
  for (let i = 0; i < all.length; ) {
    const plain = runLength(all, i, (one) => !isCompound(one))
    sentences.push(
      plain > 0
        ? steps(w, all.slice(i, i + plain), 'conjunctive', '、', 'plain')
        : clause(w, all[i]),
    )
    i += Math.max(1, plain)
  }
  return sentences.join('。その後、')
}

/** The effect of a card. An effect with a price begins with the price. */
export const wholeEffect = (w: Words, effect: Effect): string =>
  'pay' in effect
    ? `${price(w, effect.pay)('plain')}：${clause(w, effect.then)}`
    : clause(w, effect)
