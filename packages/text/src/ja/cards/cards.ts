import type { CardTexts } from '../../locale/locale.ts'
import { list, sentence } from '../grammar.ts'
import { some } from '../make-words.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { cost, per } from './amounts.ts'
import { clause, wholeEffect } from './effects.ts'

/** Makes the Japanese text of cards from their data. */
export const cards = (w: Words): CardTexts => ({
  effect: (effect) => sentence(wholeEffect(w, effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(w, effect) : `${w.bread}${bread}個を払う：${clause(w, effect)}`),
  evolving: (text) => `${text}前か後に人物1枚を手札に加えてもよい。`,
  abilities: (all) => abilities(w, all),
  scoring: ({ score, per: count, every = 1, max }) => {
    const each = Array.isArray(count)
      ? `${count.map((one) => `${w.counts[one].noun}${every}${w.counts[one].counter}`).join('、')}の1組につき`
      : per(w, count, every)
    return sentence(`${each}${score}点（最大${max}点）`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => some(atLeast, w.counts[count])),
        'と',
      ),
    ),
  lines: (lines, most) => {
    const all = lines.map(({ per: count, points }) => `${per(w, count)}${points}点`).join('、')
    return sentence(most === undefined ? all : `${all}（最大${most}点）`)
  },
  cost: (n, paid) => cost(w, n, paid),
})
