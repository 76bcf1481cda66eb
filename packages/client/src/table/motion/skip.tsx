import { useEffect } from 'preact/hooks'
import { isPanelOpen } from '../../ui/close-on-back.ts'
import { pace } from '../../ui/settings.ts'
import { useScene } from '../scene/scene.tsx'
import { fastForwarding, skip, stopFastForward } from './pacing.ts'

/**
 * While bots play, skips to the next question of a person: by this button or by Escape. During a
 * fast-forward, another button returns to the normal speed.
 */
export function Skip() {
  const { table, translator } = useScene()
  const { log } = translator.locale
  const busy = table.thinking.value >= 0 && pace.value > 0
  useEffect(() => {
    if (!busy) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Escape closes an open panel first.
      if (!isPanelOpen()) skip()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [busy])
  if (!busy) return null
  return (
    <>
      {fastForwarding.value && (
        <button
          type="button"
          class="skip normal-speed"
          title={log.normalSpeedHint}
          onClick={stopFastForward}
        >
          {log.normalSpeed}
        </button>
      )}
      <button type="button" class="skip" title={log.fastForwardHint} onClick={skip}>
        {log.fastForward} <span aria-hidden="true">»</span>
      </button>
    </>
  )
}
