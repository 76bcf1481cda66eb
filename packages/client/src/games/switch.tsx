import { Segments } from '../app/segments.tsx'
import { tongue, tongueOf } from '../app/tongue.ts'
import { GAME_NAMES } from './games.ts'
import { show, wanted } from './shown.ts'

/** Which of the games a page is about. */
export const GameSwitch = () => (
  <div class="which-game">
    <Segments
      name="game"
      legend={tongue.value.statistics.game}
      of={GAME_NAMES}
      chosen={wanted.value}
      text={(one) => tongueOf(one).page.title}
      // One that cannot be had is not chosen.
      choose={(one) => void show(one).catch(() => {})}
    />
  </div>
)
