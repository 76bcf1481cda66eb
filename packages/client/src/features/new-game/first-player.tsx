import { namesOf } from '../../model/players/names.ts'
import type { Player } from '../../model/players/player.ts'
import { locale } from '../../ui/locale.ts'

interface Props {
  readonly players: readonly Player[]
  /** Null if chance decides. */
  readonly first: number | null
  readonly onSelect: (first: number | null) => void
}

const CHANCE = 'chance'

/** Lets the user choose who begins, or leave it to chance. */
export function FirstPlayer({ players, first, onSelect }: Props) {
  const { setup, result } = locale.value
  const people = players.filter(({ kind }) => kind === 'person')
  const names = namesOf(players, locale.value).map((name, seat) =>
    people.length === 1 && players[seat] === people[0] ? result.you : name,
  )
  return (
    <label class="first-player">
      <span>{setup.first}</span>{' '}
      <select
        value={first ?? CHANCE}
        onChange={({ currentTarget: { value } }) =>
          onSelect(value === CHANCE ? null : Number(value))
        }
      >
        <option value={CHANCE}>{setup.firstByChance}</option>
        {names.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
