import type { Standing } from '@amalfi/engine'

/** Two places that only the points from titles keep apart, or a place that is shared. */
export type Tie =
  | { readonly kind: 'broken'; readonly ahead: Standing; readonly behind: Standing }
  | { readonly kind: 'stands'; readonly shared: readonly Standing[] }

/** Everything about a standing that its points alone do not explain (REN-END-2, REN-END-3). */
export function tiesOf(standings: readonly Standing[]): Tie[] {
  const inOrder = standings.toSorted((a, b) => a.place - b.place)
  return inOrder.flatMap((one, i): Tie[] => {
    const before = inOrder[i - 1]
    const shared = inOrder.filter(({ place }) => place === one.place)
    const broken = before?.score === one.score && before.place < one.place
    return [
      ...(broken ? [{ kind: 'broken' as const, ahead: before, behind: one }] : []),
      ...(shared.length > 1 && shared[0] === one ? [{ kind: 'stands' as const, shared }] : []),
    ]
  })
}
