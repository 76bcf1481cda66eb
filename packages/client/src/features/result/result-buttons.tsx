import { HANDS, RIVALS } from '@amalfi/engine'
import { useState } from 'preact/hooks'
import { playersMovedOn } from '../../model/players/next-players.ts'
import { beginSameDeal } from '../../model/session/begin-game.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useLocalGame } from '../../table/scene/session-context.tsx'
import { navigateTo } from '../../ui/screen.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { FirstPlayer } from '../new-game/first-player.tsx'
import { startGame } from '../new-game/start-game.ts'
import { downloadPlayed } from '../sharing/download-game.ts'
import { openSharing } from '../sharing/share-state.ts'

const SEATS = ['keep', 'swap'] as const

/** What can be done with a finished game. */
export function ResultButtons({ onFold }: { readonly onFold: () => void }) {
  const { table, translator, kind } = useScene()
  const game = useLocalGame()
  const { locale } = translator
  const { app, result, replay, sharing } = locale
  const [seats, setSeats] = useState<(typeof SEATS)[number]>('keep')
  const [first, setFirst] = useState<number | null>(null)
  const players = seats === 'keep' ? table.players : playersMovedOn(table.players, locale)
  const playAgain = () => {
    const { hands, rival } = table.imagined
    void startGame({
      game: kind.name,
      players,
      printing: table.rules.tables.printing,
      hands: HANDS[hands],
      ...(rival < 0 ? {} : { rival: RIVALS[rival] }),
      ...(first === null ? {} : { first }),
    })
  }
  const playSameDeal = async (): Promise<void> => {
    const id = await beginSameDeal(table.rules, game, players)
    navigateTo({ name: 'table', id })
  }
  return (
    <div class="result-buttons">
      <button type="button" class="primary" onClick={playAgain}>
        {result.playAgain}
      </button>
      {game.lostFrom === null && (
        <button
          type="button"
          class="same-deal"
          title={result.sameDealHint}
          onClick={() => void playSameDeal()}
        >
          {result.sameDeal}
        </button>
      )}
      {players.length > 1 && (
        <details class="next-game">
          <summary>{result.nextGame}</summary>
          <SegmentedControl
            name="next-seats"
            legend={result.seats}
            options={SEATS}
            selected={seats}
            text={(option) =>
              option === 'keep' ? result.keepSeats : result.swapSeats(players.length)
            }
            onSelect={setSeats}
          />
          <FirstPlayer players={players} first={first} onSelect={setFirst} />
          <small>{result.sameDealHint}</small>
        </details>
      )}
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
