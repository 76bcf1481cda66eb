/** The colours that players can choose. Each has its own shape of sail. */
export const COLOURS = ['vermilion', 'azure', 'green', 'ochre', 'violet'] as const
/** A colour that a player can choose. */
export type Colour = (typeof COLOURS)[number]
/** The rival of the solo game has a colour that nobody can choose. */
export type ShipColour = Colour | 'slate'
