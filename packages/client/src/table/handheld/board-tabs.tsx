import { layout } from '../../ui/layout.ts'
import { GameIcon } from '../art/game-icon.tsx'
import type { GameIconName } from '../icons/game-icons.ts'
import { logPanel } from '../log/log-panel.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { type BoardName, boardTabs, openBoard, visibleBoard } from '../viewport/boards.ts'

const ICONS: Readonly<Record<Exclude<BoardName, 'own-board'>, GameIconName>> = {
  dealing: 'hand',
  chart: 'navigate',
  rows: 'artwork',
  others: 'others',
  goals: 'title',
}

/** On handhelds, a tab for each board with the number of choices on it. */
export function BoardTabs() {
  const { boardView, translator } = useScene()
  const { handheld } = translator.locale
  if (layout.value === 'desktop') return null
  return (
    <nav class="tabs" aria-label={handheld.tabs}>
      {boardTabs.value.map(({ name, choices }) => (
        <button
          key={name}
          type="button"
          class="tab"
          data-tab={name}
          aria-current={name === visibleBoard.value}
          onClick={() => {
            // The log panel would cover the board.
            logPanel.value = null
            openBoard(name)
          }}
        >
          {name === 'own-board' ? (
            <SeatShip seat={boardView.seat} />
          ) : (
            <GameIcon of={ICONS[name]} />
          )}
          <span>{handheld.tab[name]}</span>
          {choices > 0 && (
            <b class="choice-count">
              <span aria-hidden="true">{choices}</span>
              <span class="visually-hidden"> ({handheld.choices(choices)})</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  )
}
