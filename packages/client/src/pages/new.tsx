import { HANDS, type Hands, PRINTINGS, type Printing, RIVALS, type Rival } from '@amalfi/engine'
import { useState } from 'preact/hooks'
import { addressOf } from '../app/screen.ts'
import { Segments } from '../app/segments.tsx'
import { tongue } from '../app/tongue.ts'
import { begin } from '../game/begin.ts'
import { COLOURS } from '../game/colours.ts'
import { Options } from './options.tsx'
import { changed, type Seat, SeatForm } from './seat-form.tsx'

const COUNTS = ['1', '2', '3', '4'] as const
/** A draft goes from one to another. */
const ALONE: readonly Hands[] = HANDS.filter((one) => one !== 'draft' && one !== 'scoreDraft')

/** All four, so that a seat that is left out and taken in again is as it was. */
const FIRST: readonly Seat[] = COLOURS.slice(0, 4).map((colour, seat) => ({
  kind: seat === 0 ? 'person' : 'merchant',
  name: '',
  colour,
}))

/** A game as one wishes it. */
export function NewPage() {
  const { page, start, terms } = tongue.value
  const [seats, setSeats] = useState(FIRST)
  const [count, setCount] = useState(2)
  const [wished, setHands] = useState<Hands>('packs')
  const [printing, setPrinting] = useState<Printing>('english')
  const [rival, setRival] = useState<Rival>('naples')
  const [seed, setSeed] = useState('')
  const offered = count === 1 ? ALONE : HANDS
  const hands = offered.includes(wished) ? wished : 'packs'
  const wish = /^\d{1,15}$/.test(seed.trim()) ? { seed: Number(seed) } : {}
  const players = seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }))
  return (
    <form
      class="page new-game"
      onSubmit={(event) => {
        event.preventDefault()
        void begin({ players, hands, printing, rival, ...wish })
      }}
    >
      <h1>{page.newGame}</h1>
      <section class="seats">
        <Segments
          name="players"
          legend={page.players}
          of={COUNTS}
          chosen={COUNTS[count - 1]}
          text={(one) => one}
          choose={(one) => setCount(Number(one))}
        />
        {players.map((_, i) => (
          <SeatForm
            key={page.seat(i)}
            seat={i}
            player={seats[i]}
            change={(change) => setSeats(changed(seats, i, change))}
          />
        ))}
      </section>
      <Options
        legend={page.hands}
        of={offered}
        chosen={hands}
        name={(one) => terms.hands[one]}
        help={(one) => start.handsHelp[one]}
        choose={setHands}
      />
      {count === 1 && (
        <Options
          legend={page.rival}
          of={RIVALS}
          chosen={rival}
          name={(one) => terms.rivals[one]}
          help={(one) => start.rivalHelp[one]}
          choose={setRival}
        />
      )}
      <Options
        legend={page.printing}
        of={PRINTINGS}
        chosen={printing}
        name={(one) => terms.printings[one]}
        help={(one) => start.printingHelp[one]}
        choose={setPrinting}
      >
        <a href={addressOf({ name: 'rules', rule: 'printings' })}>{start.whatDiffers}</a>
      </Options>
      <div class="seed">
        <label>
          {page.seed}{' '}
          <input
            value={seed}
            inputMode="numeric"
            pattern="\d{0,15}"
            aria-describedby="seed-hint"
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>{' '}
        <small id="seed-hint">{page.seedHint}</small>
      </div>
      <button type="submit" class="primary">
        {page.start}
      </button>
    </form>
  )
}
