import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { beginWork } from '../../base/busy.ts'
import { reducedMotion } from '../../ui/settings.ts'

interface Props {
  readonly value: number
  readonly format: (n: number) => string
}

/** How long the next count takes, in milliseconds: one beat of the move that is shown. */
let countDuration = 0

/** Sets how long numbers count from now on, in milliseconds; 0 is at once. */
export function setCountDuration(milliseconds: number): void {
  countDuration = milliseconds
}

/** The functions that finish the running counts. */
const running = new Set<() => void>()

/** Shows the final values of all running counts at once. */
export function finishCounts(): void {
  for (const finish of running) finish()
}

/** A number as text. It counts up or down to a new value. */
export function AnimatedNumber({ value, format }: Props) {
  const [shown, setShown] = useState(value)
  const now = useRef(value)
  const beat = reducedMotion.value ? 0 : countDuration
  useLayoutEffect(() => {
    const from = now.current
    now.current = value
    if (beat === 0 || from === value) return setShown(value)
    const began = performance.now()
    const endWork = beginWork('counting')
    let frame = 0
    const show = (value: number): void => {
      now.current = value
      setShown(value)
    }
    const stop = (): void => {
      cancelAnimationFrame(frame)
      running.delete(finish)
      endWork()
    }
    const finish = (): void => {
      stop()
      show(value)
    }
    const count = (): void => {
      const part = (performance.now() - began) / beat
      if (part >= 1) return finish()
      show(Math.round(from + (value - from) * part))
      frame = requestAnimationFrame(count)
    }
    running.add(finish)
    count()
    return stop
  }, [value])
  return <>{format(beat === 0 ? value : shown)}</>
}
