import { GAME_NAMES } from '../../model/games/catalog/by-game.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { Segments } from '../../ui/segments.tsx'
import { show, wanted } from './shown-game.ts'

/** Which of the games a page is about. */
export const GameSwitch = () => (
  <div class="which-game">
    <Segments
      name="game"
      legend={locale.value.statistics.game}
      of={GAME_NAMES}
      chosen={wanted.value}
      text={(one) => localeOf(one).app.title}
      // One that cannot be had is not chosen.
      choose={(one) => void show(one).catch(() => {})}
    />
  </div>
)
