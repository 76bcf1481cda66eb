import { BONUS_ICONS, ITEMS, PRINTINGS, RIVALS } from '@amalfi/engine'
import * as v from 'valibot'
import {
  artwork,
  character,
  decree,
  evolvingDestination,
  id,
  privateDestination,
  publicDestination,
  squares,
  startingPack,
  title,
} from './cards.ts'
import { effect } from './effects.ts'
import { integer, small, unionOf, withAllKeys, withSomeKeys } from './schemas.ts'

/** A table of the boards with its source. */
const sourced = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ value, source: v.picklist(['printed', 'reconstructed']) })

const slotRow = v.pipe(v.array(integer(-1, 9)), v.minLength(4), v.maxLength(6))
const icons = v.pipe(v.array(v.nullable(effect)), v.length(6))
const scores = v.pipe(v.array(integer(0, 9999)), v.length(3))

const asIcons = v.literal('icons')
const byIcon = withSomeKeys(BONUS_ICONS, v.array(id))
export const answers = unionOf<'icons' | v.InferOutput<typeof byIcon>>(
  v.union([asIcons, byIcon]),
  (input) => (typeof input === 'string' ? asIcons : byIcon),
  '"icons", or lists of destinations by icon',
)

/** A pack: everything of a game that is printed on cards, tiles and boards. */
export const packSchema = v.strictObject({
  /** The version of this format. */
  amalfi: v.literal(1),
  game: v.picklist(['renaissance', 'original']),
  name: id,
  publicDestinations: v.array(publicDestination),
  evolvingDestinations: v.array(evolvingDestination),
  privateDestinations: v.array(privateDestination),
  artworks: v.array(artwork),
  characters: v.array(character),
  /** The names and plans of the starting packs. */
  startingPacks: v.optional(v.array(startingPack)),
  titles: v.array(title),
  decrees: v.array(decree),
  slots: sourced(v.strictObject({ workshop: slotRow, atlas: slotRow, council: slotRow })),
  shipIcons: sourced(icons),
  lighthouseIcons: sourced(icons),
  squares: sourced(v.strictObject({ dark: squares, light: squares })),
  /** The points that the board adds to each item of a decree, by period (REN-DEC-12). */
  boardPoints: sourced(v.pipe(v.array(withSomeKeys(ITEMS, small)), v.length(4))),
  solo: v.strictObject({
    /** Titles needed at the end of periods I to IV. */
    titles: sourced(withAllKeys(RIVALS, v.pipe(v.array(small), v.length(4)))),
    /** The points at which the second, third and fourth rank begin. */
    ranks: sourced(withAllKeys(PRINTINGS, scores)),
    /**
     * The destinations that answer a bonus of the rightmost artwork; `icons` means those that show
     * its icon (REN-SOL-12).
     */
    answers: sourced(answers),
    /** The points of a title in a solo game, by period (ORI-SOL-1). */
    squares: v.optional(sourced(squares)),
  }),
})

/** A pack of cards as data. Check it with `checkPack` and compile it with `compile` to play it. */
export type Pack = v.InferOutput<typeof packSchema>
