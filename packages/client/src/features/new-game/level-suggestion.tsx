import type { GameName } from '@amalfi/engine'
import { locale } from '../../ui/locale.ts'
import { setQuickLevel, startQuickGame, useLevelSuggestion } from './quick-level.ts'
import '../../style/features/level-suggestion.css'

interface Props {
  readonly game: GameName
  /** Resolves when the last result is stored. */
  readonly whenStored?: () => Promise<void>
}

/** Suggests another level for quick starts, after some wins or losses in a row. */
export function LevelSuggestionNotice({ game, whenStored }: Props) {
  const { opponents } = locale.value
  const suggestion = useLevelSuggestion(game, whenStored)
  if (suggestion === null) return null
  const { why, now, next, at } = suggestion
  return (
    <section class="level-suggestion" role="status">
      <p>{(why === 'wins' ? opponents.stronger : opponents.weaker)(now, next)}</p>
      <div>
        <button
          type="button"
          class="accept"
          onClick={() => {
            setQuickLevel(game, next, at)
            void startQuickGame(game)
          }}
        >
          {opponents.accept(next)}
        </button>{' '}
        <button type="button" onClick={() => setQuickLevel(game, now, at)}>
          {opponents.dismiss(now)}
        </button>
      </div>
      <small>{opponents.acceptHint}</small>
    </section>
  )
}
