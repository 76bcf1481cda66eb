import {
  ENDGAME,
  ENGAGED,
  FRAME_KINDS,
  type Game,
  GONE,
  HAND,
  HOLDS,
  type Hold,
  IN_DISCARD,
  IN_ROW,
  PLACES,
  type Tables,
  UPRIGHT,
} from '@amalfi/engine'
import { recomputeDerived } from '../../src/kernel/derived-fields.ts'

/**
 * The board of one player. Ships that are not named are in the bay or, if not built, in the
 * shipyard.
 */
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
  /** Colonies of the original, which are only counted. */
  colonies?: number
  /** Destination ids with a lighthouse of this player, in the order they were erected. */
  lighthouses?: string[]
  /** Destination ids with a ship of this player. */
  docked?: string[]
  passed?: boolean
}

/** The table. Rows are given from the left; `null` is a gap (only at the left). */
export interface Layout {
  boards?: Board[]
  period?: 1 | 2 | 3 | 4
  turn?: number
  windRose?: number
  workshop?: (string | null)[]
  atlas?: (string | null)[]
  council?: (string | null)[]
  /** The next cards of a deck, the first one on top. */
  nextArtworks?: string[]
  nextTiles?: string[]
  nextCharacters?: string[]
  titles?: string[]
  /** By title: the seats that have taken it, in order. This does not change their scores. */
  taken?: number[][]
  decrees?: string[]
  /** Tiles on the evolving places, from the top. */
  covers?: (string | null)[]
  /** These decks are moved to their discard piles (Atlas: out of the game). */
  emptyDecks?: ('workshop' | 'atlas' | 'council')[]
  /** These discard piles are emptied; the last player gets the cards. */
  emptyDiscards?: ('workshop' | 'council')[]
}

/** Arranges a position in a game whose hands are dealt. */
export const arrangePosition = (tables: Tables, game: Game, layout: Layout): void =>
  new PositionArranger(tables, game).arrange(layout)

class PositionArranger {
  private readonly tables: Tables
  private readonly game: Game
  constructor(tables: Tables, game: Game) {
    this.tables = tables
    this.game = game
  }

  arrange(layout: Layout): void {
    const { game } = this
    this.collectCards()
    layout.boards?.forEach((board, seat) => {
      this.arrangeBoard(board, seat)
    })
    for (let seat = layout.boards?.length ?? 0; seat < game.seats; seat++)
      this.arrangeBoard({}, seat)
    this.arrangeTable(layout)
    // By default the period follows from the covers.
    const covered = layout.covers?.findLastIndex((id) => id !== null) ?? -1
    game.period = (layout.period ?? covered + 2) - 1
    if (layout.windRose !== undefined) game.windRose = layout.windRose
    game.turn = layout.turn ?? 0
    // One turn has begun: the flow frame lies at the bottom and the main action on top. In the
    // original the frame that ends the turn lies between them.
    const close = FRAME_KINDS.indexOf('close')
    const end = this.tables.config.rewardsAtOnce ? [] : [close, game.turn, 0, 0, 0, 0]
    game.stack = [0, -1, 1, 0, 0, 0, ...end, 1, game.turn, 0, 0, 0, 0]
    // Derived fields are computed as when a position is decoded.
    recomputeDerived({ tables: this.tables, game })
  }

  /** Moves every card to its deck and clears the board. */
  private collectCards(): void {
    const { game } = this
    const tables = this.tables
    const places = tables.publicCount + tables.evolvingCount
    game.artworkDeck = tables.artworkIds.map((_, i) => i)
    game.atlasDeck = tables.destinationIds.map((_, i) => i).filter((i) => i >= places)
    game.councilDeck = tables.characterIds.map((_, i) => i)
    for (const pile of [game.artworkDiscard, game.atlasDiscard, game.councilDiscard, game.invited])
      pile.length = 0
    for (const row of [game.workshop, game.atlas, game.council]) row.fill(-1)
    game.where.fill(0)
    game.knownBy.fill((1 << game.seats) - 1)
    for (const list of [
      game.usedAbilities,
      game.docks,
      game.lighthouses,
      game.squares,
      game.sent,
      game.passed,
    ])
      list.fill(0)
    for (const list of [game.destinationOwner, game.artworkOwner, game.covers]) list.fill(-1)
    game.discoveredThisTurn.length = 0
    game.windRoseTaken = 0
  }

  private arrangeBoard(board: Board, seat: number): void {
    const { game } = this
    const tables = this.tables
    const built = board.built ?? 0
    const holds = HOLDS.map((hold: Hold) => board[hold] ?? 0)
    const docked = board.docked?.length ?? 0
    const used = holds.reduce((sum, ships) => sum + ships, 0) + docked + (board.port ?? 0)
    const { firstShips } = tables.config
    const bay = board.bay ?? Math.max(0, firstShips + built - used)
    const port = board.port ?? 0
    const yard = firstShips + 6 - bay - port - docked - holds.reduce((sum, ships) => sum + ships, 0)
    if (yard !== 6 - built)
      throw new Error(
        `seat ${seat}: ${bay + used} ships in play, but ${firstShips + built} in the fleet`,
      )
    game.ships.splice(seat * PLACES.length, PLACES.length, ...holds, bay, port, yard, docked)
    game.bread[seat] = board.bread ?? 0
    game.score[seat] = board.score ?? 0
    if (board.passed) game.passed[seat] = 1
    if (board.passed && tables.config.rewardsAtOnce) game.windRoseTaken = 1
    if (!tables.config.erectedOnDestinations) game.erected[seat] = board.colonies ?? 0
    for (const id of board.hand ?? []) this.setCharacter(id, HAND + seat)
    for (const id of board.invited ?? []) {
      this.setCharacter(id, (board.engaged?.includes(id) ? ENGAGED : UPRIGHT) + seat)
      game.invited.push(indexOf(tables.characterIds, id))
    }
    for (const id of board.artworks ?? [])
      game.artworkOwner[takeOut(game.artworkDeck, indexOf(tables.artworkIds, id))] = seat
    for (const id of board.destinations ?? [])
      game.destinationOwner[takeOut(game.atlasDeck, indexOf(tables.destinationIds, id))] = seat
    for (const id of board.lighthouses ?? []) {
      const at = indexOf(tables.destinationIds, id)
      let slot = 0
      while (game.lighthouses[at] >> (slot * 3) !== 0) slot++
      game.lighthouses[at] |= (seat + 1) << (slot * 3)
    }
    for (const id of board.docked ?? [])
      game.docks[indexOf(tables.destinationIds, id)] += 1 << (seat * 4)
  }

  private setCharacter(id: string, where: number): void {
    const character = takeOut(this.game.councilDeck, indexOf(this.tables.characterIds, id))
    this.game.where[character] = where
  }

  private arrangeTable(layout: Layout): void {
    const { game } = this
    const { artworkIds, destinationIds, characterIds, titleIds, decreeIds } = this.tables
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
    if (!this.tables.config.endgameInDeck) this.removeEndgames()
    fillRow(game.council, game.councilDeck, characterIds, layout.council, wanted.characters)
    for (const card of game.council) if (card >= 0) game.where[card] = IN_ROW
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

  /** Endgame characters that nobody has are out of the game and unknown to all. */
  private removeEndgames(): void {
    const { game, tables } = this
    for (const card of game.councilDeck.filter((one) => tables.characters.type[one] === ENDGAME)) {
      takeOut(game.councilDeck, card)
      game.where[card] = GONE
      game.knownBy[card] = 0
    }
  }

  private emptyDeck(row: 'workshop' | 'atlas' | 'council'): void {
    const { game } = this
    if (row === 'workshop') game.artworkDiscard.push(...game.artworkDeck.splice(0))
    else if (row === 'atlas') game.atlasDiscard.push(...game.atlasDeck.splice(0))
    else {
      for (const card of game.councilDeck) game.where[card] = IN_DISCARD
      game.councilDiscard.push(...game.councilDeck.splice(0))
    }
  }

  /** Gives the discarded cards to the last player, so they cannot be drawn. */
  private emptyDiscard(row: 'workshop' | 'council'): void {
    const { game } = this
    const last = game.seats - 1
    if (row === 'workshop')
      for (const card of game.artworkDiscard.splice(0)) game.artworkOwner[card] = last
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

/** Fills a row with the wanted cards, or with cards that nothing else needs. */
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
