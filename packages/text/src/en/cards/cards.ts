import type { CardTexts } from '../../locale/locale.ts'
import { counted, list, type Noun, sentence, some } from '../grammar.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { inHolds, per } from './amounts.ts'
import { clause } from './effects.ts'

const POINT: Noun = ['point', 'points']

/** Makes the English text of cards from their data. */
export const cards = (w: Words): CardTexts => ({
  effect: (effect) => sentence(clause(w, effect)),
  benefits: (bread, effect) =>
    sentence(bread === 0 ? clause(w, effect) : `pay ${bread} ${w.bread}: ${clause(w, effect)}`),
  evolving: (text) => `${text} Before or after, you may take a character.`,
  abilities: (all) => abilities(w, all),
  scoring: ({ score, per: count, every, max }) => {
    const each = Array.isArray(count)
      ? `per group of ${list(
          count.map((one) => some(every ?? 1, w.counts[one])),
          'and',
        )}`
      : per(w, count, every)
    return sentence(`${counted(score, POINT)} ${each}, at most ${max}`)
  },
  needs: (needs) =>
    sentence(
      list(
        needs.map(({ count, atLeast }) => counted(atLeast, w.counts[count])),
        'and',
      ),
    ),
  lines: (lines, most) => {
    const texts = lines.map(
      ({ per: count, points }) => `${counted(points, POINT)} ${per(w, count)}`,
    )
    // If a part contains "and", use semicolons to show where each part begins.
    const apart = texts.some((one) => one.includes(' and '))
    const all = apart ? texts.join('; ') : list(texts, 'and')
    return sentence(most === undefined ? all : `${all}, at most ${most}`)
  },
  cost: (cost, paid) => (paid.length === 0 ? `${cost} ${w.bread}` : inHolds(w, cost, paid)),
})
