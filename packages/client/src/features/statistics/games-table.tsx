import { numberText } from '@amalfi/text'
import { namesOf } from '../../model/players/names.ts'
import { whoPlays } from '../../model/players/player.ts'
import { coloursOf } from '../../model/players/seat-colours.ts'
import type { Outcome } from '../../model/storage/outcome.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { useDateFormat } from './format.ts'
import { ScrollableTable } from './scrollable-table.tsx'

interface Props {
  /** The newest first. */
  readonly outcomes: readonly Outcome[]
  readonly savedIds: ReadonlySet<string>
}

/** Every game with the scores of all seats. Games that are still saved can be replayed. */
export function GamesTable({ outcomes, savedIds }: Props) {
  const { setup, replay, statistics } = locale.value
  const formatDate = useDateFormat()
  return (
    <ScrollableTable name={statistics.list}>
      <table class="games">
        <caption>{statistics.list}</caption>
        <thead>
          <tr>
            <th scope="col">{statistics.when}</th>
            {[0, 1, 2, 3].map((seat) => (
              <th key={seat} scope="col">
                {setup.seat(seat)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome.id}>
              <th scope="row">{formatDate(outcome.at)}</th>
              {[0, 1, 2, 3].map((seat) => (
                <td key={seat}>
                  <SeatCell outcome={outcome} seat={seat} />
                </td>
              ))}
              <td>
                {savedIds.has(outcome.id) && (
                  <a
                    href={addressOf({ name: 'replay', id: outcome.id })}
                    aria-label={replay.replayOf(formatDate(outcome.at))}
                  >
                    {replay.replay}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  )
}

function SeatCell({ outcome, seat }: { readonly outcome: Outcome; readonly seat: number }) {
  const { opponents, result, statistics } = locale.value
  const own = outcome.seats[seat]
  if (own === undefined) return null
  const colour = coloursOf(outcome.seats)[seat]
  const isSolo = outcome.seats.length === 1
  const who = whoPlays(own)
  const text =
    own.rank === undefined
      ? !isSolo && result.place(own.place)
      : own.rank === 0
        ? statistics.noRank
        : result.rank(own.rank)
  return (
    <span class={`colour-${colour} ${!isSolo && own.place === 1 ? 'first' : ''}`}>
      <Ship colour={colour} /> {namesOf(outcome.seats, locale.value)[seat]}{' '}
      {who !== 'person' && <small>{opponents.names[who]}</small>} <b>{numberText(own.score)}</b>{' '}
      {text !== false && <small>{text}</small>}
    </span>
  )
}
