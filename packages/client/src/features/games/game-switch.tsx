import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { requestedGame, showGame } from './shown-game.ts'

/** Chooses the game that the page is about. */
export const GameSwitch = () => (
  <div class="game-switch">
    <SegmentedControl
      name="game"
      legend={locale.value.statistics.game}
      options={GAME_NAMES}
      selected={requestedGame.value}
      text={(name) => localeOf(name).app.title}
      // If it cannot be loaded, the choice stays as it was.
      onSelect={(name) => void showGame(name).catch(() => {})}
    />
  </div>
)
