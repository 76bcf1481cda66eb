import {
  type Described,
  type Game,
  type GameEvent,
  HOLDS,
  type Hold,
  PLACES,
  type Printing,
  type Refusal,
  renaissance,
  type Setup,
  type Tables,
} from '@amalfi/engine'
import { compile, type Pack, trialPack } from '@amalfi/packs'
import { derive } from '../../src/renaissance/position.ts'

/**
 * A table for rule tests: a game in which a test sets up a position in words, makes choices in
 * words, and reads the result in words. Written against the public API; the only thing it knows of
 * the inside is how to lay out a position.
 */

/** The trial pack with some of it changed; a test that needs special cards says so itself. */
export const packWith = (change: (pack: Pack) => void): Pack => {
  const pack = structuredClone(trialPack)
  change(pack)
  return pack
}

/** What a test wants of one player's board. Ships not named go where they fit: bay, else shipyard. */
export interface Board {
  bay?: number
  port?: number
  /** Ships built; the shipyard holds the other 6 - built. */
  built?: number
  spice?: number
  wood?: number
  wine?: number
  gem?: number
  fabric?: number
  bread?: number
  score?: number
  /** Character ids. */
  hand?: string[]
  /** Invited characters, in order. */
  invited?: string[]
  /** Of those, the ones that are engaged. */
  engaged?: string[]
  artworks?: string[]
  destinations?: string[]
  /** Destination ids with a lighthouse of this player, in the order they were erected. */
  lighthouses?: string[]
  /** Destination ids with a ship of this player. */
  docked?: string[]
  passed?: boolean
}

/** What a test wants of the table. Rows are given from the left; `null` is a gap (gaps at the left only). */
export interface Layout {
  boards?: Board[]
  period?: 1 | 2 | 3 | 4
  turn?: number
  windRose?: number
  workshop?: (string | null)[]
  atlas?: (string | null)[]
  council?: (string | null)[]
  /** The next cards of a deck, the first to be drawn first. */
  nextArtworks?: string[]
  nextTiles?: string[]
  nextCharacters?: string[]
  titles?: string[]
  /** By title: the seats that have taken it, in order. Their scores are the boards' affair. */
  taken?: number[][]
  decrees?: string[]
  /** Tiles on the evolving places, from the top. */
  covers?: (string | null)[]
  /** Decks are emptied into their discards (atlas: out of the game). */
  emptyDecks?: ('workshop' | 'atlas' | 'council')[]
  /** Discards are emptied (their cards are owned by nobody: they go under the decks). */
  emptyDiscards?: ('workshop' | 'council')[]
}

export interface TableOptions extends Partial<Setup> {
  pack?: Pack
  printing?: Printing
}

/** Compiling takes longer than most tests do, so a pack is compiled once. */
const known = new WeakMap<Pack, Partial<Record<Printing, Tables>>>()
function tablesOf(pack: Pack, printing: Printing): Tables {
  const tables = known.get(pack)?.[printing] ?? compile(pack, { printing })
  known.set(pack, { ...known.get(pack), [printing]: tables })
  return tables
}

export function openTable(options: TableOptions = {}) {
  const { pack, printing, ...setup } = options
  const rules = renaissance(tablesOf(pack ?? trialPack, printing ?? 'english'))
  const game = rules.newGame({ players: 2, seed: 1, first: 0, hands: 'blind', ...setup })
  return new Table(rules, game)
}

type RenaissanceRules = ReturnType<typeof renaissance>

export class Table {
  readonly rules: RenaissanceRules
  game: Game
  /** Everything that happened since the last `lay` or `clearEvents`. */
  events: GameEvent[] = []

  constructor(rules: RenaissanceRules, game: Game) {
    this.rules = rules
    this.game = game
  }

  get tables() {
    return this.rules.tables
  }

  /** Sets up a position: the turn of a player, about to choose a main action. */
  lay(layout: Layout): this {
    layOut(this, layout)
    this.events = []
    return this
  }

  /** The seat that is asked, when it is one. */
  get asked(): number {
    return this.rules.deciders(this.game)[0] ?? -1
  }

  /** What it is asked about. */
  get about(): string {
    return this.asked < 0 ? 'over' : this.rules.decision(this.game, this.asked).about
  }

  /** The choices of the seat that is asked, in words. */
  get choices(): Described[] {
    return this.choicesOf(this.asked)
  }

  choicesOf(seat: number): Described[] {
    return this.rules.choices(this.game, seat, []).map((choice) => this.rules.describe(choice))
  }

  optionsOf(seat = this.asked): Described[] {
    return this.rules.options(this.game, seat, []).map((choice) => this.rules.describe(choice))
  }

  /** Whether a choice in words is among those offered to the seat that is asked. */
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

  /** Makes choices in words, one after the other, each by whoever is asked. */
  play(...choices: Described[]): this {
    for (const described of choices) {
      const choice = this.rules.parse(described)
      if (choice < 0) throw new Error(`no choice: ${JSON.stringify(described)}`)
      const unheard = this.rules.copy(this.game)
      this.rules.play(this.game, this.asked, choice, this.events)
      this.playUnheard(unheard, choice)
    }
    return this
  }

  /** Nothing may depend on whether somebody listens to the events. */
  private playUnheard(game: Game, choice: number): void {
    this.rules.play(game, this.rules.deciders(game)[0], choice)
    if (this.rules.encode(game) !== this.rules.encode(this.game))
      throw new Error('without a listener the game goes another way')
  }

  /** Goes on with the last choice offered (pass, decline, feed, …) until `until` holds. */
  playOn(until: (table: Table) => boolean, most = 500): this {
    for (let i = 0; i < most && this.asked >= 0 && !until(this); i++) {
      const seat = this.asked
      const choices = this.rules.choices(this.game, seat, [])
      const quiet = choices.find((choice) =>
        ['pass', 'decline', 'feed', 'decree'].includes(this.rules.describe(choice).do),
      )
      this.rules.play(this.game, seat, quiet ?? choices[0], this.events)
    }
    return this
  }

  /** Everybody passes, until the phase (`feed`, `decree`) or the next period's actions begin. */
  endPeriod(): this {
    const { period } = this.game
    return this.playOn((table) => table.game.period > period || table.asked < 0)
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
    for (let rest = this.game.lights[at]; rest > 0; rest >>= 3) owners.push((rest & 7) - 1)
    return owners
  }

  /** Ships of an owner (a seat, 4 for the rival) on a dock. */
  dockedAt(destination: string, owner: number): number {
    const at = this.tables.destinationIds.indexOf(destination)
    return (this.game.docks[at] >> (owner * 4)) & 15
  }

  told<K extends GameEvent['kind']>(kind: K): Extract<GameEvent, { kind: K }>[] {
    return this.events.filter(
      (event): event is Extract<GameEvent, { kind: K }> => event.kind === kind,
    )
  }

  clearEvents(): this {
    this.events = []
    return this
  }
}

const HAND = 4
const UPRIGHT = 8
const ENGAGED = 12

/** Lays a position out: see layout.ts of this folder for how cards change places. */
function layOut(table: Table, layout: Layout): void {
  for (let i = 0; table.game.phase === 0 && i < 200; i++) {
    const [seat] = table.rules.deciders(table.game)
    table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
  }
  new Layer(table).lay(layout)
  const faults = table.rules.audit(table.game)
  if (faults.length > 0)
    throw new Error(`the test lays out no legal position: ${faults.join('; ')}`)
}

class Layer {
  private readonly table: Table
  constructor(table: Table) {
    this.table = table
  }

  private get game(): Game {
    return this.table.game
  }

  lay(layout: Layout): void {
    const { game } = this
    this.collectCards()
    layout.boards?.forEach((board, seat) => {
      this.layBoard(board, seat)
    })
    for (let seat = layout.boards?.length ?? 0; seat < game.seats; seat++) this.layBoard({}, seat)
    this.layTable(layout)
    // If it is not said, the period is the one that the covers tell of.
    const covered = layout.covers?.findLastIndex((id) => id !== null) ?? -1
    game.period = (layout.period ?? covered + 2) - 1
    if (layout.windRose !== undefined) game.windRose = layout.windRose
    game.turn = layout.turn ?? 0
    // One turn is under way: the flow at the bottom has begun it, the main action is asked.
    game.stack = [0, -1, 1, 0, 0, 0, 1, game.turn, 0, 0, 0, 0]
    // Everything that follows from the rest is found again, as when a position is read.
    derive({ tables: this.table.tables, game })
  }

  /** Every card back into its deck, every piece off the board. */
  private collectCards(): void {
    const { game } = this
    const tables = this.table.tables
    const places = tables.publics + tables.evolving
    game.artworkDeck = tables.artworkIds.map((_, i) => i)
    game.atlasDeck = tables.destinationIds.map((_, i) => i).filter((i) => i >= places)
    game.councilDeck = tables.characterIds.map((_, i) => i)
    for (const pile of [game.artworkDiscard, game.atlasDiscard, game.councilDiscard, game.court])
      pile.length = 0
    for (const row of [game.workshop, game.atlas, game.council]) row.fill(-1)
    game.where.fill(0)
    game.known.fill((1 << game.seats) - 1)
    for (const list of [game.used, game.docks, game.lights, game.squares, game.sent, game.passed])
      list.fill(0)
    for (const list of [game.discoverer, game.collector, game.covers]) list.fill(-1)
    game.fresh.length = 0
    game.roseTaken = 0
  }

  private layBoard(board: Board, seat: number): void {
    const { game } = this
    const tables = this.table.tables
    const built = board.built ?? 0
    const holds = HOLDS.map((hold: Hold) => board[hold] ?? 0)
    const docked = board.docked?.length ?? 0
    const used = holds.reduce((sum, ships) => sum + ships, 0) + docked + (board.port ?? 0)
    const bay = board.bay ?? Math.max(0, 4 + built - used)
    const port = board.port ?? 0
    const yard = 10 - bay - port - docked - holds.reduce((sum, ships) => sum + ships, 0)
    if (yard !== 6 - built)
      throw new Error(`seat ${seat}: ${bay + used} ships in play, but ${4 + built} in the fleet`)
    game.ships.splice(seat * PLACES.length, PLACES.length, ...holds, bay, port, yard, docked)
    game.bread[seat] = board.bread ?? 0
    game.score[seat] = board.score ?? 0
    if (board.passed) game.passed[seat] = 1
    if (board.passed) game.roseTaken = 1
    for (const id of board.hand ?? []) this.setCharacter(id, HAND + seat)
    for (const id of board.invited ?? []) {
      this.setCharacter(id, (board.engaged?.includes(id) ? ENGAGED : UPRIGHT) + seat)
      game.court.push(indexOf(tables.characterIds, id))
    }
    for (const id of board.artworks ?? [])
      game.collector[takeOut(game.artworkDeck, indexOf(tables.artworkIds, id))] = seat
    for (const id of board.destinations ?? [])
      game.discoverer[takeOut(game.atlasDeck, indexOf(tables.destinationIds, id))] = seat
    for (const id of board.lighthouses ?? []) {
      const at = indexOf(tables.destinationIds, id)
      let slot = 0
      while (game.lights[at] >> (slot * 3) !== 0) slot++
      game.lights[at] |= (seat + 1) << (slot * 3)
    }
    for (const id of board.docked ?? [])
      game.docks[indexOf(tables.destinationIds, id)] += 1 << (seat * 4)
  }

  private setCharacter(id: string, where: number): void {
    const character = takeOut(this.game.councilDeck, indexOf(this.table.tables.characterIds, id))
    this.game.where[character] = where
  }

  private layTable(layout: Layout): void {
    const { game } = this
    const { artworkIds, destinationIds, characterIds, titleIds, decreeIds } = this.table.tables
    const wanted = {
      artworks: [...(layout.workshop ?? []), ...(layout.nextArtworks ?? [])],
      tiles: [...(layout.atlas ?? []), ...(layout.nextTiles ?? []), ...(layout.covers ?? [])],
      characters: [...(layout.council ?? []), ...(layout.nextCharacters ?? [])],
    }
    layout.covers?.forEach((id, place) => {
      if (id !== null) game.covers[place] = takeOut(game.atlasDeck, indexOf(destinationIds, id))
    })
    fillRow(game.workshop, game.artworkDeck, artworkIds, layout.workshop, wanted.artworks)
    fillRow(game.atlas, game.atlasDeck, destinationIds, layout.atlas, wanted.tiles)
    fillRow(game.council, game.councilDeck, characterIds, layout.council, wanted.characters)
    for (const card of game.council) if (card >= 0) game.where[card] = 1
    toTop(game.artworkDeck, artworkIds, layout.nextArtworks)
    toTop(game.atlasDeck, destinationIds, layout.nextTiles)
    toTop(game.councilDeck, characterIds, layout.nextCharacters)
    if (layout.titles) game.titles = layout.titles.map((id) => indexOf(titleIds, id))
    layout.taken?.forEach((seats, title) => {
      seats.forEach((seat, square) => {
        game.squares[title * 4 + square] = seat + 1
      })
    })
    if (layout.decrees) game.decrees = layout.decrees.map((id) => indexOf(decreeIds, id))
    for (const row of layout.emptyDecks ?? []) this.emptyDeck(row)
    for (const row of layout.emptyDiscards ?? []) this.emptyDiscard(row)
  }

  private emptyDeck(row: 'workshop' | 'atlas' | 'council'): void {
    const { game } = this
    if (row === 'workshop') game.artworkDiscard.push(...game.artworkDeck.splice(0))
    else if (row === 'atlas') game.atlasDiscard.push(...game.atlasDeck.splice(0))
    else {
      for (const card of game.councilDeck) game.where[card] = 2
      game.councilDiscard.push(...game.councilDeck.splice(0))
    }
  }

  /** Cards that are to be nowhere in reach are given to the last player. */
  private emptyDiscard(row: 'workshop' | 'council'): void {
    const { game } = this
    const last = game.seats - 1
    if (row === 'workshop')
      for (const card of game.artworkDiscard.splice(0)) game.collector[card] = last
    else for (const card of game.councilDiscard.splice(0)) game.where[card] = HAND + last
  }
}

function indexOf(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`no such id: ${id}`)
  return index
}

function takeOut(deck: number[], card: number): number {
  const at = deck.indexOf(card)
  if (at < 0) throw new Error(`card ${card} is not in its deck any more`)
  deck.splice(at, 1)
  return card
}

/** A row as wanted; without wishes, cards that nobody else wants. */
function fillRow(
  row: number[],
  deck: number[],
  ids: readonly string[],
  wanted: (string | null)[] | undefined,
  reserved: (string | null)[],
): void {
  const gaps = row.length - (wanted?.length ?? row.length)
  for (let slot = 0; slot < row.length; slot++) {
    const id = wanted?.[slot - gaps]
    if (wanted === undefined) {
      const card = deck.find((c) => !reserved.includes(ids[c]))
      if (card !== undefined) row[slot] = takeOut(deck, card)
    } else if (id !== undefined && id !== null) row[slot] = takeOut(deck, indexOf(ids, id))
  }
}

function toTop(deck: number[], ids: readonly string[], next: string[] | undefined): void {
  for (const id of [...(next ?? [])].reverse()) deck.push(takeOut(deck, indexOf(ids, id)))
}
