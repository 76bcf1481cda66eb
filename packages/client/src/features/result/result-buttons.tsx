import { HANDS, RIVALS } from '@amalfi/engine'
import { useScene } from '../../table/scene/scene.tsx'
import { useLocalGame } from '../../table/scene/session-context.tsx'
import { navigateTo } from '../../ui/screen.ts'
import { startGame } from '../new-game/start-game.ts'
import { downloadPlayed } from '../sharing/download-game.ts'
import { openSharing } from '../sharing/share-state.ts'

/** What can be done with a finished game. */
export function ResultButtons({ onFold }: { readonly onFold: () => void }) {
  const { table, translator, kind } = useScene()
  const game = useLocalGame()
  const { app, result, replay, sharing } = translator.locale
  const playAgain = () => {
    const { hands, rival } = table.imagined
    void startGame({
      game: kind.name,
      players: table.players,
      printing: table.rules.tables.printing,
      hands: HANDS[hands],
      ...(rival < 0 ? {} : { rival: RIVALS[rival] }),
    })
  }
  return (
    <div class="result-buttons">
      <button type="button" class="primary" onClick={playAgain}>
        {result.playAgain}
      </button>
      <button type="button" onClick={() => navigateTo({ name: 'new' })}>
        {app.newGame}
      </button>
      <button type="button" onClick={onFold}>
        {result.viewTable}
      </button>
      <button type="button" onClick={() => navigateTo({ name: 'replay', id: game.id })}>
        {replay.replay}
      </button>
      <button type="button" onClick={openSharing}>
        {sharing.share}
      </button>
      <button type="button" onClick={() => downloadPlayed(game)}>
        {app.saveAsFile}
      </button>
    </div>
  )
}
