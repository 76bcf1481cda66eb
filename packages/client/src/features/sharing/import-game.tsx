import { useState } from 'preact/hooks'
import { whoPlays } from '../../model/players/player.ts'
import { coloursOf } from '../../model/players/seat-colours.ts'
import type { CheckedGame } from '../../model/sharing/check.ts'
import { importGame } from '../../model/sharing/import-game.ts'
import type { Origin } from '../../model/storage/games.ts'
import { locale } from '../../ui/locale.ts'
import { navigateTo } from '../../ui/screen.ts'
import { changeSeat, playerOf, type Seat, SeatForm } from '../new-game/seat-form.tsx'

interface Props {
  readonly checked: CheckedGame
  readonly origin: Origin
  readonly over: boolean
}

/** Saves a shared game as a new game. Every seat can be given to a person or a bot. */
export function ImportGame({ checked, origin, over }: Props) {
  const { sharing: words } = locale.value
  const { players } = checked.shared
  const colours = coloursOf(players)
  const [seats, setSeats] = useState<readonly Seat[]>(
    players.map((player, seat) => ({
      who: whoPlays(player),
      name: player.name,
      colour: colours[seat],
    })),
  )
  const start = async (): Promise<void> => {
    navigateTo({ name: 'table', id: await importGame(checked, seats.map(playerOf), origin) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {!over && (
        <>
          <h3>{words.whoContinues}</h3>
          {seats.map((seat, i) => (
            <SeatForm
              key={`seat ${i + 1}`}
              seat={i}
              player={seat}
              change={(change) => setSeats(changeSeat(seats, i, change))}
            />
          ))}
        </>
      )}
      <button type="submit" class="primary">
        {over ? words.saveFinished : words.continueGame}
        {!over && <small>{words.continueGameHint}</small>}
      </button>
    </form>
  )
}
