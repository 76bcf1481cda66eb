import { allSeats, isOpen, seatAt } from '../state/card-location.ts'
import { seedChance } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { type Game, HIDDEN, ONLOOKER } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { type BitStream, BitWriter } from './bits.ts'
import {
  finishText,
  type HiddenFields,
  LONGEST_POSITION,
  openText,
  prefixFor,
  readHeader,
  recomputeDerived,
  type TextFormat,
  transferFields,
  writeHeader,
} from './position.ts'
import { PositionError, ViewError } from './rules.ts'
import { imagineGame, NO_SEAT, type View, viewOf } from './view.ts'

/**
 * Longer text is no view, and is refused unread. With the packs here views stay below 450 characters.
 * A view says less than its position, so the same limit does.
 */
export const LONGEST_VIEW = LONGEST_POSITION

/** The mark keeps a view from being taken for a position. */
const VIEW: TextFormat = { name: 'view', mark: 'V', maxLength: LONGEST_VIEW }

const COUNT_BITS = 8
const WHERE_BITS = 5
/** Stands for HIDDEN; no place has this code. */
const HIDDEN_CODE = 2 ** WHERE_BITS - 1

/** Only what the viewer knows. Of hidden cards there is no more than how many lie where. */
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

/** Who knows of a character follows from its place, except whether all know a card that lies hidden. */
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

/** The text of a view that `viewOf` made. */
export function encodeView(tables: Tables, { seat, game }: View): string {
  if (game.viewer !== viewerFor(seat))
    throw new ViewError(`this is not what seat ${seat} sees: make a view of the game first`)
  const bits = new BitWriter()
  writeHeader(bits, tables, game)
  bits.transfer(game.viewer, 3)
  const prefix = prefixFor(tables, game)
  transferFields(bits, tables, game, VIEW_FIELDS, prefix)
  return finishText(bits, prefix, VIEW)
}

/** The view of a text. It is sound if a legal position can be imagined that looks just like it. */
export function decodeView(
  ctx: RulesContext,
  text: string,
  audit: (ctx: RulesContext) => string[],
): View {
  const { prefix, bits } = openText(text, ctx.tables, VIEW)
  const game = readHeader(bits, ctx.tables, VIEW)
  game.viewer = bits.transfer(0, 3)
  if (game.viewer !== ONLOOKER && game.viewer >= game.seats)
    throw new PositionError('impossible', `nobody has the seat that sees the view: ${game.viewer}`)
  transferFields(bits, ctx.tables, game, VIEW_FIELDS, prefix)
  bits.end()
  recomputeForView(ctx, game)
  const view = { seat: game.viewer === ONLOOKER ? NO_SEAT : game.viewer, game }
  ctx.game = imagineGame(ctx.tables, view, seedChance(0))
  ctx.sink = null
  recomputeDerived(ctx)
  const faults = audit(ctx)
  if (faults.length > 0) throw new PositionError('impossible', `no legal view: ${faults[0]}`)
  if (encodeView(ctx.tables, viewOf(ctx.game, view.seat)) !== text)
    throw new PositionError('impossible', 'the view says what does not fit together')
  return view
}

/** As for a position, but how many cards somebody holds was written: not all of them are seen. */
function recomputeForView({ tables }: RulesContext, game: Game): void {
  const { handSize, pileSize, asideSize } = game
  const sizes = [handSize, pileSize, asideSize].map((list) => list.slice())
  recomputeDerived({ tables, game })
  game.handSize = sizes[0]
  game.pileSize = sizes[1]
  game.asideSize = sizes[2]
}
