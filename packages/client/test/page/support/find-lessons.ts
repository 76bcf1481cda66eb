import { TOPICS } from '@amalfi/text'
import { SETUP } from '../../../src/learn/course.ts'
import { guided, obedient, openingOf, rules } from './learner.ts'

/**
 * Looks for set-ups of the guided game, should rules, cards or bots have changed: run it with Node.
 * It prints those in which someone who follows the guide plays every topic in the first period.
 */
const SEEDS = 40_000

for (let seed = 0; seed < SEEDS; seed++) {
  const opening = openingOf({ ...SETUP, seed })
  const { game } = opening
  const decree = rules.tables.decreeIds[game.decrees[0]]
  const titles = game.titles.map((title) => rules.tables.titleIds[title])
  // A decree that everything counts for, and a title that all lessons lead to.
  if (decree !== 'universalism' || !titles.includes('discoverer')) continue
  const seen = guided(obedient, 'merchant', opening)
  const { learnt, sitting } = seen[seen.length - 1]
  if (learnt.turnsLater > 0 || TOPICS.some((topic) => !learnt.done.includes(topic))) continue
  const choices = seen.filter(({ hint }) => hint.kind === 'task').length
  console.log(`seed ${seed}: ${choices} choices, points ${sitting.game.score.join(' to ')}`)
}
