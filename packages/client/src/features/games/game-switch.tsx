import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { Segments } from '../../ui/segments.tsx'
import { requestedGame, showGame } from './shown-game.ts'

/** Chooses the game that the page is about. */
export const GameSwitch = () => (
  <div class="which-game">
    <Segments
      name="game"
      legend={locale.value.statistics.game}
      of={GAME_NAMES}
      chosen={requestedGame.value}
      text={(name) => localeOf(name).app.title}
      // If it cannot be loaded, the choice stays as it was.
      choose={(name) => void showGame(name).catch(() => {})}
    />
  </div>
)
