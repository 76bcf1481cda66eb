import { addAbilities, MOD_COUNT } from '../cards/modifiers.ts'
import { SQUARES_PER_TITLE, squarePoints } from '../phases/titles.ts'
import { isInvitedBy } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { FRAME_SIZE } from '../state/frames.ts'
import { type Game, SENDS_OVER } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { HANDS, PRINTINGS, RIVALS } from '../state/words.ts'
import { BitReader, type Bits, BitWriter, checksum } from './bits.ts'
import { PositionError } from './rules.ts'
import { emptyGame, faultOfSetup } from './setup.ts'

const CHECK_BITS = 32
const CARD_BITS = 8
const SCORE_OFFSET = 2048

/** One number that may be -1 (or -2 in no legal position). */
const card = (bits: Bits, value: number): number => bits.pass(value + 1, CARD_BITS) - 1

function all(list: number[], pass: (value: number) => number): void {
  for (let i = 0; i < list.length; i++) list[i] = pass(list[i])
}

function passList(bits: Bits, list: number[], pass: (value: number) => number): void {
  const length = bits.pass(list.length, CARD_BITS)
  list.length = length
  for (let i = 0; i < length; i++) list[i] = pass(list[i] ?? 0)
}

/** A number that is mostly 0. */
const sparse = (bits: Bits, value: number, width: number): number =>
  bits.pass(value === 0 ? 0 : 1, 1) === 0 ? 0 : bits.pass(value, width)

/** How to pass what some seat may not know: in full in a position, with gaps in a view. */
export interface Secrets {
  chance(bits: Bits, game: Game): void
  /** Where the characters are, and who knows it. */
  characters(bits: Bits, game: Game): void
  picks(bits: Bits, game: Game): void
  decks(bits: Bits, game: Game): void
}

const IN_FULL: Secrets = {
  chance: (bits, game) => all(game.chance, (word) => bits.pass(word >>> 0, 32) | 0),
  characters(bits, game) {
    all(game.where, (where) => bits.pass(where, 5))
    all(game.knownBy, (known) => bits.pass(known, 4))
  },
  picks: (bits, game) => all(game.picks, (pick) => card(bits, pick)),
  decks(bits, game) {
    for (const deck of [game.artworkDeck, game.atlasDeck, game.councilDeck])
      passList(bits, deck, (c) => bits.pass(c, 7))
  },
}

/**
 * What the text of a game begins with. Games in which a seat sends no more ships have a prefix of
 * their own. All others are written as before that rule, so that old texts stay readable.
 */
export const prefixFor = ({ config }: Tables, game: Game): string =>
  game.sent.includes(SENDS_OVER)
    ? (config.positionPrefixSendsOver ?? config.positionPrefix)
    : config.positionPrefix

/** Writes or reads every field that does not follow from others. The order is the format. */
export function passFields(
  bits: Bits,
  { config }: Tables,
  game: Game,
  secrets: Secrets,
  prefix: string,
): void {
  const sentBits = prefix === config.positionPrefixSendsOver ? 2 : 1
  game.phase = bits.pass(game.phase, 3)
  game.period = bits.pass(game.period, 2)
  game.windRose = bits.pass(game.windRose, 2)
  game.windRoseTaken = bits.pass(game.windRoseTaken, 1)
  game.turn = bits.pass(game.turn, 2)
  game.turnLimitUsed = bits.pass(game.turnLimitUsed, 1)
  game.lost = bits.pass(game.lost, 1)
  game.rivalShips = bits.pass(game.rivalShips, 4)
  game.rivalLighthouses = bits.pass(game.rivalLighthouses, 3)
  secrets.chance(bits, game)
  all(game.ships, (ships) => bits.pass(ships, 4))
  all(game.bread, (bread) => bits.pass(bread, 4))
  all(game.score, (score) => bits.pass(score + SCORE_OFFSET, 13) - SCORE_OFFSET)
  all(game.passed, (passed) => bits.pass(passed, 1))
  all(game.sent, (sent) => bits.pass(sent, sentBits))
  all(game.docks, (dock) => sparse(bits, dock, 20))
  all(game.lighthouses, (lights) => sparse(bits, lights, 12))
  all(game.destinationOwner, (seat) => sparse(bits, seat + 1, 3) - 1)
  passList(bits, game.discoveredThisTurn, (tile) => bits.pass(tile, 7))
  all(game.covers, (tile) => card(bits, tile))
  all(game.artworkOwner, (seat) => bits.pass(seat + 1, 3) - 1)
  secrets.characters(bits, game)
  all(game.usedAbilities, (used) => sparse(bits, used, 8))
  passList(bits, game.invited, (character) => bits.pass(character, 7))
  secrets.picks(bits, game)
  for (const row of [game.workshop, game.atlas, game.council]) all(row, (c) => card(bits, c))
  secrets.decks(bits, game)
  for (const pile of [game.artworkDiscard, game.atlasDiscard, game.councilDiscard])
    passList(bits, pile, (c) => bits.pass(c, 7))
  passList(bits, game.titles, (title) => bits.pass(title, 7))
  passList(bits, game.decrees, (decree) => bits.pass(decree, 7))
  all(game.squares, (square) => bits.pass(square, 3))
  if (!config.erectedOnDestinations) all(game.erected, (erected) => bits.pass(erected, 3))
  passFrames(bits, game)
}

const FRAME_BITS = [6, 3, 11, 11, 11, 12]

function passFrames(bits: Bits, game: Game): void {
  const frames = bits.pass(game.stack.length / FRAME_SIZE, CARD_BITS)
  game.stack.length = frames * FRAME_SIZE
  for (let i = 0; i < game.stack.length; i++)
    game.stack[i] = bits.pass((game.stack[i] ?? 0) + 1, FRAME_BITS[i % FRAME_SIZE] + 1) - 1
}

/** A kind of text that a game is written as. */
export interface TextForm {
  /** What it is called in errors. */
  readonly what: string
  /** Stands before the prefix of the game. */
  readonly mark: string
  /** Longer texts are refused before a character is read. */
  readonly longest: number
}

/**
 * Longer text is no position, and is refused unread. With the packs here positions stay below 600
 * characters. With as many cards as the format can number, and as deep a stack, they stay below 5000.
 */
export const LONGEST_POSITION = 10_000

const POSITION: TextForm = { what: 'position', mark: '', longest: LONGEST_POSITION }

/** Which pack and printing the cards are of, how many play, and how hands are dealt. */
export function writeHead(bits: BitWriter, tables: Tables, game: Game): void {
  bits.pass(hashOf(tables), 24)
  bits.pass(PRINTINGS.indexOf(tables.printing), 1)
  bits.pass(game.seats - 1, 2)
  bits.pass(game.hands, 3)
  bits.pass(Math.max(game.rival, 0), 1)
}

/**
 * The beginning of the hash of the pack that a position was played with, as 6 hex digits. Empty if
 * the text is no position.
 */
export function packInPosition(text: string): string {
  const letters = /^[A-Z]\d([\w-]{4})/.exec(text)?.[1]
  if (letters === undefined) return ''
  return new BitReader(letters).pass(0, 24).toString(16).padStart(6, '0')
}

const hashOf = ({ hash }: Tables): number => Number.parseInt(hash.slice(0, 6), 16)

/** An empty table of the kind that the head names, with room for all characters. */
export function readHead(bits: BitReader, tables: Tables, { what }: TextForm): Game {
  if (bits.pass(0, 24) !== hashOf(tables))
    throw new PositionError('otherPack', `the ${what} belongs to another pack than ${tables.pack}`)
  if (PRINTINGS[bits.pass(0, 1)] !== tables.printing)
    throw new PositionError(
      'otherPrinting',
      `the ${what} belongs to another printing than ${tables.printing}`,
    )
  const players = bits.pass(0, 2) + 1
  const hands = HANDS[bits.pass(0, 3)]
  const rival = bits.pass(0, 1)
  if (hands === undefined)
    throw new PositionError('impossible', 'hands are dealt in a way that does not exist')
  const alone = players === 1 && tables.config.hasRival
  const solo = alone || rival > 0 ? { rival: RIVALS[rival] } : {}
  const setup = { players, seed: 0, hands, ...solo }
  const fault = faultOfSetup(tables, setup)
  if (fault !== null) throw new PositionError('impossible', fault)
  const game = emptyGame(tables, setup)
  for (let i = 0; i < tables.characterIds.length; i++) {
    game.where.push(0)
    game.knownBy.push(0)
    game.usedAbilities.push(0)
  }
  return game
}

/** The finished text: what was written, and a checksum. */
export function sealText(bits: BitWriter, prefix: string, { mark }: TextForm): string {
  const body = mark + prefix + bits.end()
  const check = new BitWriter()
  check.pass(checksum(body), CHECK_BITS)
  return body + check.end()
}

const CHECK_LENGTH = Math.ceil(CHECK_BITS / 6)

/** A text whose length, beginning and checksum are right: its prefix, and what it holds. */
export interface OpenedText {
  readonly prefix: string
  readonly bits: BitReader
}

export function openText(text: string, { config }: Tables, form: TextForm): OpenedText {
  if (typeof text === 'string' && text.length > form.longest)
    throw new PositionError(
      'tooLong',
      `${text.length} characters are too many for a ${form.what}: it has at most ${form.longest}`,
    )
  const prefix = [config.positionPrefix, config.positionPrefixSendsOver].find(
    (one) => one !== null && typeof text === 'string' && text.startsWith(form.mark + one),
  )
  if (prefix == null) throw new PositionError('foreign', `not a ${form.what} of ${config.name}`)
  const body = text.slice(0, -CHECK_LENGTH)
  const check = new BitReader(text.slice(-CHECK_LENGTH), form.what, body.length)
  if (check.pass(0, CHECK_BITS) !== checksum(body))
    throw new PositionError('damaged', `the ${form.what} is damaged or cut off`)
  check.end()
  const begins = form.mark.length + prefix.length
  return { prefix, bits: new BitReader(body.slice(begins), form.what, begins) }
}

export function encodeGame(tables: Tables, game: Game): string {
  const bits = new BitWriter()
  writeHead(bits, tables, game)
  const prefix = prefixFor(tables, game)
  passFields(bits, tables, game, IN_FULL, prefix)
  return sealText(bits, prefix, POSITION)
}

/** The game of a text; `audit` finds what no game can come to. */
export function decodeGame(
  ctx: RulesContext,
  text: string,
  audit: (ctx: RulesContext) => string[],
): Game {
  const { prefix, bits } = openText(text, ctx.tables, POSITION)
  const game = readHead(bits, ctx.tables, POSITION)
  passFields(bits, ctx.tables, game, IN_FULL, prefix)
  bits.end()
  ctx.game = game
  ctx.sink = null
  derive(ctx)
  const faults = audit(ctx)
  if (faults.length > 0) throw new PositionError('impossible', `no legal position: ${faults[0]}`)
  if (encodeGame(ctx.tables, game) !== text)
    throw new PositionError('impossible', 'the position is written in another way than it must be')
  return game
}

/** What follows from other fields is not written, but found again. */
export function derive(ctx: Pick<RulesContext, 'tables' | 'game'>): void {
  const { game, tables } = ctx
  const within = (i: number, length: number): boolean => i >= 0 && i < length
  game.modifiers = new Array<number>(game.seats * MOD_COUNT).fill(0)
  for (const list of [game.awaitedTriggers, game.titlePoints, game.destinationCounts]) list.fill(0)
  for (const list of [
    game.artworkCounts,
    game.characterCounts,
    game.handSize,
    game.pileSize,
    game.asideSize,
  ])
    list.fill(0)
  for (const character of game.invited) {
    if (!within(character, tables.characterIds.length)) continue
    for (let seat = 0; seat < game.seats; seat++)
      if (isInvitedBy(game.where[character], seat)) {
        game.characterCounts[seat * 4 + tables.characters.type[character]]++
        addAbilities(ctx, seat, character)
      }
  }
  for (const where of game.where) countHeld(game, where)
  game.artworkOwner.forEach((seat, artwork) => {
    if (within(seat, game.seats)) game.artworkCounts[seat * 3 + tables.artworks.type[artwork]]++
  })
  for (const seat of game.destinationOwner)
    if (within(seat, game.seats)) game.destinationCounts[seat]++
  if (tables.config.erectedOnDestinations) countLighthouses(game)
  game.squares.forEach((square, i) => {
    const at = Math.floor(i / SQUARES_PER_TITLE)
    if (within(square - 1, game.seats) && within(game.titles[at], tables.titleIds.length))
      game.titlePoints[square - 1] += squarePoints(tables, game, at, i % SQUARES_PER_TITLE)
  })
}

function countLighthouses(game: Game): void {
  game.erected.fill(0)
  for (let lights of game.lighthouses)
    for (; lights > 0; lights >>= 3)
      if ((lights & 7) > 0 && (lights & 7) <= game.seats) game.erected[(lights & 7) - 1]++
}

function countHeld(game: Game, where: number): void {
  const held = [game.handSize, null, null, game.pileSize, game.asideSize][(where >> 2) - 1]
  if (held && (where & 3) < game.seats) held[where & 3]++
}
