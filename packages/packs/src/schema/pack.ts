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
import { eachOf, forms, small, someOf, whole } from './forms.ts'

/** A table that is no card says where it comes from as a whole. */
const sourced = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ value, source: v.picklist(['printed', 'reconstructed']) })

const slotRow = v.pipe(v.array(whole(-1, 9)), v.minLength(4), v.maxLength(6))
const icons = v.pipe(v.array(v.nullable(effect)), v.length(6))
const scores = v.pipe(v.array(whole(0, 9999)), v.length(3))

const asIcons = v.literal('icons')
const byIcon = someOf(BONUS_ICONS, v.array(id))
export const answers = forms<'icons' | v.InferOutput<typeof byIcon>>(
  v.union([asIcons, byIcon]),
  (input) => (typeof input === 'string' ? asIcons : byIcon),
  '"icons", or lists of destinations by icon',
)

/** The pack: everything of the game that is printed on a card, a tile or a board. */
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
  /** What the packs of starting hands are called, and what each is good for. */
  startingPacks: v.optional(v.array(startingPack)),
  titles: v.array(title),
  decrees: v.array(decree),
  slots: sourced(v.strictObject({ workshop: slotRow, atlas: slotRow, council: slotRow })),
  shipIcons: sourced(icons),
  lighthouseIcons: sourced(icons),
  squares: sourced(v.strictObject({ dark: squares, light: squares })),
  /** By period: points added to each item that the decree names (REN-DEC-12). */
  boardPoints: sourced(v.pipe(v.array(someOf(ITEMS, small)), v.length(4))),
  solo: v.strictObject({
    /** Titles needed at the end of periods I to IV. */
    titles: sourced(eachOf(RIVALS, v.pipe(v.array(small), v.length(4)))),
    /** Where the second, third and fourth rank begin. */
    ranks: sourced(eachOf(PRINTINGS, scores)),
    /**
     * The destinations that answer to a bonus of the rightmost artwork; `icons`: those that show
     * its icon (REN-SOL-12).
     */
    answers: sourced(answers),
    /** What a title is worth alone, by the period it is taken in (ORI-SOL-1). */
    squares: v.optional(sourced(squares)),
  }),
})

export type Pack = v.InferOutput<typeof packSchema>
