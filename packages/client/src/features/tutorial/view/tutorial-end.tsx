import type { Topic } from '@amalfi/text'
import { useEffect, useRef } from 'preact/hooks'
import { useScene } from '../../../table/scene/scene.tsx'
import { addressOf, navigateTo } from '../../../ui/screen.ts'
import { type Course, lessonOf, topicsOf } from '../course/course.ts'

interface Props {
  readonly course: Course
  readonly done: readonly Topic[]
  readonly text: string
  /** Called when it is shown, so that leaving by a link counts as finished too. */
  readonly onRead: () => void
  /** Closes the guide; the game goes on. */
  readonly onLeave: () => void
}

const toRule = (rule: string): string => addressOf({ name: 'rules', rule })

/** The end of the guided part: what was played, what was left out, and what to do next. */
export function TutorialEnd({ course, done, text, onRead, onLeave }: Props) {
  const { learn, app } = useScene().translator.locale
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    onRead()
  }, [])
  const missed = topicsOf(course).filter((topic) => !done.includes(topic))
  return (
    <section class="tutorial-end" aria-label={learn.guide}>
      <h2 ref={heading} tabIndex={-1}>
        {learn.wellDone}
      </h2>
      <p>{missed.length === 0 ? learn.sentences([learn.finished, text]) : text}</p>
      <h3>{learn.played}</h3>
      <ul class="played">
        {done.map((topic) => (
          <li key={topic}>{learn.topics[topic]}</li>
        ))}
      </ul>
      {missed.length > 0 && (
        <>
          <h3>{learn.notPlayed}</h3>
          <ul>
            {missed.map((topic) => (
              <li key={topic}>
                <a href={toRule(lessonOf(course, topic).rule)}>{learn.topics[topic]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{learn.skippedHeading}</h3>
      <ul>
        {course.leftOut.map(({ what, rule }) => (
          <li key={what}>
            <a href={toRule(rule)}>{learn.skippedTopics[what]}</a>
          </li>
        ))}
      </ul>
      <div class="guide-buttons">
        <button
          type="button"
          onClick={() => {
            onLeave()
            navigateTo({ name: 'new' })
          }}
        >
          {app.newGame}
        </button>
        <button type="button" class="primary" onClick={onLeave}>
          {learn.continueAlone}
        </button>
      </div>
    </section>
  )
}
