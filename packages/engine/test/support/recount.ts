import {
  ASIDE,
  ENGAGED,
  type Game,
  GONE,
  HAND,
  HOLDS,
  IN_DECK,
  IN_DISCARD,
  IN_PACK,
  IN_ROW,
  PILE,
  PLACES,
  type Tables,
  UPRIGHT,
} from '@amalfi/engine'
import { originalPack, type Pack, trialPack } from '@amalfi/packs'

/**
 * What must hold in every position, counted from the rulebook and the pack without code of the
 * engine. Returns the faults in words.
 */
export function recount(tables: Tables, game: Game): string[] {
  const faults: string[] = []
  const expect = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) faults.push(`${what}: ${is}, not ${should}`)
  }
  checkIntegers(game, faults)
  countShips(game, tables, expect)
  countLighthouses(game, tables, expect)
  countArtworks(game, tables, expect)
  countTiles(game, tables, expect)
  countCharacters(game, tables, expect)
  countBread(game, tables, faults)
  countTitles(game, tables, expect)
  return faults
}

/** The cards of a game, and what the rulebook says of its pieces. */
const isOriginal = (tables: Tables): boolean => tables.pack === originalPack.name
export const packOf = (tables: Tables): Pack => (isOriginal(tables) ? originalPack : trialPack)

type Expect = (what: string, is: unknown, should: unknown) => void

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** All fields are integers or lists of integers. */
function checkIntegers(game: Game, faults: string[]): void {
  for (const [field, value] of Object.entries(game)) {
    const bad = [value].flat().find((number) => !Number.isSafeInteger(number))
    if (bad !== undefined || (Array.isArray(value) && value.includes(undefined as never)))
      faults.push(`${field} holds ${bad}`)
  }
}

const RIVAL = 4

/** Ships of an owner on a dock. */
const onDock = (game: Game, destination: number, owner: number): number =>
  Math.floor(game.docks[destination] / 16 ** owner) % 16

function countShips(game: Game, tables: Tables, expect: Expect): void {
  const rival = game.seats === 1 && !isOriginal(tables)
  for (let seat = 0; seat < game.seats; seat++) {
    const own = game.ships.slice(seat * PLACES.length, (seat + 1) * PLACES.length)
    expect(`ships of seat ${seat}`, sum(own), isOriginal(tables) ? 12 : 10)
    expect(`least ships of seat ${seat} anywhere`, Math.min(...own) >= 0, true)
    expect(
      `ships of seat ${seat} on docks`,
      sum(game.docks.map((_, d) => onDock(game, d, seat))),
      own[PLACES.indexOf('dock')],
    )
  }
  for (let nobody = game.seats; nobody < RIVAL; nobody++)
    expect('ships of nobody', sum(game.docks.map((_, d) => onDock(game, d, nobody))), 0)
  const rivals = game.rivalShips + sum(game.docks.map((_, d) => onDock(game, d, RIVAL)))
  expect('ships of the rival', rivals, rival ? 10 : 0)
}

/** Owners of the lighthouses of a destination. */
export function lighthousesOn(game: Game, destination: number): number[] {
  const owners: number[] = []
  for (let rest = game.lighthouses[destination]; rest > 0; rest = Math.floor(rest / 8))
    owners.push((rest % 8) - 1)
  return owners
}

function countLighthouses(game: Game, tables: Tables, expect: Expect): void {
  const standing = game.lighthouses.flatMap((_, d) => lighthousesOn(game, d))
  for (let seat = 0; seat < game.seats; seat++) {
    const erected = standing.filter((owner) => owner === seat).length
    if (!isOriginal(tables)) expect(`lighthouses of seat ${seat}`, erected, game.erected[seat])
    expect(`lighthouses of seat ${seat} are six at most`, game.erected[seat] <= 6, true)
  }
  const rivals = standing.filter((owner) => owner === RIVAL).length + game.rivalLighthouses
  expect('lighthouses of the rival', rivals, game.seats === 1 && !isOriginal(tables) ? 6 : 0)
  const places = packOf(tables).publicDestinations.length
  game.lighthouses.forEach((_, d) => {
    // REN-EVO-2: an evolving place has the slot of the tile that covers it.
    const covered = game.covers[d - places] ?? -2
    const slots =
      covered === -2 ? tables.destinations.lighthouseSlots[d] : covered < 0 ? 0 : slotsOf(covered)
    expect(`slots of ${d} are enough`, lighthousesOn(game, d).length <= slots, true)
  })
  function slotsOf(tile: number): number {
    return tables.destinations.lighthouseSlots[tile]
  }
}

/** Expects each card in exactly one of these places. */
function once(what: string, cards: number, places: readonly number[][], expect: Expect): void {
  const seen = new Array<number>(cards).fill(0)
  for (const card of places.flat()) if (card >= 0) seen[card]++
  seen.forEach((times, card) => {
    expect(`places of ${what} ${card}`, times, 1)
  })
}

const ownedBy = (owners: readonly number[], seat?: number): number[] =>
  owners.flatMap((owner, card) =>
    (seat === undefined ? owner >= 0 : owner === seat) ? [card] : [],
  )

function countArtworks(game: Game, tables: Tables, expect: Expect): void {
  const { workshop, artworkDeck, artworkDiscard, artworkOwner } = game
  once(
    'artwork',
    packOf(tables).artworks.length,
    [workshop, artworkDeck, artworkDiscard, ownedBy(artworkOwner)],
    expect,
  )
  for (let seat = 0; seat < game.seats; seat++)
    for (let type = 0; type < 3; type++)
      expect(
        `artworks ${type} of seat ${seat}`,
        game.artworkCounts[seat * 3 + type],
        ownedBy(artworkOwner, seat).filter((card) => tables.artworks.type[card] === type).length,
      )
}

function countTiles(game: Game, tables: Tables, expect: Expect): void {
  const { atlas, atlasDeck, atlasDiscard, covers, destinationOwner } = game
  const tiles = packOf(tables).privateDestinations.length
  const board = tables.destinationIds.map((_, d) => d).slice(0, -tiles)
  once(
    'destination',
    board.length + tiles,
    [board, atlas, atlasDeck, atlasDiscard, covers, ownedBy(destinationOwner)],
    expect,
  )
  for (let seat = 0; seat < game.seats; seat++)
    expect(
      `tiles of seat ${seat}`,
      game.destinationCounts[seat],
      ownedBy(destinationOwner, seat).filter((card) => card >= board.length).length,
    )
}

/** Each character is where `where` says, in the list of that place and in no other. */
function countCharacters(game: Game, tables: Tables, expect: Expect): void {
  const at = (place: number): number[] => ownedBy(game.where, place)
  const invited = [0, 1, 2, 3].flatMap((seat) => [...at(UPRIGHT + seat), ...at(ENGAGED + seat)])
  const held = [0, 1, 2, 3].flatMap((seat) =>
    [HAND, PILE, ASIDE].flatMap((place) => at(place + seat)),
  )
  const hands = game.phase === 0
  const deck = hands ? at(IN_DECK) : game.councilDeck
  once(
    'character',
    packOf(tables).characters.length,
    [deck, game.council, game.councilDiscard, at(IN_PACK), invited, held, at(GONE)],
    expect,
  )
  if (!isOriginal(tables)) expect('nobody is out of the game', at(GONE).length, 0)
  expect('the deck is what lies there', sorted(deck), sorted(at(IN_DECK)))
  expect('the Council is what lies there', sorted(game.council), sorted(at(IN_ROW)))
  expect('the discard is what lies there', sorted(game.councilDiscard), sorted(at(IN_DISCARD)))
  expect('invited lists who is invited', sorted(game.invited), sorted(invited))
  for (let seat = 0; seat < game.seats; seat++) {
    expect(`hand of seat ${seat}`, game.handSize[seat], at(HAND + seat).length)
    expect(`pile of seat ${seat}`, game.pileSize[seat], at(PILE + seat).length)
    expect(`aside of seat ${seat}`, game.asideSize[seat], at(ASIDE + seat).length)
    for (let type = 0; type < 4; type++)
      expect(
        `characters ${type} of seat ${seat}`,
        game.characterCounts[seat * 4 + type],
        invitedBy(game, seat).filter((card) => tables.characters.type[card] === type).length,
      )
  }
}

const sorted = (cards: readonly number[]): string =>
  cards
    .filter((card) => card >= 0)
    .sort((a, b) => a - b)
    .join(' ')

export const invitedBy = (game: Game, seat: number): number[] =>
  game.where.flatMap((where, card) =>
    where === UPRIGHT + seat || where === ENGAGED + seat ? [card] : [],
  )

/** The abilities of a seat's permanent characters, as in the pack. */
export const abilitiesOf = (game: Game, seat: number, pack: Pack = trialPack) =>
  invitedBy(game, seat).flatMap((card) => {
    const character = pack.characters[card]
    return character.type === 'permanent' ? character.abilities : []
  })

/** REN-BRD-2, plus the additions of characters. */
export function limitOf(game: Game, seat: number, pack: Pack = trialPack): number {
  const standing = game.lighthouses.flatMap((_, d) => lighthousesOn(game, d))
  const erected = standing.filter((owner) => owner === seat).length
  const colonies = pack === originalPack ? game.erected[seat] : erected
  const more = abilitiesOf(game, seat, pack).map((one) => ('granary' in one ? one.granary : 0))
  return Math.min(12, 6 + colonies + sum(more))
}

/** What a ship of each hold or of the bay yields (REN-PAY-1, plus the additions of characters). */
export function yieldsOf(game: Game, seat: number, pack: Pack = trialPack): number[] {
  const kinds = [...HOLDS, 'emergency']
  return kinds.map((kind) => {
    const more = abilitiesOf(game, seat, pack).map((one) =>
      'yield' in one && one.yield === kind ? one.more : 0,
    )
    return (kind === 'spice' ? 2 : 3) + sum(more)
  })
}

function countBread(game: Game, tables: Tables, faults: string[]): void {
  for (let seat = 0; seat < game.seats; seat++) {
    const limit = limitOf(game, seat, packOf(tables))
    if (game.bread[seat] < 0 || game.bread[seat] > limit)
      faults.push(`seat ${seat} has ${game.bread[seat]} bread, limit ${limit}`)
  }
}

/**
 * REN-TIT-1, REN-TIT-2: squares are taken from the left, one per player, and give the title points.
 */
function countTitles(game: Game, tables: Tables, expect: Expect): void {
  const squares = packOf(tables).squares.value
  const alone = isOriginal(tables) && game.seats === 1
  const points = new Array<number>(game.seats).fill(0)
  game.titles.forEach((title, i) => {
    const shade = tables.titles.shade[title] === 0 ? 'dark' : 'light'
    if (!isOriginal(tables)) expect(`shade of title ${i}`, shade, i === 0 ? 'dark' : 'light')
    const owners = game.squares.slice(i * 4, i * 4 + 4)
    const taken = owners.filter((owner) => owner > 0)
    // ORI-SOL-1: in a solo game a title gives 30, 20, 15, 10 points by round.
    if (alone)
      owners.forEach((owner, round) => {
        if (owner > 0) points[0] += [30, 20, 15, 10][round]
      })
    else
      expect(
        `squares of title ${i} from the left`,
        owners.slice(taken.length).join(''),
        '0000'.slice(taken.length),
      )
    expect(`owners of title ${i}`, new Set(taken).size, taken.length)
    if (!alone)
      taken.forEach((owner, square) => {
        points[owner - 1] += squares[shade][square]
      })
  })
  points.forEach((total, seat) => {
    expect(`title points of seat ${seat}`, game.titlePoints[seat], total)
  })
}
