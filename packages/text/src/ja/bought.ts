export const KINDS = {
  any: '目的地1か所',
  public: '公共目的地1か所',
  evolving: '発展目的地1か所',
  own: '自分の目的地1か所',
  other: '他プレイヤーの目的地1か所',
  new: 'その目的地',
} as const

interface Terms {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
}

/** On what terms something is bought. */
export const bought = ({ less, slot, with: paid }: Terms): string[] => [
  less === undefined ? '' : `コスト−${less}`,
  slot === undefined ? '' : '枠の追加コスト無視',
  paid === undefined ? '' : '好きな資源で払える',
]

export const breadLess = (less: number | undefined): string =>
  less === undefined ? '' : `払うパン−${less}個`

export const busyToo = (busy: true | undefined): string => (busy ? '船がいてもよい' : '')
