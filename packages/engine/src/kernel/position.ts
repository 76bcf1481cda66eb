import type { RulesContext } from '../state/context.ts'
import { FRAME_SIZE } from '../state/frames.ts'
import { type Game, SENDS_OVER } from '../state/game.ts'
import { isSealed, lockedChance } from '../state/sealed-chance.ts'
import type { Tables } from '../state/tables.ts'
import { type BitStream, BitWriter } from './bits.ts'
import { recomputeDerived } from './derived-fields.ts'
import { PositionError } from './rules.ts'
import { finishText, openText, readHeader, type TextFormat, writeHeader } from './text-format.ts'

const CARD_BITS = 8
const SCORE_OFFSET = 2048

/** A card number, or -1 for none. */
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

/** A number that is mostly 0: one bit, then its value if it is not 0. */
const transferSparse = (bits: BitStream, value: number, width: number): number =>
  bits.transfer(value === 0 ? 0 : 1, 1) === 0 ? 0 : bits.transfer(value, width)

/** Transfers the fields that a seat may not know: all of them in a position, only the known ones in a view. */
export interface HiddenFields {
  chance(bits: BitStream, game: Game): void
  /** Where the characters are, and who knows it. */
  characters(bits: BitStream, game: Game): void
  picks(bits: BitStream, game: Game): void
  decks(bits: BitStream, game: Game): void
}

/** A sealed generator never leaves its key in a position, only how many numbers were drawn. */
function transferChance(bits: BitStream, { chance }: Game): void {
  if (!isSealed(chance)) transferAll(chance, (word) => bits.transfer(word >>> 0, 32) | 0)
  else chance[chance.length - 1] = bits.transfer(chance[chance.length - 1], 32)
}

const FULL_FIELDS: HiddenFields = {
  chance: transferChance,
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
 * The prefix of a position. Positions in which a seat may send no more ships have a prefix of their
 * own, because `sent` then needs two bits, and so have positions with a sealed generator. All others
 * keep the older format.
 */
export function prefixFor({ config }: Tables, game: Game): string {
  if (isSealed(game.chance)) return config.positionPrefixSealed
  return game.sent.includes(SENDS_OVER)
    ? (config.positionPrefixSendsOver ?? config.positionPrefix)
    : config.positionPrefix
}

/** Bits of `sent`. A game without REN-OPT-5 needs one. */
const sentBitsFor = ({ config }: Tables, prefix: string): number =>
  prefix === config.positionPrefix || config.positionPrefixSendsOver === null ? 1 : 2

/** Writes or reads every field that cannot be derived from others. The order is the format. */
export function transferFields(
  bits: BitStream,
  tables: Tables,
  game: Game,
  hidden: HiddenFields,
  prefix: string,
): void {
  const { config } = tables
  const sentBits = sentBitsFor(tables, prefix)
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

/**
 * Longer text is refused before it is read. With the packs here positions stay below 600 characters,
 * with the most cards and the deepest stack that the format allows below 5000.
 */
export const LONGEST_POSITION = 10_000

const POSITION: TextFormat = { name: 'position', mark: '', maxLength: LONGEST_POSITION }

/** A game as short text. */
export function encodeGame(tables: Tables, game: Game): string {
  const bits = new BitWriter()
  writeHeader(bits, tables, game)
  const prefix = prefixFor(tables, game)
  transferFields(bits, tables, game, FULL_FIELDS, prefix)
  return finishText(bits, prefix, POSITION)
}

/** Reads a game from text. Throws a PositionError unless `audit` finds no fault. */
export function decodeGame(
  ctx: RulesContext,
  text: string,
  audit: (ctx: RulesContext) => string[],
): Game {
  const { prefix, bits } = openText(text, ctx.tables, POSITION)
  const game = readHeader(bits, ctx.tables, POSITION)
  if (prefix === ctx.tables.config.positionPrefixSealed) game.chance = lockedChance()
  transferFields(bits, ctx.tables, game, FULL_FIELDS, prefix)
  bits.end()
  ctx.game = game
  ctx.sink = null
  recomputeDerived(ctx)
  const faults = audit(ctx)
  if (faults.length > 0) throw new PositionError('impossible', `not a legal position: ${faults[0]}`)
  if (encodeGame(ctx.tables, game) !== text)
    throw new PositionError('impossible', 'the position is not in its canonical form')
  return game
}
