import type { CardTexts } from '../../locale/locale.ts'
import { a, counted, de, list, sentence } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { inResources, per } from './amounts.ts'
import { clause } from './effects.ts'

/** Makes the French text of cards from their data. */
export const cards = (w: Words): CardTexts => ({
  effect: (effect) => sentence(clause(w, effect)),
  benefits: (bread, effect) =>
    sentence(
      bread === 0 ? clause(w, effect) : `payez ${counted(bread, w.bread)} : ${clause(w, effect)}`,
    ),
  evolving: (text) => `${text} Avant ou après, vous pouvez prendre 1 personnage.`,
  abilities: (all) => abilities(w, all),
  scoring: ({ score, per: count, every = 1, max }) => {
    const each = Array.isArray(count)
      ? `par ensemble ${de(
          list(
            count.map((one) => (every === 1 ? a(w.counts[one]) : counted(every, w.counts[one]))),
            'et',
          ),
        )}`
      : per(w, count, every)
    return sentence(`${counted(score, POINT)} ${each}, ${max} au maximum`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => counted(atLeast, w.counts[count])),
        'et',
      ),
    ),
  lines: (lines, most) => {
    const all = list(
      lines.map(({ per: count, points }) => `${counted(points, POINT)} ${per(w, count)}`),
      'et',
    )
    return sentence(most === undefined ? all : `${all}, ${most} au maximum`)
  },
  cost: (cost, paid) => (paid.length === 0 ? counted(cost, w.bread) : inResources(w, cost, paid)),
})
