import { useScene } from '../scene/scene.tsx'
import { usePlayedGame } from '../scene/session-context.tsx'

/** Shows that a bot is thinking, if that takes longer. */
export function BotThinking() {
  const { translator } = useScene()
  if (!usePlayedGame().thinking.value) return null
  return (
    <span class="bot-thinking" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z" />
      </svg>
      {translator.locale.opponents.thinking}
    </span>
  )
}
