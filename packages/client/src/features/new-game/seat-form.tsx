import { COLOURS } from '../../model/players/colour.ts'
import { namesOf } from '../../model/players/names.ts'
import { MAX_NAME_LENGTH, PLAYER_KINDS, type Player } from '../../model/players/player.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { locale } from '../../ui/locale.ts'

/** A player as the form edits it. */
export type Seat = Required<Player>

/** Changes a seat. If it takes the colour of another seat, the two swap colours. */
export const changeSeat = (seats: readonly Seat[], at: number, change: Partial<Seat>): Seat[] =>
  seats.map((seat, i) => {
    if (i === at) return { ...seat, ...change }
    return seat.colour === change.colour ? { ...seat, colour: seats[at].colour } : seat
  })

interface Props {
  readonly seat: number
  readonly player: Seat
  readonly change: (change: Partial<Seat>) => void
}

/** Who plays a seat: a person or a bot, under which name, with which ships. */
export function SeatForm({ seat, player, change }: Props) {
  const { setup } = locale.value
  const title = setup.seat(seat)
  const unnamed = Array.from({ length: seat + 1 }, () => ({ ...player, name: '' }))
  return (
    <fieldset class={`seat colour-${player.colour}`}>
      <legend class="visually-hidden">{title}</legend>
      <span class="seat-title" aria-hidden="true">
        <Ship colour={player.colour} /> {title}
      </span>
      <label>
        <span>{setup.whoPlays}</span>
        <select
          value={player.kind}
          onChange={({ currentTarget }) =>
            change({ kind: PLAYER_KINDS.find((kind) => kind === currentTarget.value) ?? 'person' })
          }
        >
          {PLAYER_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kind === 'person' ? setup.person : setup.bots[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{setup.name}</span>
        <input
          value={player.name}
          placeholder={namesOf(unnamed, locale.value)[seat]}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <div class="colours" role="radiogroup" aria-label={setup.colour(title)}>
        {COLOURS.map((colour) => (
          <label key={colour} title={setup.colours[colour]}>
            <input
              type="radio"
              name={`colour of ${seat}`}
              value={colour}
              aria-label={setup.colours[colour]}
              checked={colour === player.colour}
              onChange={() => change({ colour })}
            />
            <Ship colour={colour} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
