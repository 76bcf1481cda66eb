import { useState } from 'preact/hooks'
import { COLOURS, type Colour } from '../../model/players/colour.ts'
import { namesOf } from '../../model/players/names.ts'
import {
  MAX_NAME_LENGTH,
  OFFERED_BOTS,
  type Player,
  playedBy,
  type Who,
} from '../../model/players/player.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { locale } from '../../ui/locale.ts'

/** A player as the form edits it. */
export interface Seat {
  readonly who: Who
  readonly name: string
  readonly colour: Colour
}

/** The player that was entered. */
export const playerOf = ({ who, name, colour }: Seat): Player => ({
  ...playedBy(who),
  name: name.trim(),
  colour,
})

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
  const { setup, opponents } = locale.value
  const title = setup.seat(seat)
  const unnamed = Array.from({ length: seat + 1 }, () => playerOf({ ...player, name: '' }))
  // A bot of an earlier version may keep its seat.
  const [before] = useState(player.who)
  const choices = [...new Set<Who>(['person', ...OFFERED_BOTS, before])]
  return (
    <fieldset class={`seat colour-${player.colour}`}>
      <legend class="visually-hidden">{title}</legend>
      <span class="seat-title" aria-hidden="true">
        <Ship colour={player.colour} /> {title}
      </span>
      <label>
        <span>{setup.whoPlays}</span>
        <select
          value={player.who}
          onChange={({ currentTarget }) =>
            change({ who: choices.find((who) => who === currentTarget.value) ?? 'person' })
          }
        >
          {choices.map((who) => (
            <option key={who} value={who}>
              {who === 'person' ? setup.person : opponents.computer(who)}
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
