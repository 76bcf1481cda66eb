import type { ComponentChildren } from 'preact'
import { useScene } from '../../table/scene/scene.tsx'
import { useReplay } from './replay-context.tsx'

const ICONS = {
  toStart: 'M5 4v16M20 4 8 12l12 8z',
  previousTurn: 'M12 5 4 12l8 7zM20 5l-8 7 8 7z',
  previousMove: 'M16 4 6 12l10 8z',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  nextMove: 'M8 4l10 8-10 8z',
  nextTurn: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  toEnd: 'M19 4v16M4 4l12 8-12 8z',
} as const

/** Buttons that step by choice or turn, jump to the ends, play and pause. */
export function PlaybackControls() {
  const table = useReplay()
  const { replay } = useScene().translator.locale
  const at = table.step.value
  const atStart = at === 0
  const atEnd = at === table.lastStep
  const playing = table.playing.value
  return (
    <span class="playback-controls">
      <StepButton
        of="toStart"
        text={replay.toStart}
        disabled={atStart}
        onClick={() => table.jump(0)}
      />
      <StepButton
        of="previousTurn"
        text={replay.previousTurn}
        disabled={atStart}
        onClick={() => table.previousTurn()}
      />
      <StepButton
        of="previousMove"
        text={replay.previousMove}
        disabled={atStart}
        onClick={() => table.jump(at - 1)}
      />
      <StepButton
        of={playing ? 'pause' : 'play'}
        text={playing ? replay.pause : replay.play}
        disabled={table.lastStep === 0}
        onClick={() => (playing ? table.pause() : void table.play())}
      />
      <StepButton
        of="nextMove"
        text={replay.nextMove}
        disabled={atEnd}
        onClick={() => table.jump(at + 1)}
      />
      <StepButton
        of="nextTurn"
        text={replay.nextTurn}
        disabled={atEnd}
        onClick={() => table.nextTurn()}
      />
      <StepButton
        of="toEnd"
        text={replay.toEnd}
        disabled={atEnd}
        onClick={() => table.jump(table.lastStep)}
      />
    </span>
  )
}

interface StepButtonProps {
  readonly of: keyof typeof ICONS
  readonly text: string
  /** Set as `aria-disabled`, so that the button keeps the focus. */
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children?: ComponentChildren
}

const StepButton = ({ of, text, disabled, onClick }: StepButtonProps) => (
  <button
    type="button"
    class={`step ${of}`}
    aria-label={text}
    title={text}
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) onClick()
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  </button>
)
