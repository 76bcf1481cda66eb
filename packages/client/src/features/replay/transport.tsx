import type { ComponentChildren } from 'preact'
import { useScene } from '../../table/scene/scene.tsx'
import { useReplay } from './replaying.tsx'

const SIGNS = {
  toBeginning: 'M5 4v16M20 4 8 12l12 8z',
  turnBack: 'M12 5 4 12l8 7zM20 5l-8 7 8 7z',
  back: 'M16 4 6 12l10 8z',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  on: 'M8 4l10 8-10 8z',
  turnOn: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  toEnd: 'M19 4v16M4 4l12 8-12 8z',
} as const

/** To and fro: by choice, by turn, to either end; and by itself. */
export function Transport() {
  const table = useReplay()
  const { replay } = useScene().translator.locale
  const at = table.at.value
  const atStart = at === 0
  const atEnd = at === table.last
  const playing = table.playing.value
  return (
    <span class="transport">
      <Step of="toBeginning" text={replay.toStart} off={atStart} act={() => table.jump(0)} />
      <Step of="turnBack" text={replay.previousTurn} off={atStart} act={() => table.turnBack()} />
      <Step of="back" text={replay.previousMove} off={atStart} act={() => table.jump(at - 1)} />
      <Step
        of={playing ? 'pause' : 'play'}
        text={playing ? replay.pause : replay.play}
        off={table.last === 0}
        act={() => (playing ? table.pause() : void table.play())}
      />
      <Step of="on" text={replay.nextMove} off={atEnd} act={() => table.jump(at + 1)} />
      <Step of="turnOn" text={replay.nextTurn} off={atEnd} act={() => table.turnOn()} />
      <Step of="toEnd" text={replay.toEnd} off={atEnd} act={() => table.jump(table.last)} />
    </span>
  )
}

interface StepProps {
  readonly of: keyof typeof SIGNS
  readonly text: string
  /** It leads nowhere; the focus stays on it all the same. */
  readonly off: boolean
  readonly act: () => void
  readonly children?: ComponentChildren
}

const Step = ({ of, text, off, act }: StepProps) => (
  <button
    type="button"
    class={`step ${of}`}
    aria-label={text}
    title={text}
    aria-disabled={off}
    onClick={() => {
      if (!off) act()
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  </button>
)
