import type { GameName } from '@amalfi/engine'
import { topicsOf } from '../../../src/features/tutorial/course/course.ts'
import { openTopics } from '../../../src/features/tutorial/course/progress.ts'
import { followGuide, tutorialOf } from './tutorial.ts'

/**
 * Finds set-ups for the tutorial. Run it with Node after rules, cards or bots have changed. It
 * prints those in which a player who follows the guide plays every topic in the first period.
 */
const GAME: GameName = 'original'
const SEEDS = 40_000

const lessons = await tutorialOf(GAME)
const { course } = lessons

const topics = topicsOf(course)
for (let seed = 0; seed < SEEDS; seed++) {
  const seen = lessons.guided(followGuide, 'merchant', lessons.opening({ ...course.setup, seed }))
  const { progress, recordedGame } = seen[seen.length - 1]
  if (progress.turnsAfterPeriodOne > 0 || openTopics(course, progress, []).length > 0) continue
  const order = seen.flatMap(({ hint }) => (hint.kind === 'end' ? [] : topics.indexOf(hint.topic)))
  if (order.some((topic, i) => i > 0 && topic < order[i - 1])) continue
  const choices = seen.filter(({ hint }) => hint.kind === 'task').length
  const points = recordedGame.game.score.join(' to ')
  console.log(`seed ${seed}: ${choices} choices, ${seen.length} bubbles, points ${points}`)
}
