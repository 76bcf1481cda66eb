import type { Standing } from '@amalfi/engine'
import { colourOf } from '../game/colours.ts'
import { Ship } from '../table/pieces.tsx'
import { useScene } from '../table/scene.tsx'
import { tiesOf } from './ties.ts'

/** Who stands where, and why where points do not say it. */
export function Standings({ standings }: { readonly standings: readonly Standing[] }) {
  const { table, speech } = useScene()
  const { ending, table: words } = speech.tongue
  const named = ({ seat, titlePoints }: Standing) => ({
    name: speech.names.seat(seat),
    titlePoints,
  })
  return (
    <>
      <ol class="standings" aria-label={words.standings}>
        {standings
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, score, titlePoints }) => (
            <li
              key={seat}
              class={`seat-${seat} ${standings.length > 1 && place === 1 ? 'first' : ''}`}
            >
              {standings.length > 1 && <span class="place">{ending.place(place)}</span>}
              <Ship colour={colourOf(table.players, seat)} />
              <span class="who">
                {speech.names.seat(seat)} <small>{ending.fromTitles(titlePoints)}</small>
              </span>
              <b>{words.points(score)}</b>
            </li>
          ))}
      </ol>
      {tiesOf(standings).map((tie) => {
        const text =
          tie.kind === 'broken'
            ? ending.tieBroken(tie.behind.score, named(tie.ahead), named(tie.behind))
            : ending.tieStands(
                tie.shared.map(({ seat }) => speech.names.seat(seat)),
                tie.shared[0].score,
                tie.shared[0].titlePoints,
              )
        return (
          <p key={text} class="tie-told">
            {text}
          </p>
        )
      })}
    </>
  )
}
