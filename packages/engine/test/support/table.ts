import {
  type ChoiceKind,
  type Described,
  type DescribedAs,
  ENGAGED,
  GAMES,
  type Game,
  type GameEvent,
  HAND,
  PLACES,
  type Printing,
  type Refusal,
  type Rules,
  type Setup,
  type Standing,
  type Tables,
} from '@amalfi/engine'
import { compile, type Pack, trialPack } from '@amalfi/packs'
import { arrangePosition, type Layout } from './layout.ts'

export type { Board, Layout } from './layout.ts'

/**
 * A game for rule tests: a test arranges a position, plays choices and reads the result in words.
 * It uses the public API, except to arrange the position.
 */

/** The trial pack with a change. */
export const packWith = (change: (pack: Pack) => void): Pack => {
  const pack = structuredClone(trialPack)
  change(pack)
  return pack
}

export interface TableOptions extends Partial<Setup> {
  pack?: Pack
  printing?: Printing
}

/** Compiling takes longer than most tests, so each pack is compiled once. */
const compiled = new WeakMap<Pack, Partial<Record<Printing, Tables>>>()
function tablesOf(pack: Pack, printing: Printing): Tables {
  const tables = compiled.get(pack)?.[printing] ?? compile(pack, { printing })
  compiled.set(pack, { ...compiled.get(pack), [printing]: tables })
  return tables
}

export function openTable(options: TableOptions = {}) {
  const { pack, printing, ...setup } = options
  const played = pack ?? trialPack
  const rules = GAMES[played.game](tablesOf(played, printing ?? 'english'))
  const defaults: Partial<Setup> = played.game === 'renaissance' ? { hands: 'blind' } : {}
  const game = rules.newGame({ players: 2, seed: 1, first: 0, ...defaults, ...setup })
  return new Table(rules, game)
}

type GameRules = Rules<Setup, Standing>

export class Table {
  readonly rules: GameRules
  game: Game
  /** All events since the last `arrange` or `clearEvents`. */
  events: GameEvent[] = []

  constructor(rules: GameRules, game: Game) {
    this.rules = rules
    this.game = game
  }

  get tables() {
    return this.rules.tables
  }

  /** Arranges a position: a player is about to choose a main action. */
  arrange(layout: Layout): this {
    arrange(this, layout)
    this.events = []
    return this
  }

  /** The first seat that is asked, or -1. */
  get asked(): number {
    return this.rules.deciders(this.game)[0] ?? -1
  }

  /** What it is asked about. */
  get about(): string {
    return this.asked < 0 ? 'over' : this.rules.decision(this.game, this.asked).about
  }

  /** The choices of the asked seat, in words. */
  get choices(): Described[] {
    return this.choicesOf(this.asked)
  }

  /** The choices of this kind among them. */
  choicesAs<K extends ChoiceKind>(kind: K): DescribedAs<K>[] {
    const isKind = (choice: Described): choice is DescribedAs<K> => choice.do === kind
    return this.choices.filter(isKind)
  }

  choicesOf(seat: number): Described[] {
    return this.rules.choices(this.game, seat, []).map((choice) => this.rules.describe(choice))
  }

  optionsOf(seat = this.asked): Described[] {
    return this.rules.options(this.game, seat, []).map((choice) => this.rules.describe(choice))
  }

  /** Whether a choice in words is offered to the seat. */
  offers(described: Described, seat = this.asked): boolean {
    const choice = this.rules.parse(described)
    return (
      this.rules.choices(this.game, seat, []).includes(choice) ||
      this.rules.options(this.game, seat, []).includes(choice)
    )
  }

  /** Why a choice is refused, or null. */
  refusal(described: Described, seat = this.asked): Refusal | null {
    return this.rules.check(this.game, seat, this.rules.parse(described))
  }

  /** Plays choices in words, one after the other, each by the seat that is asked. */
  play(...choices: Described[]): this {
    for (const described of choices) {
      const choice = this.rules.parse(described)
      if (choice < 0) throw new Error(`no choice: ${JSON.stringify(described)}`)
      const silent = this.rules.copy(this.game)
      this.rules.play(this.game, this.asked, choice, this.events)
      this.playWithoutSink(silent, choice)
    }
    return this
  }

  /** The result must not depend on a sink for events. */
  private playWithoutSink(game: Game, choice: number): void {
    this.rules.play(game, this.rules.deciders(game)[0], choice)
    if (this.rules.encode(game) !== this.rules.encode(this.game))
      throw new Error('without a sink the game continues differently')
  }

  /** Plays quiet choices (pass, decline, feed, …) until the condition holds. */
  playUntil(until: (table: Table) => boolean, most = 500): this {
    for (let i = 0; i < most && this.asked >= 0 && !until(this); i++) {
      const seat = this.asked
      const choices = this.rules.choices(this.game, seat, [])
      const quiet = choices.find((choice) =>
        ['pass', 'decline', 'feed', 'decree', 'endTurn'].includes(this.rules.describe(choice).do),
      )
      this.rules.play(this.game, seat, quiet ?? choices[0], this.events)
    }
    return this
  }

  /** Everybody passes until the next period begins or the game ends. */
  endPeriod(): this {
    const { period } = this.game
    return this.playUntil((table) => table.game.period > period || table.asked < 0)
  }

  ships(seat: number, place: (typeof PLACES)[number]): number {
    return this.game.ships[seat * PLACES.length + PLACES.indexOf(place)]
  }

  bread(seat: number): number {
    return this.game.bread[seat]
  }

  score(seat: number): number {
    return this.game.score[seat]
  }

  row(row: 'workshop' | 'atlas' | 'council'): (string | null)[] {
    const ids = {
      workshop: this.tables.artworkIds,
      atlas: this.tables.destinationIds,
      council: this.tables.characterIds,
    }[row]
    return this.game[row].map((card) => (card < 0 ? null : ids[card]))
  }

  /** Ids of the characters in a seat's hand. */
  hand(seat: number): string[] {
    return this.tables.characterIds.filter((_, c) => this.game.where[c] === HAND + seat)
  }

  isEngaged(character: string): boolean {
    const where = this.game.where[this.tables.characterIds.indexOf(character)]
    return where >= ENGAGED && where < ENGAGED + 4
  }

  /** Owners of the lighthouses on a destination: seats, 4 for the rival. */
  lighthousesAt(destination: string): number[] {
    const owners: number[] = []
    const at = this.tables.destinationIds.indexOf(destination)
    for (let rest = this.game.lighthouses[at]; rest > 0; rest >>= 3) owners.push((rest & 7) - 1)
    return owners
  }

  /** Ships of an owner (a seat, 4 for the rival) on a dock. */
  dockedAt(destination: string, owner: number): number {
    const at = this.tables.destinationIds.indexOf(destination)
    return (this.game.docks[at] >> (owner * 4)) & 15
  }

  eventsOf<K extends GameEvent['kind']>(kind: K): Extract<GameEvent, { kind: K }>[] {
    return this.events.filter(
      (event): event is Extract<GameEvent, { kind: K }> => event.kind === kind,
    )
  }

  clearEvents(): this {
    this.events = []
    return this
  }
}

/**
 * Deals hands if necessary, then arranges the position. An illegal position is an error of the
 * test.
 */
function arrange(table: Table, layout: Layout): void {
  for (let i = 0; table.game.phase === 0 && i < 200; i++) {
    const [seat] = table.rules.deciders(table.game)
    table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
  }
  arrangePosition(table.tables, table.game, layout)
  const faults = table.rules.audit(table.game)
  if (faults.length > 0)
    throw new Error(`the test arranges an illegal position: ${faults.join('; ')}`)
}
