import type { Topic } from '@amalfi/text'
import { useEffect, useRef } from 'preact/hooks'
import { useScene } from '../../../table/scene/scene.tsx'
import { addressOf, go } from '../../../ui/screen.ts'
import { type Course, lessonOf, topicsOf } from '../course/course.ts'

interface Props {
  readonly course: Course
  readonly done: readonly Topic[]
  readonly text: string
  /** Whoever leaves by a link has come to the end all the same. */
  readonly taught: () => void
  /** The guide goes, the game stays. */
  readonly leave: () => void
}

const toRule = (rule: string): string => addressOf({ name: 'rules', rule })

/** The end of the guided part: what was learnt, what is left, and how it goes on. */
export function Ending({ course, done, text, taught, leave }: Props) {
  const { learn, app } = useScene().translator.locale
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    taught()
  }, [])
  const missed = topicsOf(course).filter((topic) => !done.includes(topic))
  return (
    <section class="coach-end" aria-label={learn.guide}>
      <h2 ref={heading} tabIndex={-1}>
        {learn.wellDone}
      </h2>
      <p>{missed.length === 0 ? learn.sentences([learn.allPlayed, text]) : text}</p>
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
      <h3>{learn.leftOut}</h3>
      <ul>
        {course.leftOut.map(({ what, rule }) => (
          <li key={what}>
            <a href={toRule(rule)}>{learn.leftOuts[what]}</a>
          </li>
        ))}
      </ul>
      <div class="coach-foot">
        <button
          type="button"
          onClick={() => {
            leave()
            go({ name: 'new' })
          }}
        >
          {app.newGame}
        </button>
        <button type="button" class="primary" onClick={leave}>
          {learn.playOn}
        </button>
      </div>
    </section>
  )
}
