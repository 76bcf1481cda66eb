import { useRef, useState } from 'preact/hooks'
import { SpeedControl } from '../../table/log/speed-control.tsx'
import { useLayoutClass } from '../../table/scene/layout-class.ts'
import { PeriodAndPhase } from '../../table/scene/period-and-phase.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { captionOf } from './caption.ts'
import { ContinueDialog } from './continue-dialog.tsx'
import { PlaybackControls } from './playback-controls.tsx'
import { useReplay } from './replay-context.tsx'
import { Timeline } from './timeline.tsx'

/** The bar of a replay: what was chosen, playback controls, and from which seat the game is seen. */
export function ReplayBar() {
  const table = useReplay()
  const { translator } = useScene()
  const { replay } = translator.locale
  const [isContinuing, setContinuing] = useState(false)
  useLayoutClass('has-replay')
  // The log announces the next choice. After a jump the caption is announced instead.
  const previous = useRef(0)
  const jumped = table.step.value !== previous.current + 1
  previous.current = table.step.value
  return (
    <div class="prompt-bar replay-bar">
      <PeriodAndPhase />
      <p class="prompt" aria-live={jumped ? 'polite' : 'off'}>
        <small>{replay.replay}</small> {captionOf(table, translator)}
      </p>
      <PlaybackControls />
      <SpeedControl />
      <SeatSelect />
      <button
        type="button"
        disabled={table.over.value}
        onClick={() => {
          table.pause()
          setContinuing(true)
        }}
      >
        {replay.continueHere}
      </button>
      <Timeline />
      {isContinuing && <ContinueDialog close={() => setContinuing(false)} />}
    </div>
  )
}

/** Chooses the seat from which the game is seen. */
function SeatSelect() {
  const table = useReplay()
  const { translator } = useScene()
  const { replay } = translator.locale
  return (
    <label class="seat-select" title={table.finished ? '' : replay.handsHidden}>
      {replay.viewAs}{' '}
      <select
        value={table.viewer.value}
        onChange={({ currentTarget }) => table.setViewer(Number(currentTarget.value))}
      >
        {table.players.map((_, seat) => {
          const name = translator.names.seat(seat)
          return (
            <option key={name} value={seat}>
              {table.canSeeHand(seat) ? name : replay.handHidden(name)}
            </option>
          )
        })}
      </select>
    </label>
  )
}
