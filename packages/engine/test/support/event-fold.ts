import { type Game, type GameEvent, GONE, PLACES, type Tables } from '@amalfi/engine'
import { lighthousesOn, limitOf, packOf } from './recount.ts'

/**
 * The table as computed from events only. After every move it must agree with the game: then every
 * change has an event, and every event is true.
 */
export class EventFold {
  private readonly ids: readonly [readonly string[], readonly string[], readonly string[]]
  private readonly tables: Tables
  private readonly ships: number[][]
  private readonly docked = new Map<string, number>()
  private readonly lighthouses = new Map<string, number[]>()
  private readonly bread: number[]
  private readonly score: number[]
  private readonly limit: number[]
  private readonly passed: boolean[]
  private readonly titles: string[] = []
  private readonly covers: (string | null)[]
  /** Where every card is: `deck`, `row`, `hand 2`, `upright 0`, … */
  private readonly places = new Map<string, string>()
  private readonly rows: Record<'workshop' | 'atlas' | 'council', (string | null)[]>
  private windRose: number
  private phase = 'hands'
  private period = 0
  private over = false
  private lost = false
  readonly faults: string[] = []

  /** Starts from the table before the first event (REN-SET-5, REN-SET-7). */
  constructor(tables: Tables, seats: number, windRose: number, packs: boolean) {
    this.tables = tables
    // ORI-SET-1, ORI-SET-3: two more ships and one more contract.
    const original = tables.pack === 'original'
    const first = original ? 6 : 4
    this.ids = [tables.artworkIds, tables.destinationIds, tables.characterIds]
    this.ships = Array.from({ length: seats }, () =>
      PLACES.map((place) => (place === 'bay' ? first : place === 'shipyard' ? 6 : 0)),
    )
    this.bread = this.ships.map((_, seat) => 3 + ((seat - windRose + seats) % seats))
    this.score = this.ships.map(() => 0)
    this.limit = this.ships.map(() => 6)
    this.passed = this.ships.map(() => false)
    this.covers = new Array(3).fill(null)
    this.rows = {
      workshop: new Array(original ? 6 : 5).fill(null),
      atlas: new Array(5).fill(null),
      council: new Array(4).fill(null),
    }
    this.windRose = windRose
    for (const id of this.ids.flat()) this.places.set(id, 'deck')
    if (packs)
      tables.characterIds.forEach((id, i) => {
        if (tables.characters.pack[i] >= 0) this.places.set(id, 'pack')
      })
  }

  private check(what: string, is: unknown, told: unknown): void {
    if (is !== told) this.faults.push(`${what} is ${is}, but the event says ${told}`)
  }

  apply(event: GameEvent): void {
    switch (event.kind) {
      case 'ship':
        return this.moveShip(event.seat, event.from, event.to, event.at)
      case 'bread':
        this.check('bread', this.bread[event.seat], event.from)
        if (event.lost > 0) this.check('a full granary', this.limit[event.seat], event.to)
        this.bread[event.seat] = event.to
        return
      case 'score':
        this.check('score', this.score[event.seat], event.from)
        this.score[event.seat] = event.to
        return
      case 'limit':
        this.check('limit', this.limit[event.seat], event.from)
        this.limit[event.seat] = event.to
        return
      case 'windRose':
        this.check('Wind Rose', this.windRose, event.from)
        this.windRose = event.to
        return
      case 'lighthouse': {
        const there = this.lighthouses.get(event.at) ?? []
        this.check('slot', there.length, event.slot)
        this.lighthouses.set(event.at, [...there, event.seat])
        const all = [...this.lighthouses.values()].flat()
        this.check('lighthouses', all.filter((one) => one === event.seat).length, event.erected)
        return
      }
      case 'pass':
        this.check('first to pass', !this.passed.includes(true), event.first)
        this.passed[event.seat] = true
        return
      case 'title':
        this.titles.push(`${event.title} ${event.square} ${event.seat}`)
        return
      case 'turned':
        this.places.set(event.character, `${event.to} ${event.seat}`)
        return
      case 'phase':
        return this.enter(event.phase, event.period)
      case 'lost':
        this.lost = true
        return
      case 'end':
        this.over = true
        return
      default:
        return this.applyCardEvent(event)
    }
  }

  private moveShip(seat: number, from: string, to: string, at: string | null): void {
    if (from === 'dock' || to === 'dock') {
      const key = `${at} ${seat}`
      this.docked.set(key, (this.docked.get(key) ?? 0) + (to === 'dock' ? 1 : -1))
    } else this.check('place of no dock', null, at)
    const own = this.ships[seat]
    if (own === undefined) return
    own[PLACES.indexOf(from as 'bay')]--
    own[PLACES.indexOf(to as 'bay')]++
  }

  private enter(phase: string, period: number): void {
    if (phase === 'actions') this.passed.fill(false)
    this.phase = phase
    this.period = period
  }

  private applyCardEvent(event: GameEvent): void {
    switch (event.kind) {
      case 'reveal': {
        this.check('place of a card revealed', this.places.get(event.card), 'deck')
        this.check('slot', this.rows[event.row][event.slot], null)
        this.rows[event.row][event.slot] = event.card
        this.places.set(event.card, 'row')
        this.check('cards left', this.deckOf(event.row).length, event.left)
        return
      }
      case 'slide':
        this.check('card that slides', this.rows[event.row][event.from], event.card)
        this.rows[event.row][event.from] = null
        this.rows[event.row][event.to] = event.card
        return
      case 'remake': {
        this.check('cards left', this.deckOf(event.row).length, 0)
        const discarded = this.cardsOf(event.row).filter((id) => this.places.get(id) === 'discard')
        for (const id of discarded) this.places.set(id, 'deck')
        this.check('cards of a new deck', discarded.length, event.cards)
        return
      }
      case 'openTile':
        this.leaveRow(event.destination)
        this.places.set(event.destination, 'evolving')
        this.covers[this.period] = event.destination
        return
      case 'cover':
        this.leaveRow(event.destination)
        this.places.set(event.destination, 'evolving')
        this.covers[this.tables.destinationIds.indexOf(event.place) - this.tables.publicCount] =
          event.destination
        return
      case 'card': {
        const { card, from, to, seat } = event
        if (card === null) return void this.faults.push('an event does not name its card')
        const was = this.places.get(card) ?? ''
        // A card that is passed on comes from another seat (REN-SET-12, ORI-SET-6).
        const passed = to === 'pile' || from === 'aside'
        if (passed && from !== 'deck') this.check('place', was.split(' ')[0], from)
        else this.check(`place of ${card}`, was, this.name(from, seat))
        if (from === 'row') this.leaveRow(card)
        this.places.set(card, this.name(to, seat, event.what))
        return
      }
    }
  }

  private name(place: string, seat: number, what = ''): string {
    if (place === 'table') return what === 'character' ? `upright ${seat}` : `table ${seat}`
    return ['hand', 'pile', 'aside'].includes(place) ? `${place} ${seat}` : place
  }

  private cardsOf(row: 'workshop' | 'atlas' | 'council'): readonly string[] {
    return this.ids[['workshop', 'atlas', 'council'].indexOf(row)]
  }

  private deckOf(row: 'workshop' | 'atlas' | 'council'): readonly string[] {
    const board = this.tables.publicCount + this.tables.evolvingCount
    return this.cardsOf(row).filter(
      (id, i) => this.places.get(id) === 'deck' && (row !== 'atlas' || i >= board),
    )
  }

  private leaveRow(card: string): void {
    for (const row of Object.values(this.rows)) {
      const slot = row.indexOf(card)
      if (slot >= 0) row[slot] = null
    }
  }

  /** The differences between events and game. */
  compare(game: Game): string[] {
    const faults = this.faults
    const same = (what: string, folded: unknown, is: unknown): void => {
      const [a, b] = [folded, is].map((value) => JSON.stringify(value))
      if (a !== b) faults.push(`${what}: ${a} by the events, ${b} in the game`)
    }
    same('ships', this.ships.flat(), game.ships)
    same('bread', this.bread, game.bread)
    same('score', this.score, game.score)
    same(
      'limit',
      this.limit,
      game.bread.map((_, seat) => limitOf(game, seat, packOf(this.tables))),
    )
    same('Wind Rose', this.windRose, game.windRose)
    same('passed', this.passed.map(Number), game.passed)
    same('period', this.period, game.period)
    same('phase', this.phase, ['hands', 'actions', 'feed', 'decree', 'over'][game.phase])
    same('over', this.over, game.phase === 4)
    same('lost', this.lost, game.lost === 1)
    this.compareBoard(game, same)
    this.compareCards(game, same)
    return faults
  }

  private compareBoard(
    game: Game,
    same: (what: string, folded: unknown, is: unknown) => void,
  ): void {
    this.tables.destinationIds.forEach((id, d) => {
      const ships = [0, 1, 2, 3, 4].map((owner) => this.docked.get(`${id} ${owner}`) ?? 0)
      const mask = ships.reduce((sum, many, owner) => sum + many * 16 ** owner, 0)
      if (mask !== game.docks[d]) same(`docks of ${id}`, mask, game.docks[d])
      const lights = this.lighthouses.get(id) ?? []
      if (lights.length > 0 || game.lighthouses[d] > 0)
        same(`lighthouses of ${id}`, lights, lighthousesOn(game, d))
    })
    const taken = game.squares.flatMap((owner, i) =>
      owner > 0
        ? [`${this.tables.titleIds[game.titles[Math.floor(i / 4)]]} ${i % 4} ${owner - 1}`]
        : [],
    )
    same('titles', [...this.titles].sort(), taken.sort())
    same(
      'covers',
      this.covers,
      game.covers.map((tile) => this.tables.destinationIds[tile] ?? null),
    )
  }

  private compareCards(
    game: Game,
    same: (what: string, folded: unknown, is: unknown) => void,
  ): void {
    const [artworks, tiles, characters] = this.ids
    const { workshop, atlas, council } = game
    same(
      'workshop',
      this.rows.workshop,
      workshop.map((card) => artworks[card] ?? null),
    )
    same(
      'atlas',
      this.rows.atlas,
      atlas.map((card) => tiles[card] ?? null),
    )
    same(
      'council',
      this.rows.council,
      council.map((card) => characters[card] ?? null),
    )
    const at = (id: string, where: string): void => {
      if (this.places.get(id) !== where) same(id, this.places.get(id), where)
    }
    game.where.forEach((where, card) => {
      const open = ['deck', 'row', 'discard', 'pack'][where]
      const seated = ['', 'hand', 'upright', 'engaged', 'pile', 'aside'][Math.floor(where / 4)]
      at(characters[card], where === GONE ? 'gone' : (open ?? `${seated} ${where % 4}`))
    })
    game.artworkOwner.forEach((seat, card) => {
      if (seat >= 0) at(artworks[card], `table ${seat}`)
    })
    game.destinationOwner.forEach((seat, card) => {
      if (seat >= 0) at(tiles[card], `table ${seat}`)
    })
    for (const card of game.artworkDeck) at(artworks[card], 'deck')
    for (const card of game.artworkDiscard) at(artworks[card], 'discard')
    for (const card of game.atlasDeck) at(tiles[card], 'deck')
    for (const card of game.atlasDiscard) at(tiles[card], 'gone')
  }
}
