import { MotionLayer } from '../motion/layer.tsx'
import { useScene } from '../scene/scene.tsx'
import { useSound } from '../sound/use-sound.ts'
import { Announcer } from './announcer.tsx'
import { LogPanel } from './log-panel.tsx'

/** What else presents events, besides the log: log panel, screen-reader text, motion and sound. */
export function LogArea() {
  useSound(useScene().table)
  return (
    <>
      <LogPanel />
      <Announcer />
      <MotionLayer />
    </>
  )
}
