import { MotionLayer } from '../motion/layer.tsx'
import { useScene } from '../scene/scene.tsx'
import { useSound } from '../sound/use-sound.ts'
import { Announcer } from './announcer.tsx'
import { LogPanel } from './log-panel.tsx'

/** Everything that presents new events: the log panel, screen-reader text, motion and sound. */
export function EventOutputs() {
  useSound(useScene().table)
  return (
    <>
      <LogPanel />
      <Announcer />
      <MotionLayer />
    </>
  )
}
