import { useEffect } from 'preact/hooks'
import type { KeptLesson } from '../../../model/storage/lesson.ts'
import { openMenu, useScene } from '../../../table/scene/scene.tsx'
import { picked } from '../../../table/viewport/picked.ts'
import { addressOf } from '../../../ui/screen.ts'
import { type Course, lessonOf, topicsOf } from '../course/course.ts'
import type { Hint } from '../course/hint.ts'
import type { Said } from '../course/say.ts'
import { useBubble } from './use-bubble.ts'

interface Props {
  readonly course: Course
  /** What there is to say; null while others play. */
  readonly hint: Exclude<Hint, { kind: 'end' }> | null
  readonly said: Said | null
  /** How many topics are behind one. */
  readonly played: number
  readonly lesson: KeptLesson
  /** To be called when what was done last has been spoken of. */
  readonly spoke: () => void
  /** Until what was done last has been shown. */
  readonly settle: () => Promise<void>
  readonly change: (some: Partial<KeptLesson>) => void
}

/** A bubble beside what the guide speaks of. */
export function Bubble({ course, hint, said, played, lesson, spoke, settle, change }: Props) {
  const { learn } = useScene().translator.locale
  const topics = topicsOf(course)
  const topic = hint?.topic
  const bubble = useBubble(hint?.points ?? null, settle)
  const ending = hint?.kind === 'endTurn'
  useEffect(() => {
    if (ending) spoke()
  }, [ending, spoke])
  const next = (byKey: boolean): void => {
    if (hint?.kind !== 'note') return
    spoke()
    change({ told: [...lesson.told, hint.told.note] })
    // Whoever plays by keyboard goes on to what is to be done.
    if (byKey) requestAnimationFrame(() => goOn(document.activeElement))
  }
  const goOn = (here: Element | null): void => {
    if (here !== null && here !== document.body) return
    const pointed = document.querySelector('[data-hint]')
    if (pointed instanceof HTMLElement) pointed.focus()
  }
  // What one has picked tells of itself, and there is room for only one of them.
  const shut = hint === null || openMenu.value !== null || picked.value !== null
  return (
    <section class={`coach ${shut ? 'shut' : ''}`} ref={bubble} aria-label={learn.guide}>
      <div class="coach-head">
        <span class="coach-step">
          {topic !== undefined &&
            learn.step(topics.indexOf(topic) + 1, topics.length, learn.topics[topic])}
        </span>
        <button
          type="button"
          class="plain"
          aria-label={learn.putAway}
          title={learn.putAway}
          onClick={() => change({ away: true })}
        >
          ×
        </button>
      </div>
      <progress class="coach-progress" value={played} max={topics.length} aria-hidden="true" />
      <div class="coach-text" aria-live="polite">
        {said !== null && said.before !== '' && <p class="coach-before">{said.before}</p>}
        {said !== null && <p>{said.now}</p>}
      </div>
      <div class="coach-foot">
        {topic !== undefined && (
          <a href={addressOf({ name: 'rules', rule: lessonOf(course, topic).rule })}>
            {learn.aboutRule}
          </a>
        )}
        {hint?.kind !== 'endTurn' && topic !== undefined && lessonOf(course, topic).skippable && (
          <button
            type="button"
            class="skip-step"
            onClick={() => change({ skipped: [...lesson.skipped, topic] })}
          >
            {learn.skip}
          </button>
        )}
        {hint?.kind === 'note' && (
          <button type="button" class="next primary" onClick={({ detail }) => next(detail === 0)}>
            {learn.next}
          </button>
        )}
      </div>
    </section>
  )
}
