import { allSeats, isOpen, seatAt } from '../state/card-location.ts'
import { seedChance } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { type Game, HIDDEN, ONLOOKER } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { type BitStream, BitWriter } from './bits.ts'
import { recomputeDerived } from './derived-fields.ts'
import { imagineGame } from './imagine.ts'
import { type HiddenFields, LONGEST_POSITION, prefixFor, transferFields } from './position.ts'
import { PositionError, ViewError } from './rules.ts'
import { finishText, openText, readHeader, type TextFormat, writeHeader } from './text-format.ts'
import { NO_SEAT, type View, viewOf } from './view.ts'

/**
 * Longer text is refused before it is read. With the packs here views stay below 450 characters. A
 * view is never longer than its position.
 */
export const LONGEST_VIEW = LONGEST_POSITION

/** The mark distinguishes a view from a position. */
const VIEW: TextFormat = { name: 'view', mark: 'V', maxLength: LONGEST_VIEW }

const COUNT_BITS = 8
const WHERE_BITS = 5
/** Stands for HIDDEN; no location has this code. */
const HIDDEN_CODE = 2 ** WHERE_BITS - 1

/** Transfers only what the viewer knows; for hidden cards only how many there are. */
const VIEW_FIELDS: HiddenFields = {
  chance: (_bits, game) => void game.chance.fill(0),
  characters(bits, game) {
    for (const sizes of [game.handSize, game.pileSize, game.asideSize])
      for (let seat = 0; seat < game.seats; seat++)
        sizes[seat] = bits.transfer(sizes[seat], COUNT_BITS)
    for (let character = 0; character < game.where.length; character++)
      transferCharacter(bits, game, character)
  },
  picks(bits, game) {
    for (let seat = 0; seat < game.seats; seat++)
      game.picks[seat] = bits.transfer(game.picks[seat] - HIDDEN, COUNT_BITS) + HIDDEN
  },
  decks(bits, game) {
    for (const deck of [game.artworkDeck, game.atlasDeck, game.councilDeck]) {
      const cards = bits.transfer(deck.length, COUNT_BITS)
      deck.length = 0
      for (let i = 0; i < cards; i++) deck.push(HIDDEN)
    }
  },
}

/** `knownBy` follows from the location, except for a hidden card: one bit says whether all seats know it. */
function transferCharacter(bits: BitStream, game: Game, character: number): void {
  const code = game.where[character]
  const passed = bits.transfer(code === HIDDEN ? HIDDEN_CODE : code, WHERE_BITS)
  const where = passed === HIDDEN_CODE ? HIDDEN : passed
  game.where[character] = where
  const all = allSeats(game)
  if (where === HIDDEN) game.knownBy[character] = 0
  else if (isOpen(where)) game.knownBy[character] = all
  else if (bits.transfer(game.knownBy[character] === all ? 1 : 0, 1) === 1)
    game.knownBy[character] = all
  else {
    const holder = seatAt(where)
    game.knownBy[character] = (1 << game.viewer) | (holder < 0 ? 0 : 1 << holder)
  }
}

const viewerFor = (seat: number): number => (seat === NO_SEAT ? ONLOOKER : seat)

/** A view as short text. The view must come from `viewOf`. */
export function encodeView(tables: Tables, { seat, game }: View): string {
  if (game.viewer !== viewerFor(seat))
    throw new ViewError(`this is not a view of seat ${seat}: call view() first`)
  const bits = new BitWriter()
  writeHeader(bits, tables, game)
  bits.transfer(game.viewer, 3)
  const prefix = prefixFor(tables, game)
  transferFields(bits, tables, game, VIEW_FIELDS, prefix)
  return finishText(bits, prefix, VIEW)
}

/** Reads a view from text. It is valid if an imagined game is legal and has exactly this view. */
export function decodeView(
  ctx: RulesContext,
  text: string,
  audit: (ctx: RulesContext) => string[],
): View {
  const { prefix, bits } = openText(text, ctx.tables, VIEW)
  const game = readHeader(bits, ctx.tables, VIEW)
  game.viewer = bits.transfer(0, 3)
  if (game.viewer !== ONLOOKER && game.viewer >= game.seats)
    throw new PositionError(
      'impossible',
      `the view belongs to a seat that does not exist: ${game.viewer}`,
    )
  transferFields(bits, ctx.tables, game, VIEW_FIELDS, prefix)
  bits.end()
  recomputeForView(ctx, game)
  const view = { seat: game.viewer === ONLOOKER ? NO_SEAT : game.viewer, game }
  ctx.game = imagineGame(ctx.tables, view, seedChance(0))
  ctx.sink = null
  recomputeDerived(ctx)
  const faults = audit(ctx)
  if (faults.length > 0) throw new PositionError('impossible', `not a legal view: ${faults[0]}`)
  if (encodeView(ctx.tables, viewOf(ctx.game, view.seat)) !== text)
    throw new PositionError('impossible', 'the view contradicts itself')
  return view
}

/** Like `recomputeDerived`, but keeps the card counts of the seats: they cannot be derived from hidden cards. */
function recomputeForView({ tables }: RulesContext, game: Game): void {
  const { handSize, pileSize, asideSize } = game
  const sizes = [handSize, pileSize, asideSize].map((list) => list.slice())
  recomputeDerived({ tables, game })
  game.handSize = sizes[0]
  game.pileSize = sizes[1]
  game.asideSize = sizes[2]
}
