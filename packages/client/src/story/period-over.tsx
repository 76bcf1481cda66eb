import { HUNGER } from '@amalfi/engine'
import { figure, PERIODS } from '@amalfi/text'
import { useState } from 'preact/hooks'
import { Drawing } from '../art/drawing.tsx'
import { Hull } from '../table/pieces.tsx'
import { useScene } from '../table/scene.tsx'
import { type PeriodEnd, periodEnd } from './period-end.ts'

/** What the end of a period brought to each, below the log, until one plays on or shuts it. */
export function PeriodOver() {
  const { table, look, speech } = useScene()
  const { story, closer } = speech.tongue
  const [shut, setShut] = useState(-1)
  const end = periodEnd(table.story.value, look.seat)
  if (end === null || end.period === shut || look.phase !== 'actions') return null
  const title = story.periodOver(PERIODS[end.period])
  return (
    <section class="period-over" aria-label={title}>
      <div class="period-head">
        <b>{title}</b>
        <button
          type="button"
          class="plain"
          aria-label={closer.close}
          onClick={() => setShut(end.period)}
        >
          ×
        </button>
      </div>
      <PeriodTable end={end} />
      {end.covers.map((cover) => (
        <p key={cover.destination}>{speech.event(cover)}</p>
      ))}
    </section>
  )
}

/** What each ate, what the decree brought them, and what they have. */
function PeriodTable({ end }: { readonly end: PeriodEnd }) {
  const { look, speech } = useScene()
  const { story } = speech.tongue
  return (
    <table>
      <thead>
        <tr>
          <td />
          <Head sign="bread" words={story.fed} />
          <Head sign="decree" words={speech.names.decree(look.decrees[end.period])} />
          <Head sign="score" words={story.inAll} />
        </tr>
      </thead>
      <tbody>
        {end.seats.map(({ seat, paid, short, decree, score }) => (
          <tr key={seat}>
            <th scope="row">
              <Hull seat={seat} /> {speech.names.seat(seat)}
            </th>
            <td>
              {figure(-paid)}
              {short > 0 && <em class="short"> {story.hungry(short, short * HUNGER)}</em>}
            </td>
            <td>+{decree}</td>
            <td>{figure(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the last period ended, beside the result: it has no next one in which to be told. */
export function LastPeriod() {
  const { table, look, speech } = useScene()
  const end = periodEnd(table.story.value, look.seat)
  if (end === null) return null
  const title = speech.tongue.story.periodOver(PERIODS[end.period])
  return (
    <section class="period-over" aria-label={title}>
      <b class="period-head">{title}</b>
      <PeriodTable end={end} />
    </section>
  )
}

interface HeadProps {
  readonly sign: 'bread' | 'decree' | 'score'
  readonly words: string
}

const Head = ({ sign, words }: HeadProps) => (
  <th scope="col" title={words}>
    <span class="unseen">{words}</span>
    <Drawing of={sign} />
  </th>
)
