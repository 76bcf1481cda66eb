import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { afterNextTouch, afterPaint } from '../../ui/after-paint.ts'
import { type Scene, SceneProvider, useScene } from '../scene/scene.tsx'
import { type BoardName, isVisible } from '../viewport/boards.ts'

interface Props {
  readonly name: BoardName
  readonly of: FunctionComponent
  /** Draws the board at once even if it is not visible. */
  readonly drawAlways: boolean
}

/**
 * A board that is drawn after the visible ones if it is not visible itself, so that the result of a
 * choice is shown sooner. When the viewer changes, all boards are drawn at once: nobody may see the
 * board of somebody else. A board that was never drawn is empty until then.
 */
export function DeferredBoard({ name, of: Of, drawAlways }: Props) {
  const scene = useScene()
  const drawn = useRef<Scene | null>(null)
  const [, redraw] = useState<Scene | null>(null)
  const board = useMemo(() => <Of />, [Of])
  const drawnBefore = drawn.current
  const otherSeat = drawnBefore !== null && drawnBefore.boardView.seat !== scene.boardView.seat
  if (isVisible(name) || otherSeat || drawAlways) drawn.current = scene
  const shown = drawn.current
  const botsPlay = scene.table.thinking.value >= 0
  useLayoutEffect(() => {
    if (shown === scene) return
    const draw = (): void => {
      drawn.current = scene
      redraw(scene)
    }
    // While bots play, the next move will change the board again. A touch may make it visible.
    return botsPlay ? afterNextTouch(draw) : afterPaint(draw)
  }, [shown, scene, botsPlay])
  if (shown === null) return <section class={name} />
  return <SceneProvider value={shown}>{board}</SceneProvider>
}
