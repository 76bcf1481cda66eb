import { useEffect, useMemo, useState } from 'preact/hooks'
import { gameOf } from '../../../model/games/catalog/by-game.ts'
import type { SavedLesson } from '../../../model/storage/lesson.ts'
import { useScene } from '../../../table/scene/scene.tsx'
import { useLocalGame, useSession } from '../../../table/scene/session-context.tsx'
import { pace } from '../../../ui/settings.ts'
import type { ActionReview } from '../course/action-review.ts'
import { contextFor } from '../course/context.ts'
import { type Course, topicsOf } from '../course/course.ts'
import { nextHint } from '../course/hint.ts'
import { hintText } from '../course/hint-text.ts'
import { openTopics, ProgressTracker, type TutorialProgress } from '../course/progress.ts'
import { loadCourse } from './by-game.ts'
import { HintBubble } from './hint-bubble.tsx'
import { TutorialEnd } from './tutorial-end.tsx'
import '../../../style/features/tutorial.css'

/** The tutorial's guide at the table: loads the course, then shows hints. */
export function TutorialGuide() {
  const { rules } = useSession()
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    loadCourse(gameOf(rules.game).name)
      // If the course cannot be loaded, the game goes on without hints.
      .then(setCourse, () => {})
  }, [rules])
  return course === null ? null : <Guide course={course} />
}

/** Shows a hint whenever the learner must decide, and the end of the tutorial. */
function Guide({ course }: { readonly course: Course }) {
  const scene = useScene()
  const { translator } = scene
  const { session, lesson: lessonState } = useLocalGame()
  const [tracker] = useState(() => new ProgressTracker(session.rules, course))
  /** The action that has been commented on already. */
  const [commented, setCommented] = useState<ActionReview | null>(null)
  const { rules, knownView } = session
  const ctx = useMemo(() => contextFor(course, rules, knownView), [course, rules, knownView])
  const lesson = lessonState.saved.value
  const awaitingConfirm = session.awaitingConfirm.value >= 0
  const asked = awaitingConfirm || session.question.value !== null || session.over.value
  const movesAreShown = pace.value > 0
  if (lesson === null) return null
  const progress = tracker.progressIn(lessonState)
  const isNewAction = progress.lastAction !== commented
  const hint = asked
    ? nextHint({ progress, lesson, ctx, awaitingConfirm, isNewAction, movesAreShown })
    : null
  const change = (changes: Partial<SavedLesson>): void =>
    lessonState.update({ ...lesson, ...changes })
  const topics = topicsOf(course)
  const open = remainingTopics(course, progress, lesson)
  if (lesson.away)
    return (
      <button type="button" class="show-guide" onClick={() => change({ away: false })}>
        {translator.locale.learn.showGuide}
      </button>
    )
  if (hint?.kind === 'end')
    return (
      <TutorialEnd
        course={course}
        done={topics.filter((topic) => !open.includes(topic) && !lesson.skipped.includes(topic))}
        text={hintText(hint, progress, ctx, scene).now}
        onRead={() => change({ taught: true })}
        onLeave={() => change({ over: true })}
      />
    )
  return (
    <HintBubble
      course={course}
      hint={hint}
      text={hint === null ? null : hintText(hint, progress, ctx, scene)}
      played={topics.length - open.length}
      lesson={lesson}
      onCommented={() => setCommented(progress.lastAction)}
      untilAnimated={() => session.pace.untilAnimated()}
      change={change}
    />
  )
}

/** The topics that are still to come. Ships are done when the note about the granary was read. */
const remainingTopics = (
  course: Course,
  progress: TutorialProgress,
  { told, skipped }: SavedLesson,
) =>
  openTopics(course, progress, skipped).filter(
    (topic) => topic !== 'ships' || !told.includes('granary'),
  )
