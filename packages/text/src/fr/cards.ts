import type { CardTexts } from '../tongue.ts'
import { abilities } from './abilities.ts'
import { inResources, per } from './amounts.ts'
import { clause } from './effects.ts'
import { a, counted, de, list, sentence } from './grammar.ts'
import { BREAD, counts, POINT } from './terms.ts'

export const cards: CardTexts = {
  effect: (effect) => sentence(clause(effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(effect) : `payez ${counted(bread, BREAD)} : ${clause(effect)}`),
  evolving: (text) => `${text} Avant ou après, vous pouvez prendre 1 personnage.`,
  abilities,
  scoring: ({ score, per: count, every = 1, max }) => {
    const each = Array.isArray(count)
      ? `par ensemble ${de(
          list(
            count.map((one) => (every === 1 ? a(counts[one]) : counted(every, counts[one]))),
            'et',
          ),
        )}`
      : per(count, every)
    return sentence(`${counted(score, POINT)} ${each}, ${max} au maximum`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => counted(atLeast, counts[count])),
        'et',
      ),
    ),
  lines: (lines) =>
    sentence(
      list(
        lines.map(({ per: count, points }) => `${counted(points, POINT)} ${per(count)}`),
        'et',
      ),
    ),
  cost: (cost, paid) => (paid.length === 0 ? counted(cost, BREAD) : inResources(cost, paid)),
}
