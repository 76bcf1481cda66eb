import type { Standing } from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import { whoPlays } from '../../model/players/player.ts'
import { colourOf } from '../../model/players/seat-colours.ts'
import { type Tie, tiesOf } from '../../model/statistics/ties.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { useScene } from '../../table/scene/scene.tsx'

/** Places and scores of all players, and how ties were broken. */
export function Standings({ standings }: { readonly standings: readonly Standing[] }) {
  const { table, translator } = useScene()
  const { board: words, opponents, result } = translator.locale
  const levelOf = (seat: number): string => {
    const who = whoPlays(table.players[seat])
    return who === 'person' ? '' : `${opponents.names[who]} · `
  }
  return (
    <>
      <ol class="standings" aria-label={words.standings}>
        {standings
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, score, titlePoints, bread }) => (
            <li
              key={seat}
              class={`seat-${seat} ${standings.length > 1 && place === 1 ? 'first' : ''}`}
            >
              {standings.length > 1 && <span class="place">{result.place(place)}</span>}
              <Ship colour={colourOf(table.players, seat)} />
              <span class="player-name">
                {translator.names.seat(seat)}{' '}
                <small>
                  {levelOf(seat)}
                  {result.fromTitles(titlePoints)}
                  {bread !== undefined && standings.length > 1 && ` · ${result.breadLeft(bread)}`}
                </small>
              </span>
              <b>{words.points(score)}</b>
            </li>
          ))}
      </ol>
      {tiesOf(standings).map((tie) => {
        const text = tieText(tie, translator)
        return (
          <p key={text} class="result-note">
            {text}
          </p>
        )
      })}
    </>
  )
}

/** Ties are broken by bread in the game whose standings have it, otherwise by points from titles. */
function tieText(tie: Tie, { locale: { result }, names }: Translator): string {
  const remainder = ({ seat, bread = 0, titlePoints }: Standing) => ({
    name: names.seat(seat),
    bread,
    titlePoints,
  })
  const [standing] = tie.kind === 'broken' ? [tie.behind] : tie.shared
  if (tie.kind === 'broken') {
    const tieBroken =
      standing.bread === undefined ? result.tieBrokenByTitles : result.tieBrokenByBread
    return tieBroken(standing.score, remainder(tie.ahead), remainder(tie.behind))
  }
  const shared = tie.shared.map(({ seat }) => names.seat(seat))
  return standing.bread === undefined
    ? result.tieRemainsByTitles(shared, standing.score, standing.titlePoints)
    : result.tieRemainsByBread(shared, standing.score, standing.bread)
}
