import { useEffect } from 'preact/hooks'
import type { SavedLesson } from '../../../model/storage/lesson.ts'
import { openMenu, useScene } from '../../../table/scene/scene.tsx'
import { pickedTarget } from '../../../table/viewport/picked-target.ts'
import { addressOf } from '../../../ui/screen.ts'
import { type Course, lessonOf, topicsOf } from '../course/course.ts'
import type { Hint } from '../course/hint.ts'
import type { HintText } from '../course/hint-text.ts'
import { useBubblePosition } from './use-bubble-position.ts'

interface Props {
  readonly course: Course
  /** Null while others play. */
  readonly hint: Exclude<Hint, { kind: 'end' }> | null
  readonly text: HintText | null
  /** How many topics are done. */
  readonly played: number
  readonly lesson: SavedLesson
  /** Called when the comment on the last action has been shown. */
  readonly onCommented: () => void
  /** Resolves when the last action has been animated. */
  readonly untilAnimated: () => Promise<void>
  readonly change: (changes: Partial<SavedLesson>) => void
}

/** A bubble with a hint, beside what it points to. */
export function HintBubble({
  course,
  hint,
  text,
  played,
  lesson,
  onCommented,
  untilAnimated,
  change,
}: Props) {
  const { learn } = useScene().translator.locale
  const topics = topicsOf(course)
  const topic = hint?.topic
  const { bubble, shade } = useBubblePosition(hint?.pointsTo ?? null, untilAnimated)
  const isEndOfTurn = hint?.kind === 'endTurn'
  useEffect(() => {
    if (isEndOfTurn) onCommented()
  }, [isEndOfTurn, onCommented])
  const next = (byKey: boolean): void => {
    if (hint?.kind !== 'note') return
    onCommented()
    change({ told: [...lesson.told, hint.note.id] })
    // By keyboard, the focus moves on to what the next hint points to.
    if (byKey) requestAnimationFrame(() => focusTarget(document.activeElement))
  }
  const focusTarget = (focused: Element | null): void => {
    if (focused !== null && focused !== document.body) return
    const target = document.querySelector('[data-hint]')
    if (target instanceof HTMLElement) target.focus()
  }
  // A menu or a picked card explains itself, and there is room for only one of them.
  const hidden = hint === null || openMenu.value !== null || pickedTarget.value !== null
  return (
    <>
      <div class={`hint-shade ${hidden ? 'closed' : ''}`} ref={shade} />
      <section
        class={`hint-bubble ${hidden ? 'closed' : ''}`}
        ref={bubble}
        aria-label={learn.guide}
      >
        <div class="hint-head">
          <span class="hint-step">
            {topic !== undefined &&
              learn.step(topics.indexOf(topic) + 1, topics.length, learn.topics[topic])}
          </span>
          <button
            type="button"
            class="plain"
            aria-label={learn.hideGuide}
            title={learn.hideGuide}
            onClick={() => change({ away: true })}
          >
            ×
          </button>
        </div>
        <progress class="hint-progress" value={played} max={topics.length} aria-hidden="true" />
        <div class="hint-text" aria-live="polite">
          {text !== null && text.before !== '' && <p class="hint-comment">{text.before}</p>}
          {text !== null && <p>{text.now}</p>}
        </div>
        <div class="guide-buttons">
          {topic !== undefined && (
            <a href={addressOf({ name: 'rules', rule: lessonOf(course, topic).rule })}>
              {learn.ruleLink}
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
    </>
  )
}
