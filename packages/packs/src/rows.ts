import type { Row } from '@amalfi/engine'

/** What lies in each row. */
export const CARD_IN_ROW = {
  workshop: 'artwork',
  atlas: 'destination',
  council: 'character',
} as const satisfies Readonly<Record<Row, string>>

/** The row in which each kind lies. */
export const ROW_OF_CARD: { readonly [R in Row as (typeof CARD_IN_ROW)[R]]: R } = {
  artwork: 'workshop',
  destination: 'atlas',
  character: 'council',
}
