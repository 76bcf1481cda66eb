import { PERIODS } from '@amalfi/text'
import { periodsOf, type ReplaySegment } from '../../model/replay/replay-segments.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useReplay } from './replay-context.tsx'

/** A slider over the whole game with its periods and turns. */
export function Timeline() {
  const table = useReplay()
  const { translator, boardView } = useScene()
  const { terms, board: words, replay } = translator.locale
  const { step, lastStep, segments } = table
  const current = segments.findLast(({ from }) => from <= step.value)
  const valueText = [
    words.period(PERIODS[boardView.period - 1], terms.phases[boardView.phase]),
    ...(current === undefined || current.seat < 0
      ? []
      : [translator.event({ kind: 'turn', seat: current.seat })]),
    replay.moveOf(step.value, lastStep),
  ]
  return (
    <div class="timeline">
      <fieldset class="periods">
        <legend class="visually-hidden">{replay.toPeriod}</legend>
        {periodsOf(segments).map(({ period, from }) => (
          <button
            key={period}
            type="button"
            aria-current={boardView.period - 1 === period ? 'step' : undefined}
            aria-label={replay.periodOf(PERIODS[period])}
            onClick={() => table.jump(from)}
          >
            {PERIODS[period]}
          </button>
        ))}
      </fieldset>
      <div class="track">
        <span class="timeline-segments" aria-hidden="true">
          {segments.map((segment) => (
            <Segment key={segment.from} {...segment} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={lastStep}
          value={step.value}
          aria-label={replay.timeline}
          aria-valuetext={valueText.join(', ')}
          onInput={({ currentTarget }) => table.jump(Number(currentTarget.value))}
        />
      </div>
      <output>{replay.moveOf(step.value, lastStep)}</output>
    </div>
  )
}

/** A turn or phase: as wide as it has choices, in the colour of its player. */
const Segment = ({ from, to, period, seat }: ReplaySegment) => (
  <span
    class={`timeline-segment ${seat < 0 ? 'phase' : `seat-${seat}`} ${period % 2 === 0 ? '' : 'odd'}`}
    style={{ flexGrow: to - from }}
  />
)
