import { addAbilities, MOD_COUNT } from '../cards/modifiers.ts'
import { SQUARES_PER_TITLE, squarePoints } from '../phases/titles.ts'
import { isInvitedBy } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { FRAME_SIZE } from '../state/frames.ts'
import { type Game, SENDS_OVER } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { HANDS, PRINTINGS, RIVALS } from '../state/words.ts'
import { BitReader, type BitStream, BitWriter, checksum } from './bits.ts'
import { PositionError } from './rules.ts'
import { emptyGame, faultOfSetup } from './setup.ts'

const CHECK_BITS = 32
const CARD_BITS = 8
const SCORE_OFFSET = 2048

/** One number that may be -1 (or -2 in no legal position). */
const transferCard = (bits: BitStream, value: number): number =>
  bits.transfer(value + 1, CARD_BITS) - 1

function transferAll(list: number[], pass: (value: number) => number): void {
  for (let i = 0; i < list.length; i++) list[i] = pass(list[i])
}

function transferList(bits: BitStream, list: number[], pass: (value: number) => number): void {
  const length = bits.transfer(list.length, CARD_BITS)
  list.length = length
  for (let i = 0; i < length; i++) list[i] = pass(list[i] ?? 0)
}

/** A number that is mostly 0. */
const transferSparse = (bits: BitStream, value: number, width: number): number =>
  bits.transfer(value === 0 ? 0 : 1, 1) === 0 ? 0 : bits.transfer(value, width)

/** How to pass what some seat may not know: in full in a position, with gaps in a view. */
export interface HiddenFields {
  chance(bits: BitStream, game: Game): void
  /** Where the characters are, and who knows it. */
  characters(bits: BitStream, game: Game): void
  picks(bits: BitStream, game: Game): void
  decks(bits: BitStream, game: Game): void
}

const FULL_FIELDS: HiddenFields = {
  chance: (bits, game) => transferAll(game.chance, (word) => bits.transfer(word >>> 0, 32) | 0),
  characters(bits, game) {
    transferAll(game.where, (where) => bits.transfer(where, 5))
    transferAll(game.knownBy, (known) => bits.transfer(known, 4))
  },
  picks: (bits, game) => transferAll(game.picks, (pick) => transferCard(bits, pick)),
  decks(bits, game) {
    for (const deck of [game.artworkDeck, game.atlasDeck, game.councilDeck])
      transferList(bits, deck, (c) => bits.transfer(c, 7))
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
export function transferFields(
  bits: BitStream,
  { config }: Tables,
  game: Game,
  hidden: HiddenFields,
  prefix: string,
): void {
  const sentBits = prefix === config.positionPrefixSendsOver ? 2 : 1
  game.phase = bits.transfer(game.phase, 3)
  game.period = bits.transfer(game.period, 2)
  game.windRose = bits.transfer(game.windRose, 2)
  game.windRoseTaken = bits.transfer(game.windRoseTaken, 1)
  game.turn = bits.transfer(game.turn, 2)
  game.turnLimitUsed = bits.transfer(game.turnLimitUsed, 1)
  game.lost = bits.transfer(game.lost, 1)
  game.rivalShips = bits.transfer(game.rivalShips, 4)
  game.rivalLighthouses = bits.transfer(game.rivalLighthouses, 3)
  hidden.chance(bits, game)
  transferAll(game.ships, (ships) => bits.transfer(ships, 4))
  transferAll(game.bread, (bread) => bits.transfer(bread, 4))
  transferAll(game.score, (score) => bits.transfer(score + SCORE_OFFSET, 13) - SCORE_OFFSET)
  transferAll(game.passed, (passed) => bits.transfer(passed, 1))
  transferAll(game.sent, (sent) => bits.transfer(sent, sentBits))
  transferAll(game.docks, (dock) => transferSparse(bits, dock, 20))
  transferAll(game.lighthouses, (lights) => transferSparse(bits, lights, 12))
  transferAll(game.destinationOwner, (seat) => transferSparse(bits, seat + 1, 3) - 1)
  transferList(bits, game.discoveredThisTurn, (tile) => bits.transfer(tile, 7))
  transferAll(game.covers, (tile) => transferCard(bits, tile))
  transferAll(game.artworkOwner, (seat) => bits.transfer(seat + 1, 3) - 1)
  hidden.characters(bits, game)
  transferAll(game.usedAbilities, (used) => transferSparse(bits, used, 8))
  transferList(bits, game.invited, (character) => bits.transfer(character, 7))
  hidden.picks(bits, game)
  for (const row of [game.workshop, game.atlas, game.council])
    transferAll(row, (c) => transferCard(bits, c))
  hidden.decks(bits, game)
  for (const pile of [game.artworkDiscard, game.atlasDiscard, game.councilDiscard])
    transferList(bits, pile, (c) => bits.transfer(c, 7))
  transferList(bits, game.titles, (title) => bits.transfer(title, 7))
  transferList(bits, game.decrees, (decree) => bits.transfer(decree, 7))
  transferAll(game.squares, (square) => bits.transfer(square, 3))
  if (!config.erectedOnDestinations)
    transferAll(game.erected, (erected) => bits.transfer(erected, 3))
  transferFrames(bits, game)
}

const FRAME_BITS = [6, 3, 11, 11, 11, 12]

function transferFrames(bits: BitStream, game: Game): void {
  const frames = bits.transfer(game.stack.length / FRAME_SIZE, CARD_BITS)
  game.stack.length = frames * FRAME_SIZE
  for (let i = 0; i < game.stack.length; i++)
    game.stack[i] = bits.transfer((game.stack[i] ?? 0) + 1, FRAME_BITS[i % FRAME_SIZE] + 1) - 1
}

/** A kind of text that a game is written as. */
export interface TextFormat {
  /** What it is called in errors. */
  readonly name: string
  /** Stands before the prefix of the game. */
  readonly mark: string
  /** Longer texts are refused before a character is read. */
  readonly maxLength: number
}

/**
 * Longer text is no position, and is refused unread. With the packs here positions stay below 600
 * characters. With as many cards as the format can number, and as deep a stack, they stay below 5000.
 */
export const LONGEST_POSITION = 10_000

const POSITION: TextFormat = { name: 'position', mark: '', maxLength: LONGEST_POSITION }

/** Which pack and printing the cards are of, how many play, and how hands are dealt. */
export function writeHeader(bits: BitWriter, tables: Tables, game: Game): void {
  bits.transfer(hashOf(tables), 24)
  bits.transfer(PRINTINGS.indexOf(tables.printing), 1)
  bits.transfer(game.seats - 1, 2)
  bits.transfer(game.hands, 3)
  bits.transfer(Math.max(game.rival, 0), 1)
}

/**
 * The beginning of the hash of the pack that a position was played with, as 6 hex digits. Empty if
 * the text is no position.
 */
export function packInPosition(text: string): string {
  const letters = /^[A-Z]\d([\w-]{4})/.exec(text)?.[1]
  if (letters === undefined) return ''
  return new BitReader(letters).transfer(0, 24).toString(16).padStart(6, '0')
}

const hashOf = ({ hash }: Tables): number => Number.parseInt(hash.slice(0, 6), 16)

/** An empty table of the kind that the head names, with room for all characters. */
export function readHeader(bits: BitReader, tables: Tables, { name }: TextFormat): Game {
  if (bits.transfer(0, 24) !== hashOf(tables))
    throw new PositionError('otherPack', `the ${name} belongs to another pack than ${tables.pack}`)
  if (PRINTINGS[bits.transfer(0, 1)] !== tables.printing)
    throw new PositionError(
      'otherPrinting',
      `the ${name} belongs to another printing than ${tables.printing}`,
    )
  const players = bits.transfer(0, 2) + 1
  const hands = HANDS[bits.transfer(0, 3)]
  const rival = bits.transfer(0, 1)
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
export function finishText(bits: BitWriter, prefix: string, { mark }: TextFormat): string {
  const body = mark + prefix + bits.end()
  const check = new BitWriter()
  check.transfer(checksum(body), CHECK_BITS)
  return body + check.end()
}

const CHECK_LENGTH = Math.ceil(CHECK_BITS / 6)

/** A text whose length, beginning and checksum are right: its prefix, and what it holds. */
export interface OpenedText {
  readonly prefix: string
  readonly bits: BitReader
}

export function openText(text: string, { config }: Tables, format: TextFormat): OpenedText {
  if (typeof text === 'string' && text.length > format.maxLength)
    throw new PositionError(
      'tooLong',
      `${text.length} characters are too many for a ${format.name}: it has at most ${format.maxLength}`,
    )
  const prefix = [config.positionPrefix, config.positionPrefixSendsOver].find(
    (known) => known !== null && typeof text === 'string' && text.startsWith(format.mark + known),
  )
  if (prefix == null) throw new PositionError('foreign', `not a ${format.name} of ${config.name}`)
  const body = text.slice(0, -CHECK_LENGTH)
  const check = new BitReader(text.slice(-CHECK_LENGTH), format.name, body.length)
  if (check.transfer(0, CHECK_BITS) !== checksum(body))
    throw new PositionError('damaged', `the ${format.name} is damaged or cut off`)
  check.end()
  const begins = format.mark.length + prefix.length
  return { prefix, bits: new BitReader(body.slice(begins), format.name, begins) }
}

export function encodeGame(tables: Tables, game: Game): string {
  const bits = new BitWriter()
  writeHeader(bits, tables, game)
  const prefix = prefixFor(tables, game)
  transferFields(bits, tables, game, FULL_FIELDS, prefix)
  return finishText(bits, prefix, POSITION)
}

/** The game of a text; `audit` finds what no game can come to. */
export function decodeGame(
  ctx: RulesContext,
  text: string,
  audit: (ctx: RulesContext) => string[],
): Game {
  const { prefix, bits } = openText(text, ctx.tables, POSITION)
  const game = readHeader(bits, ctx.tables, POSITION)
  transferFields(bits, ctx.tables, game, FULL_FIELDS, prefix)
  bits.end()
  ctx.game = game
  ctx.sink = null
  recomputeDerived(ctx)
  const faults = audit(ctx)
  if (faults.length > 0) throw new PositionError('impossible', `no legal position: ${faults[0]}`)
  if (encodeGame(ctx.tables, game) !== text)
    throw new PositionError('impossible', 'the position is written in another way than it must be')
  return game
}

/** What follows from other fields is not written, but found again. */
export function recomputeDerived(ctx: Pick<RulesContext, 'tables' | 'game'>): void {
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
  for (const where of game.where) countCard(game, where)
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

function countCard(game: Game, where: number): void {
  const held = [game.handSize, null, null, game.pileSize, game.asideSize][(where >> 2) - 1]
  if (held && (where & 3) < game.seats) held[where & 3]++
}
