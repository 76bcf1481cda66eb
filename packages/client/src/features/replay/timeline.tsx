import { PERIODS } from '@amalfi/text'
import { periodsOf, type ReplaySegment } from '../../model/replay/replay-segments.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useReplay } from './replaying.tsx'

/** The course of the game from left to right: periods and turns, and where one is. */
export function Timeline() {
  const table = useReplay()
  const { translator, look } = useScene()
  const { terms, board: words, replay } = translator.locale
  const { at, last, segments: stretches } = table
  const here = stretches.findLast(({ from }) => from <= at.value)
  const said = [
    words.period(PERIODS[look.period - 1], terms.phases[look.phase]),
    ...(here === undefined || here.seat < 0
      ? []
      : [translator.event({ kind: 'turn', seat: here.seat })]),
    replay.moveOf(at.value, last),
  ]
  return (
    <div class="timeline">
      <fieldset class="periods">
        <legend class="unseen">{replay.toPeriod}</legend>
        {periodsOf(stretches).map(({ period, from }) => (
          <button
            key={period}
            type="button"
            aria-current={look.period - 1 === period ? 'step' : undefined}
            aria-label={replay.periodOf(PERIODS[period])}
            onClick={() => table.jump(from)}
          >
            {PERIODS[period]}
          </button>
        ))}
      </fieldset>
      <div class="track">
        <span class="stretches" aria-hidden="true">
          {stretches.map((stretch) => (
            <Stretched key={stretch.from} {...stretch} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={replay.timeline}
          aria-valuetext={said.join(', ')}
          onInput={({ currentTarget }) => table.jump(Number(currentTarget.value))}
        />
      </div>
      <output>{replay.moveOf(at.value, last)}</output>
    </div>
  )
}

/** As long as there were choices in it, in the colour of who played. */
const Stretched = ({ from, to, period, seat }: ReplaySegment) => (
  <span
    class={`stretch ${seat < 0 ? 'phase' : `seat-${seat}`} ${period % 2 === 0 ? '' : 'odd'}`}
    style={{ flexGrow: to - from }}
  />
)
