import type { CardTexts } from '../tongue.ts'
import { abilities } from './abilities.ts'
import { cost, per } from './amounts.ts'
import { clause, wholeEffect } from './effects.ts'
import { list, sentence } from './grammar.ts'
import { counts, some } from './terms.ts'

export const cards: CardTexts = {
  effect: (effect) => sentence(wholeEffect(effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(effect) : `パン${bread}個を払う：${clause(effect)}`),
  evolving: (text) => `${text}前か後に人物1枚を手札に加えてもよい。`,
  abilities,
  scoring: ({ score, per: count, every = 1, max }) => {
    const each = Array.isArray(count)
      ? `${count.map((one) => `${counts[one].noun}${every}${counts[one].counter}`).join('、')}の1組につき`
      : per(count, every)
    return sentence(`${each}${score}点（最大${max}点）`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => some(atLeast, counts[count])),
        'と',
      ),
    ),
  lines: (lines) =>
    sentence(lines.map(({ per: count, points }) => `${per(count)}${points}点`).join('、')),
  cost,
}
