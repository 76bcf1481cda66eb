/** With more columns the names of cards could not be read. */
const MOST_COLUMNS = 9

/** The columns of the own cards on a desktop. */
export interface CardColumns {
  readonly table: number
  readonly hand: number
  /** The cards on the table are lines with name and effect instead of faces. */
  readonly listed: boolean
}

const half = (cards: number): number => Math.ceil(cards / 2)

/**
 * Shares the own board between the cards on the table and in hand. They are in one row as long as their
 * names can be read; then the table gets two rows, then also the hand. If not even that leaves enough
 * width, the table becomes a list.
 */
export function cardColumns(onTable: number, inHand: number): CardColumns {
  const table = onTable + inHand <= MOST_COLUMNS ? onTable : half(onTable)
  const hand = table + inHand <= MOST_COLUMNS ? inHand : half(inHand)
  return { table, hand, listed: table + hand > MOST_COLUMNS }
}
