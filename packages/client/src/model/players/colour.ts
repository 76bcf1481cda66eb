/** The colours of ships that can be chosen; each has a sail of its own shape. */
export const COLOURS = ['vermilion', 'azure', 'green', 'ochre', 'violet'] as const
export type Colour = (typeof COLOURS)[number]
/** The rival of the solo game has a colour that nobody can choose. */
export type ShipColour = Colour | 'slate'
