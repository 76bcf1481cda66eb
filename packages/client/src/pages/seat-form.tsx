import { tongue } from '../app/tongue.ts'
import { COLOURS } from '../game/colours.ts'
import { namesOf } from '../game/names.ts'
import type { Player } from '../store/games.ts'
import { Ship } from '../table/pieces.tsx'

const KINDS = ['person', 'merchant', 'random'] as const
const MOST_LETTERS = 24

interface Props {
  readonly seat: number
  readonly player: Required<Player>
  readonly change: (change: Partial<Required<Player>>) => void
}

/** Who plays a seat: a person or a bot, under which name, with which ships. */
export function SeatForm({ seat, player, change }: Props) {
  const { page, start } = tongue.value
  const title = page.seat(seat)
  const nameless = Array.from({ length: seat + 1 }, () => ({ ...player, name: '' }))
  return (
    <fieldset class={`seat colour-${player.colour}`}>
      <legend class="unseen">{title}</legend>
      <span class="which" aria-hidden="true">
        <Ship colour={player.colour} /> {title}
      </span>
      <label>
        <span>{start.kind}</span>
        <select
          value={player.kind}
          onChange={({ currentTarget }) =>
            change({ kind: KINDS.find((one) => one === currentTarget.value) ?? 'person' })
          }
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {one === 'person' ? page.person : page.bots[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{page.name}</span>
        <input
          value={player.name}
          placeholder={namesOf(nameless, tongue.value)[seat]}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <div class="colours" role="radiogroup" aria-label={start.colour(title)}>
        {COLOURS.map((colour) => (
          <label key={colour} title={start.colours[colour]}>
            <input
              type="radio"
              name={`colour of ${seat}`}
              value={colour}
              aria-label={start.colours[colour]}
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
