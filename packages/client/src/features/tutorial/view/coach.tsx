import { useEffect, useState } from 'preact/hooks'
import { gameOf } from '../../../model/games/catalog/by-game.ts'
import type { KeptLesson } from '../../../model/storage/lesson.ts'
import { useLive } from '../../../table/scene/live-table.tsx'
import { useScene } from '../../../table/scene/scene.tsx'
import { type Course, LEARNER, topicsOf } from '../course/course.ts'
import { Follower, type Learnt, openTopics } from '../course/follow.ts'
import { hintAt } from '../course/hint.ts'
import type { LearnedAction } from '../course/learned-action.ts'
import { sayHint } from '../course/say.ts'
import { Bubble } from './bubble.tsx'
import { courseOf } from './by-game.ts'
import { Ending } from './ending.tsx'
import '../../../style/features/tutorial.css'

/** The guide of the game that is played. */
export function Coach() {
  const { rules } = useLive()
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    courseOf(gameOf(rules.game).name)
      // Without the guide the game can still be played.
      .then(setCourse, () => {})
  }, [rules])
  return course === null ? null : <Guide course={course} />
}

/** It follows the game, and speaks whenever one has something to decide. */
function Guide({ course }: { readonly course: Course }) {
  const scene = useScene()
  const { translator } = scene
  const table = useLive()
  const [follower] = useState(() => new Follower(table.rules, course))
  /** What has been spoken of already. */
  const [spokenOf, setSpokenOf] = useState<LearnedAction | null>(null)
  const lesson = table.lesson.value
  if (lesson === null) return null
  const learnt = follower.follow(table.record, lesson.skipped)
  const at = { course, rules: table.rules, game: table.imagined, seat: LEARNER }
  const held = table.awaitingConfirm.value >= 0
  const asked = held || table.question.value !== null || table.over.value
  const fresh = learnt.action !== spokenOf
  const hint = asked ? hintAt({ learnt, lesson, at, held, fresh }) : null
  const change = (some: Partial<KeptLesson>): void => void table.learn({ ...lesson, ...some })
  const topics = topicsOf(course)
  const open = stillOpen(course, learnt, lesson)
  if (lesson.away)
    return (
      <button type="button" class="coach-chip" onClick={() => change({ away: false })}>
        {translator.locale.learn.bringBack}
      </button>
    )
  if (hint?.kind === 'end')
    return (
      <Ending
        course={course}
        done={topics.filter((topic) => !open.includes(topic) && !lesson.skipped.includes(topic))}
        text={sayHint(hint, learnt, at, scene).now}
        taught={() => change({ taught: true })}
        leave={() => change({ over: true })}
      />
    )
  return (
    <Bubble
      course={course}
      hint={hint}
      said={hint === null ? null : sayHint(hint, learnt, at, scene)}
      played={topics.length - open.length}
      lesson={lesson}
      spoke={() => setSpokenOf(learnt.action)}
      settle={() => table.settle()}
      change={change}
    />
  )
}

/** The topics that are still to come. Ships are looked at, not played. */
const stillOpen = (course: Course, learnt: Learnt, { told, skipped }: KeptLesson) =>
  openTopics(course, learnt, skipped).filter(
    (topic) => topic !== 'ships' || !told.includes('granary'),
  )
