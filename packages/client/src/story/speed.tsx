import { useId } from 'preact/hooks'
import { pace } from '../app/settings.ts'
import { tongue } from '../app/tongue.ts'
import { nearestSpeed, PACES, SPEEDS } from './paces.ts'

interface Props {
  /** As signs, where there is little room; the words are there for whoever asks. */
  readonly small?: boolean
}

/** How fast the moves of bots are shown. */
export function SpeedChoice({ small = false }: Props) {
  const { start } = tongue.value
  const name = useId()
  const now = nearestSpeed(pace.value)
  return (
    <fieldset class={`speed ${small ? 'small-speed' : ''}`} title={small ? start.speed : undefined}>
      <legend class={small ? 'unseen' : ''}>{start.speed}</legend>
      {SPEEDS.map((speed, i) => (
        <label key={speed} title={small ? start.speeds[speed] : undefined}>
          <input
            type="radio"
            class={small ? 'unseen' : ''}
            name={name}
            checked={speed === now}
            onChange={() => {
              pace.value = PACES[speed]
            }}
          />
          {small && (
            <svg class="speed-sign" viewBox="0 0 18 12" aria-hidden="true">
              {SIGNS[i]}
            </svg>
          )}
          <span class={small ? 'unseen' : ''}>{start.speeds[speed]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** One sail, two, three, and straight to the end. */
const SIGNS = [
  <path key="slow" d="M6 1l6 5-6 5z" />,
  <path key="calm" d="M3 1l6 5-6 5zM9 1l6 5-6 5z" />,
  <path key="quick" d="M1 1l5 5-5 5zM6.5 1l5 5-5 5zM12 1l5 5-5 5z" />,
  <path key="atOnce" d="M2 1l5 5-5 5zM8 1l5 5-5 5zM14 1h2v10h-2z" />,
] as const
