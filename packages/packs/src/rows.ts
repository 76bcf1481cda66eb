import type { Row } from '@amalfi/engine'

/** The kind of card in each row. */
export const CARD_IN_ROW = {
  workshop: 'artwork',
  atlas: 'destination',
  council: 'character',
} as const satisfies Readonly<Record<Row, string>>

/** The row of each kind of card. */
export const ROW_OF_CARD: { readonly [R in Row as (typeof CARD_IN_ROW)[R]]: R } = {
  artwork: 'workshop',
  destination: 'atlas',
  character: 'council',
}
