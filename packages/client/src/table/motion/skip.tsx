import { useEffect } from 'preact/hooks'
import { pace } from '../../ui/settings.ts'
import { useScene } from '../scene/scene.tsx'
import { skip } from './pacing.ts'

/** While bots play, skips to the next question of a person: by this button or by Escape. */
export function Skip() {
  const { table, translator } = useScene()
  const { log } = translator.locale
  const busy = table.thinking.value >= 0 && pace.value > 0
  useEffect(() => {
    if (!busy) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') === null) skip()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [busy])
  if (!busy) return null
  return (
    <button type="button" class="skip" title={log.fastForwardHint} onClick={skip}>
      {log.fastForward} <span aria-hidden="true">»</span>
    </button>
  )
}
