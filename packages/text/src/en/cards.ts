import type { CardTexts } from '../tongue.ts'
import { abilities } from './abilities.ts'
import { inHolds, per } from './amounts.ts'
import { clause } from './effects.ts'
import { counted, list, type Noun, sentence, some } from './grammar.ts'
import { counts } from './terms.ts'

const POINT: Noun = ['point', 'points']

export const cards: CardTexts = {
  effect: (effect) => sentence(clause(effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(effect) : `pay ${bread} bread: ${clause(effect)}`),
  evolving: (text) => `${text} Before or after, you may take a character.`,
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
  lines: (lines) => {
    const told = lines.map(({ per: count, points }) => `${counted(points, POINT)} ${per(count)}`)
    // With an "and" inside one of them, another would not tell where the next begins.
    const apart = told.some((one) => one.includes(' and '))
    return sentence(apart ? told.join('; ') : list(told, 'and'))
  },
  cost: (cost, paid) => (paid.length === 0 ? `${cost} bread` : inHolds(cost, paid)),
}
