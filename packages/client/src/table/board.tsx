import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { afterPaint } from '../app/after-paint.ts'
import { type BoardName, isInSight } from '../handheld/shelves.ts'
import { SceneProvider, useScene } from './scene.tsx'

interface Props {
  readonly name: BoardName
  readonly of: FunctionComponent
  /** Somebody speaks of it, in sight or not. */
  readonly atOnce: boolean
}

/**
 * One of the boards of a table. Where only some are in sight, the others are drawn after them, so
 * that one sees sooner what came of a choice; but none after another has taken the seat.
 */
export function Board({ name, of: Of, atOnce }: Props) {
  const scene = useScene()
  const drawn = useRef(scene)
  const [, drawAnew] = useState(scene)
  const board = useMemo(() => <Of />, [Of])
  const sameSeat = drawn.current.look.seat === scene.look.seat
  if (isInSight(name) || !sameSeat || atOnce) drawn.current = scene
  const shown = drawn.current
  useLayoutEffect(() => {
    if (shown === scene) return
    return afterPaint(() => {
      drawn.current = scene
      drawAnew(scene)
    })
  }, [shown, scene])
  return <SceneProvider value={shown}>{board}</SceneProvider>
}
