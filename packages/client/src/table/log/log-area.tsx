import { MotionLayer } from '../motion/layer.tsx'
import { useScene } from '../scene/scene.tsx'
import { useSound } from '../sound/use-sound.ts'
import { Announcer } from './announcer.tsx'
import { LogPanel } from './log-panel.tsx'

/** Everything that tells and shows what happens, besides the log. */
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
