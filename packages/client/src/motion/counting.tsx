import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { pace, still } from '../app/settings.ts'

interface Props {
  readonly n: number
  readonly say: (n: number) => string
}

/** A number in words, that counts up or down to what it has become. */
export function Counting({ n, say }: Props) {
  const [shown, setShown] = useState(n)
  const now = useRef(n)
  const beat = still.value ? 0 : pace.value
  useLayoutEffect(() => {
    const from = now.current
    now.current = n
    if (beat === 0 || from === n) return setShown(n)
    const began = performance.now()
    let frame = 0
    const count = (): void => {
      const part = Math.min((performance.now() - began) / beat, 1)
      now.current = Math.round(from + (n - from) * part)
      setShown(now.current)
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count()
    return () => cancelAnimationFrame(frame)
  }, [n])
  return <>{say(beat === 0 ? n : shown)}</>
}
