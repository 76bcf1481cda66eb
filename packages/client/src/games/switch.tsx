import { Segments } from '../app/segments.tsx'
import { game } from '../app/settings.ts'
import { tongue, tongueOf } from '../app/tongue.ts'
import { GAME_NAMES } from './games.ts'
import { show } from './shown.ts'

/** Which of the games a page is about. */
export const GameSwitch = () => (
  <div class="which-game">
    <Segments
      name="game"
      legend={tongue.value.statistics.game}
      of={GAME_NAMES}
      chosen={game.value}
      text={(one) => tongueOf(one).page.title}
      choose={(one) => void show(one)}
    />
  </div>
)
