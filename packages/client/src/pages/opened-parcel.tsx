import { PHASES } from '@amalfi/engine'
import { useState } from 'preact/hooks'
import { go } from '../app/screen.ts'
import { tongue } from '../app/tongue.ts'
import { coloursOf } from '../game/colours.ts'
import { namesOf } from '../game/names.ts'
import type { Checked } from '../links/check.ts'
import { takeUp } from '../links/take-up.ts'
import type { Origin } from '../store/games.ts'
import { changed, type Seat, SeatForm } from './seat-form.tsx'

const PERIODS = ['I', 'II', 'III', 'IV']

interface Opened {
  readonly checked: Checked
  readonly by: Origin
}

/** What was handed over: what it is, who plays, how it stands, and what can be done with it. */
export function OpenedParcel({ checked, by }: Opened) {
  const { parcel: words, table } = tongue.value
  const { parcel, rules, game, made, otherRules } = checked
  const names = namesOf(parcel.players, tongue.value)
  const deciders = rules.deciders(game)
  const over = deciders.length === 0
  const what = over ? words.aFinishedGame : parcel.kind === 'game' ? words.aGame : words.aPosition
  const state = [
    table.period(PERIODS[game.period], tongue.value.terms.phases[PHASES[game.phase]]),
    ...(over ? [] : [words.toMove(deciders.map((seat) => names[seat]))]),
    ...(parcel.kind === 'game' ? [words.madeChoices(made)] : []),
  ]
  return (
    <section class="opened-parcel">
      <h2>{what}</h2>
      <p>{state.join(' · ')}</p>
      <dl class="standing">
        {names.map((name, seat) => (
          <div key={`${name} ${game.bread[seat]}`}>
            <dt>{name}</dt>
            <dd>{table.points(game.score[seat])}</dd>
          </div>
        ))}
      </dl>
      {parcel.kind === 'position' && parcel.seenBy >= 0 && (
        <p class="parcel-note">{words.seenBy(names[parcel.seenBy])}</p>
      )}
      {otherRules && <p class="parcel-note">{words.otherRules}</p>}
      <TakeUp checked={checked} by={by} over={over} />
    </section>
  )
}

interface Props extends Opened {
  readonly over: boolean
}

/** Goes on with it as a game of one's own: every seat can be taken by a person or a bot. */
function TakeUp({ checked, by, over }: Props) {
  const { parcel: words } = tongue.value
  const { players } = checked.parcel
  const colours = coloursOf(players)
  const [seats, setSeats] = useState<readonly Seat[]>(
    players.map((player, seat) => ({ ...player, colour: colours[seat] })),
  )
  const take = async (): Promise<void> => {
    const own = seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
    go({ name: 'table', id: await takeUp(checked, own, by) })
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
          <h3>{words.whoPlays}</h3>
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
        {over ? words.keepFinished : words.playOn}
        {!over && <small>{words.playOnHint}</small>}
      </button>
    </form>
  )
}
