import { HANDS, type Hands, RIVALS, type Rival } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { useLive } from '../../table/scene/live-table.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { go } from '../../ui/screen.ts'
import { startGame } from '../new-game/start-game.ts'
import { downloadGame } from '../sharing/download-game.ts'
import { openSharing } from '../sharing/share-state.ts'

/** What can be done with a game that is over. */
export function Buttons({ fold }: { readonly fold: () => void }) {
  const { translator, kind } = useScene()
  const table = useLive()
  const { app, result, replay, sharing } = translator.locale
  const again = () => {
    const { setup } = readRecord(table.kept().record)
    const hands = HANDS.find((one): one is Hands => one === setup.hands)
    const rival = RIVALS.find((one): one is Rival => one === setup.rival)
    void startGame({
      game: kind.name,
      players: table.players,
      printing: table.rules.tables.printing,
      ...(hands === undefined ? {} : { hands }),
      ...(rival === undefined ? {} : { rival }),
    })
  }
  return (
    <div class="result-buttons">
      <button type="button" class="primary" onClick={again}>
        {result.playAgain}
      </button>
      <button type="button" onClick={() => go({ name: 'new' })}>
        {app.newGame}
      </button>
      <button type="button" onClick={fold}>
        {result.viewTable}
      </button>
      <button type="button" onClick={() => go({ name: 'replay', id: table.id })}>
        {replay.replay}
      </button>
      <button type="button" onClick={openSharing}>
        {sharing.share}
      </button>
      <button type="button" onClick={() => downloadGame(table.kept())}>
        {app.saveAsFile}
      </button>
    </div>
  )
}
