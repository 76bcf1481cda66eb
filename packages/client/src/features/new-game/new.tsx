import {
  GAME_CONFIGS,
  type Hands,
  PRINTINGS,
  type Printing,
  RIVALS,
  type Rival,
  readSeed,
} from '@amalfi/engine'
import { signal } from '@preact/signals'
import { COLOURS } from '../../model/players/colour.ts'
import { BOTS } from '../../model/players/player.ts'
import { shown } from '../../table/appearance/shown-kind.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { Segments } from '../../ui/segments.tsx'
import { game } from '../../ui/settings.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { type Opponent, useOpponent } from './opponent.ts'
import { Options } from './options.tsx'
import { changed, type Seat, SeatForm } from './seat-form.tsx'
import { startGame } from './start-game.ts'

const COUNTS = ['1', '2', '3', '4'] as const

/** What may be typed as a seed: nothing, a number, or the long seed of another game. */
const SEEDS = String.raw`\s*(\d{0,15}|[0-9a-fA-F]{32})\s*`

/** All four, so that a seat that is left out and taken in again is as it was. */
const firstSeats = (opponent: Opponent): readonly Seat[] =>
  COLOURS.slice(0, 4).map((colour, seat) => ({
    kind: seat === 0 ? 'person' : opponent,
    name: '',
    colour,
  }))

interface Wish {
  /** Null as long as none was changed. */
  readonly seats: readonly Seat[] | null
  readonly count: number
  readonly hands: Hands
  readonly printing: Printing
  readonly rival: Rival
  readonly seed: string
}

/** What was wished so far: it is still there for who went to read the rules and comes back. */
const wish = signal<Wish>({
  seats: null,
  count: 2,
  hands: 'packs',
  printing: PRINTINGS[0],
  rival: RIVALS[0],
  seed: '',
})

const set = (change: Partial<Wish>): void => {
  wish.value = { ...wish.value, ...change }
}

/** A game as one wishes it. */
export function NewPage() {
  const { terms, app, setup } = locale.value
  const { count, hands: wished, printing, rival, seed } = wish.value
  const opponent = useOpponent()
  const seats = wish.value.seats ?? firstSeats(opponent)
  const config = GAME_CONFIGS[game.value]
  const { printings } = shown.value
  const offered = count === 1 ? config.handsAlone : config.hands
  const hands = offered.includes(wished) ? wished : offered[0]
  const typed = readSeed(seed)
  const chance = typed === null ? {} : { seed: typed }
  const players = seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }))
  return (
    <form
      class="page new-game"
      onSubmit={(event) => {
        event.preventDefault()
        void startGame({ game: game.value, players, hands, printing, rival, ...chance })
      }}
    >
      <h1>{app.newGame}</h1>
      <GameSwitch />
      <section class="seats">
        <Segments
          name="players"
          legend={setup.players}
          of={COUNTS}
          chosen={COUNTS[count - 1]}
          text={(one) => one}
          choose={(one) => set({ count: Number(one) })}
        />
        {players.map((_, i) => (
          <SeatForm
            key={setup.seat(i)}
            seat={i}
            player={seats[i]}
            change={(change) => set({ seats: changed(seats, i, change) })}
          />
        ))}
        {count > 1 && (
          <ul class="bots-help">
            {BOTS.map((bot) => (
              <li key={bot}>
                <b>{setup.bots[bot]}</b> <small>{setup.botsHelp[bot]}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Options
        legend={setup.hands}
        of={offered}
        chosen={hands}
        name={(one) => terms.hands[one]}
        help={(one) => setup.handsHelp[one](count)}
        choose={(hands) => set({ hands })}
      />
      {count === 1 && config.rival && (
        <Options
          legend={setup.rival}
          of={RIVALS}
          chosen={rival}
          name={(one) => terms.rivals[one]}
          help={(one) => setup.rivalHelp[one]}
          choose={(rival) => set({ rival })}
        />
      )}
      {printings.length > 1 && (
        <Options
          legend={setup.printing}
          of={printings}
          chosen={printing}
          name={(one) => terms.printings[one]}
          help={(one) => setup.printingHelp[one]}
          choose={(printing) => set({ printing })}
        >
          <a href={addressOf({ name: 'rules', rule: 'printings' })}>{setup.printingDifferences}</a>
        </Options>
      )}
      <div class="seed">
        <label>
          {setup.seed}{' '}
          <input
            value={seed}
            pattern={SEEDS}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby="seed-hint"
            onInput={({ currentTarget }) => set({ seed: currentTarget.value })}
          />
        </label>{' '}
        <small id="seed-hint">{setup.seedHint}</small>
      </div>
      <button type="submit" class="primary">
        {setup.start}
      </button>
    </form>
  )
}
