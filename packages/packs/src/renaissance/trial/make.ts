import type { Hold } from '@amalfi/engine'
import type { Artwork } from '../../schema/cards.ts'
import type { Effect } from '../../schema/effects.ts'

/** Makes artworks of a type. The first resource can always pay. */
export const artworksOf =
  (type: Artwork['type'], first: Hold) =>
  (id: string, cost: number, points: number, bonus: Effect, second?: Hold): Artwork => ({
    id,
    type,
    cost,
    in: second === undefined ? [first] : [first, second],
    points,
    bonus,
  })
