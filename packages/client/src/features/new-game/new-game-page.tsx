import {
  GAME_CONFIGS,
  type Hands,
  type Printing,
  RIVALS,
  type Rival,
  readSeed,
} from '@amalfi/engine'
import { signal } from '@preact/signals'
import { COLOURS } from '../../model/players/colour.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { locale } from '../../ui/locale.ts'
import { addressOf } from '../../ui/screen.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { game, lastSeats } from '../../ui/settings.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { defaultPrinting } from './default-printing.ts'
import { LevelList } from './level-list.tsx'
import { RadioOptions } from './options.tsx'
import { quickLevelOf } from './quick-level.ts'
import { changeSeat, playerOf, type Seat, SeatForm } from './seat-form.tsx'
import { startGame } from './start-game.ts'

const PLAYER_COUNTS = ['1', '2', '3', '4'] as const

/** A seed is empty, a number, or the long seed of another game. */
const SEED_PATTERN = String.raw`\s*(\d{0,15}|[0-9a-fA-F]{32})\s*`

/** Always four seats, so that a seat keeps its settings when the number of players changes. */
const defaultSeats = (): readonly Seat[] =>
  COLOURS.slice(0, 4).map((colour, seat) => ({
    who: lastSeats.value?.who[seat] ?? (seat === 0 ? 'person' : quickLevelOf(game.value).level),
    name: '',
    colour,
  }))

/** What was entered. */
interface GameForm {
  /** Null until a seat was changed. */
  readonly seats: readonly Seat[] | null
  /** Null until it was changed. */
  readonly count: number | null
  readonly hands: Hands
  /** Null until it was changed. */
  readonly printing: Printing | null
  readonly rival: Rival
  readonly seed: string
}

/** Outside the component, so that it survives a visit to another page. */
const form = signal<GameForm>({
  seats: null,
  count: null,
  hands: 'packs',
  printing: null,
  rival: RIVALS[0],
  seed: '',
})

const update = (change: Partial<GameForm>): void => {
  form.value = { ...form.value, ...change }
}

/** The form for a new game. */
export function NewGamePage() {
  const { terms, app, setup } = locale.value
  const { hands: wantedHands, rival, seed } = form.value
  const printing = form.value.printing ?? defaultPrinting()
  const seats = form.value.seats ?? defaultSeats()
  const count = form.value.count ?? lastSeats.value?.count ?? 2
  const config = GAME_CONFIGS[game.value]
  const { printings } = currentKind.value
  const offered = count === 1 ? config.soloHands : config.hands
  const hands = offered.includes(wantedHands) ? wantedHands : offered[0]
  const typedSeed = readSeed(seed)
  const chance = typedSeed === null ? {} : { seed: typedSeed }
  const players = seats.slice(0, count).map(playerOf)
  return (
    <form
      class="page new-game"
      onSubmit={(event) => {
        event.preventDefault()
        lastSeats.value = { count, who: seats.map(({ who }) => who) }
        void startGame({ game: game.value, players, hands, printing, rival, ...chance })
      }}
    >
      <h1>{app.newGame}</h1>
      <GameSwitch />
      <section class="seats">
        <SegmentedControl
          name="players"
          legend={setup.players}
          options={PLAYER_COUNTS}
          selected={PLAYER_COUNTS[count - 1]}
          text={(count) => count}
          onSelect={(count) => update({ count: Number(count) })}
        />
        {players.map((_, i) => (
          <SeatForm
            key={setup.seat(i)}
            seat={i}
            player={seats[i]}
            change={(change) => update({ seats: changeSeat(seats, i, change) })}
          />
        ))}
        {count > 1 && <LevelList chosen={seats.slice(0, count).map(({ who }) => who)} />}
      </section>
      <RadioOptions
        legend={setup.hands}
        of={offered}
        chosen={hands}
        name={(hands) => terms.hands[hands]}
        help={(hands) => setup.handsHelp[hands](count)}
        choose={(hands) => update({ hands })}
      />
      {count === 1 && config.hasRival && (
        <RadioOptions
          legend={setup.rival}
          of={RIVALS}
          chosen={rival}
          name={(rival) => terms.rivals[rival]}
          help={(rival) => setup.rivalHelp[rival]}
          choose={(rival) => update({ rival })}
        />
      )}
      {printings.length > 1 && (
        <RadioOptions
          legend={setup.printing}
          of={printings}
          chosen={printing}
          name={(printing) => terms.printings[printing]}
          help={(printing) => setup.printingHelp[printing]}
          choose={(printing) => update({ printing })}
        >
          <a href={addressOf({ name: 'rules', rule: 'printings' })}>{setup.printingDifferences}</a>
        </RadioOptions>
      )}
      <div class="seed">
        <label>
          {setup.seed}{' '}
          <input
            value={seed}
            pattern={SEED_PATTERN}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby="seed-hint"
            onInput={({ currentTarget }) => update({ seed: currentTarget.value })}
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
