import type { Words } from '../words.ts'

export const kinds = (w: Words) => ({
  any: `${w.destination}1か所`,
  public: `${w.publicDestination}1か所`,
  evolving: `${w.evolvingDestination}1か所`,
  own: `${w.ownDestination}1${w.destinationCounter}`,
  other: `${w.destinationOfAnother}1${w.destinationCounter}`,
  new: `その${w.discoverable}`,
})

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

/** The terms of a purchase, for the brackets after the verb. */
export const purchaseTerms = ({ less, slot, with: paid }: Terms): string[] => [
  less === undefined ? '' : `コスト−${less}`,
  slot === undefined ? '' : '枠の追加コスト無視',
  paid === undefined ? '' : '好きな資源で払える',
]

export const breadLess = (w: Words, less: number | undefined): string =>
  less === undefined ? '' : `払う${w.bread}−${less}個`

export const busyToo = (busy: true | undefined): string => (busy ? '船がいてもよい' : '')
