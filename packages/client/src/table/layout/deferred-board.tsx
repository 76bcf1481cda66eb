import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { afterNextTouch, afterPaint } from '../../ui/after-paint.ts'
import { type Scene, SceneProvider, useScene } from '../scene/scene.tsx'
import { type BoardName, isVisible } from '../viewport/boards.ts'

interface Props {
  readonly name: BoardName
  readonly of: FunctionComponent
  /** Somebody speaks of it, in sight or not. */
  readonly drawAlways: boolean
}

/**
 * One of the boards of a table. Where only some are in sight, the others are drawn after them, so
 * that one sees sooner what came of a choice; but none is left as it was when another has taken the
 * seat. One that is laid out of sight is empty until then.
 */
export function DeferredBoard({ name, of: Of, drawAlways }: Props) {
  const scene = useScene()
  const drawn = useRef<Scene | null>(null)
  const [, drawAnew] = useState<Scene | null>(null)
  const board = useMemo(() => <Of />, [Of])
  const before = drawn.current
  const otherSeat = before !== null && before.boardView.seat !== scene.boardView.seat
  if (isVisible(name) || otherSeat || drawAlways) drawn.current = scene
  const shown = drawn.current
  const goesOn = scene.table.thinking.value >= 0
  useLayoutEffect(() => {
    if (shown === scene) return
    const draw = (): void => {
      drawn.current = scene
      drawAnew(scene)
    }
    // While bots play there is more to come, and nobody looks there before they touch something.
    return goesOn ? afterNextTouch(draw) : afterPaint(draw)
  }, [shown, scene, goesOn])
  if (shown === null) return <section class={name} />
  return <SceneProvider value={shown}>{board}</SceneProvider>
}
