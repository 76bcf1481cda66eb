/** The colours that players can choose. */
export const SEAT_COLOURS = ['vermilion', 'azure', 'green', 'ochre', 'violet'] as const
