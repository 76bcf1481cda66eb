import { useId } from 'preact/hooks'
import { locale } from '../../ui/locale.ts'
import { pace } from '../../ui/settings.ts'
import { nearestSpeed, PACES, SPEEDS } from '../motion/speeds.ts'

/** Sets how fast bot moves are shown. */
export function SpeedControl() {
  const { settings } = locale.value
  const name = useId()
  const now = nearestSpeed(pace.value)
  return (
    <fieldset class="speed">
      <legend class="visually-hidden">{settings.speed}</legend>
      {SPEEDS.map((speed) => (
        <label key={speed} class={speed === now ? 'selected' : ''} title={settings.speeds[speed]}>
          <input
            type="radio"
            name={name}
            checked={speed === now}
            onChange={() => {
              pace.value = PACES[speed]
            }}
          />
          <svg viewBox="0 0 18 12" aria-hidden="true">
            <path d={ICONS[speed]} />
          </svg>
          <span class="visually-hidden">{settings.speeds[speed]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** One to three triangles, and a triangle with a bar. */
const ICONS = {
  slow: 'M6 1l6 5-6 5z',
  calm: 'M3 1l6 5-6 5zM9 1l6 5-6 5z',
  quick: 'M1 1l5 5-5 5zM6.5 1l5 5-5 5zM12 1l5 5-5 5z',
  atOnce: 'M2 1l5 5-5 5zM8 1l5 5-5 5zM14 1h2v10h-2z',
} as const
