import { MotionLayer } from '../motion/layer.tsx'
import { Announcer } from './announcer.tsx'
import { StoryPanel } from './panel.tsx'

/** Everything that tells and shows what happens, besides the log. */
export function Story() {
  return (
    <>
      <StoryPanel />
      <Announcer />
      <MotionLayer />
    </>
  )
}
