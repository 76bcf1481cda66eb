import { useState } from 'preact/hooks'
import { coloursOf } from '../../model/players/colours.ts'
import type { Checked } from '../../model/sharing/check.ts'
import { importGame } from '../../model/sharing/import-game.ts'
import type { Origin } from '../../model/storage/games.ts'
import { locale } from '../../ui/locale.ts'
import { go } from '../../ui/screen.ts'
import { changed, type Seat, SeatForm } from '../new-game/seat-form.tsx'

interface Props {
  readonly checked: Checked
  readonly by: Origin
  readonly over: boolean
}

/** Goes on with it as a game of one's own: every seat can be taken by a person or a bot. */
export function ImportGame({ checked, by, over }: Props) {
  const { sharing: words } = locale.value
  const { players } = checked.shared
  const colours = coloursOf(players)
  const [seats, setSeats] = useState<readonly Seat[]>(
    players.map((player, seat) => ({ ...player, colour: colours[seat] })),
  )
  const take = async (): Promise<void> => {
    const own = seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
    go({ name: 'table', id: await importGame(checked, own, by) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void take()
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
              change={(change) => setSeats(changed(seats, i, change))}
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
