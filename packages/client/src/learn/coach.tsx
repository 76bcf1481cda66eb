import { TOPICS } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { useLive } from '../table/live-table.tsx'
import { useScene } from '../table/scene.tsx'
import { Bubble } from './bubble.tsx'
import { type KeptLesson, LEARNER } from './course.ts'
import type { Deed } from './deeds.ts'
import { Ending } from './ending.tsx'
import { Follower, type Learnt, openTopics } from './follow.ts'
import { hintAt } from './hint.ts'
import { sayHint } from './say.ts'
import '../style/learn.css'

/** The guide: it follows the game, and speaks whenever one has something to decide. */
export function Coach() {
  const scene = useScene()
  const { speech } = scene
  const table = useLive()
  const [follower] = useState(() => new Follower(table.rules))
  /** What has been spoken of already. */
  const [spokenOf, setSpokenOf] = useState<Deed | null>(null)
  const lesson = table.lesson.value
  if (lesson === null) return null
  const learnt = follower.follow(table.record, lesson.skipped)
  const at = { rules: table.rules, game: table.game, seat: LEARNER }
  const held = table.held.value >= 0
  const asked = held || table.question.value !== null || table.over.value
  const fresh = learnt.deed !== spokenOf
  const hint = asked ? hintAt({ learnt, lesson, at, held, fresh }) : null
  const change = (some: Partial<KeptLesson>): void => void table.learn({ ...lesson, ...some })
  const open = stillOpen(learnt, lesson)
  if (lesson.away)
    return (
      <button type="button" class="coach-chip" onClick={() => change({ away: false })}>
        {speech.tongue.learn.bringBack}
      </button>
    )
  if (hint?.kind === 'end')
    return (
      <Ending
        done={TOPICS.filter((topic) => !open.includes(topic) && !lesson.skipped.includes(topic))}
        text={sayHint(hint, learnt, at, scene).now}
        leave={() => change({ over: true })}
      />
    )
  return (
    <Bubble
      hint={hint}
      said={hint === null ? null : sayHint(hint, learnt, at, scene)}
      played={TOPICS.length - open.length}
      lesson={lesson}
      spoke={() => setSpokenOf(learnt.deed)}
      change={change}
    />
  )
}

/** The topics that are still to come. Ships are looked at, not played. */
const stillOpen = (learnt: Learnt, { told, skipped }: KeptLesson) =>
  openTopics(learnt, skipped).filter((topic) => topic !== 'ships' || !told.includes('granary'))
