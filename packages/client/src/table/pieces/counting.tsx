import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { beginWork } from '../../base/busy.ts'
import { reducedMotion } from '../../ui/settings.ts'

interface Props {
  readonly n: number
  readonly say: (n: number) => string
}

/** How long the next count takes, in milliseconds: a beat of the move that is shown. */
let beatOfMove = 0

export function paceCounting(beat: number): void {
  beatOfMove = beat
}

/** Ends the counts that are under way, each by its function. */
const running = new Set<() => void>()

/** Numbers that count become at once what they are to be. */
export function finishCounting(): void {
  for (const finish of running) finish()
}

/** A number in words, that counts up or down to what it has become. */
export function Counting({ n, say }: Props) {
  const [shown, setShown] = useState(n)
  const now = useRef(n)
  const beat = reducedMotion.value ? 0 : beatOfMove
  useLayoutEffect(() => {
    const from = now.current
    now.current = n
    if (beat === 0 || from === n) return setShown(n)
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
      show(n)
    }
    const count = (): void => {
      const part = (performance.now() - began) / beat
      if (part >= 1) return finish()
      show(Math.round(from + (n - from) * part))
      frame = requestAnimationFrame(count)
    }
    running.add(finish)
    count()
    return stop
  }, [n])
  return <>{say(beat === 0 ? n : shown)}</>
}
