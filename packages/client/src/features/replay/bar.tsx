import { useRef, useState } from 'preact/hooks'
import { SpeedChoice } from '../../table/log/speed.tsx'
import { useMark } from '../../table/scene/mark.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { When } from '../../table/scene/when.tsx'
import { captionOf } from './caption.ts'
import { PlayOn } from './play-on.tsx'
import { useReplay } from './replaying.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'

/** In the place of what is asked: what was chosen, ways through the game, and whose eyes see it. */
export function ReplayBar() {
  const table = useReplay()
  const { translator } = useScene()
  const { replay } = translator.locale
  const [leaving, setLeaving] = useState(false)
  useMark('has-replay')
  // What comes next is told as news; what one has leapt to is not.
  const before = useRef(0)
  const leapt = table.at.value !== before.current + 1
  before.current = table.at.value
  return (
    <div class="prompt-bar replay-bar">
      <When />
      <p class="prompt" aria-live={leapt ? 'polite' : 'off'}>
        <small>{replay.replay}</small> {captionOf(table, translator)}
      </p>
      <Transport />
      <SpeedChoice />
      <Eyes />
      <button
        type="button"
        disabled={table.over.value}
        onClick={() => {
          table.pause()
          setLeaving(true)
        }}
      >
        {replay.continueHere}
      </button>
      <Timeline />
      {leaving && <PlayOn close={() => setLeaving(false)} />}
    </div>
  )
}

/** Whose board lies before one, and whose hand is seen. */
function Eyes() {
  const table = useReplay()
  const { translator } = useScene()
  const { replay } = translator.locale
  return (
    <label class="eyes" title={table.finished ? '' : replay.handsHidden}>
      {replay.viewAs}{' '}
      <select
        value={table.eyes.value}
        onChange={({ currentTarget }) => table.look(Number(currentTarget.value))}
      >
        {table.players.map((_, seat) => {
          const name = translator.names.seat(seat)
          return (
            <option key={name} value={seat}>
              {table.sees(seat) ? name : replay.handHidden(name)}
            </option>
          )
        })}
      </select>
    </label>
  )
}
