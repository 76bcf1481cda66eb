import type { CardTexts } from '../tongue.ts'
import { abilities } from './abilities.ts'
import { per } from './amounts.ts'
import { clause } from './effects.ts'
import { counted, list, type Noun, sentence, some } from './grammar.ts'
import { counts, holds } from './terms.ts'

const POINT: Noun = ['point', 'points']

export const cards: CardTexts = {
  effect: (effect) => sentence(clause(effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(effect) : `pay ${bread} bread: ${clause(effect)}`),
  abilities,
  scoring: ({ score, per: count, every, max }) => {
    const each = Array.isArray(count)
      ? `per group of ${list(
          count.map((one) => some(every ?? 1, counts[one])),
          'and',
        )}`
      : per(count, every)
    return sentence(`${counted(score, POINT)} ${each}, at most ${max}`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => counted(atLeast, counts[count])),
        'and',
      ),
    ),
  lines: (lines) =>
    sentence(
      list(
        lines.map(({ per: count, points }) => `${counted(points, POINT)} ${per(count)}`),
        'and',
      ),
    ),
  cost: (cost, paid) =>
    paid.length === 0
      ? `${cost} bread`
      : `${cost} ${list(
          paid.map((hold) => holds[hold]),
          'or',
        )}`,
}
