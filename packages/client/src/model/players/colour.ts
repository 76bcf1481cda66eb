import { SEAT_COLOURS } from '@amalfi/wire/colours'

/** The colours that players can choose. Each has its own shape of sail. */
export const COLOURS = SEAT_COLOURS
/** A colour that a player can choose. */
export type Colour = (typeof COLOURS)[number]
/** The rival of the solo game has a colour that nobody can choose. */
export type ShipColour = Colour | 'slate'
