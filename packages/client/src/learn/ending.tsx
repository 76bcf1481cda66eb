import { TOPICS, type Topic } from '@amalfi/text'
import { useEffect, useRef } from 'preact/hooks'
import { addressOf, go } from '../app/screen.ts'
import { useScene } from '../table/scene.tsx'
import { LEFT_OUT, LESSONS } from './course.ts'

interface Props {
  readonly done: readonly Topic[]
  readonly text: string
  /** The guide goes, the game stays. */
  readonly leave: () => void
}

const toRule = (rule: string): string => addressOf({ name: 'rules', rule })

/** The end of the guided part: what was learnt, what is left, and how it goes on. */
export function Ending({ done, text, leave }: Props) {
  const { learn, page } = useScene().speech.tongue
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const missed = TOPICS.filter((topic) => !done.includes(topic))
  const leftOut = Object.entries(LEFT_OUT) as [keyof typeof LEFT_OUT, string][]
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
                <a href={toRule(LESSONS[topic].rule)}>{learn.topics[topic]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{learn.leftOut}</h3>
      <ul>
        {leftOut.map(([what, rule]) => (
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
          {page.newGame}
        </button>
        <button type="button" class="primary" onClick={leave}>
          {learn.playOn}
        </button>
      </div>
    </section>
  )
}
