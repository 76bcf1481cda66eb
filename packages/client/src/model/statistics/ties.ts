import type { Standing } from '@amalfi/engine'

/** Equal scores: broken by titles or bread, or a shared place. */
export type Tie =
  | { readonly kind: 'broken'; readonly ahead: Standing; readonly behind: Standing }
  | { readonly kind: 'stands'; readonly shared: readonly Standing[] }

/** The ties among standings, which scores alone do not explain (REN-END-2, REN-END-3). */
export function tiesOf(standings: readonly Standing[]): Tie[] {
  const inOrder = standings.toSorted((a, b) => a.place - b.place)
  return inOrder.flatMap((standing, i): Tie[] => {
    const before = inOrder[i - 1]
    const shared = inOrder.filter(({ place }) => place === standing.place)
    const broken = before?.score === standing.score && before.place < standing.place
    return [
      ...(broken ? [{ kind: 'broken' as const, ahead: before, behind: standing }] : []),
      ...(shared.length > 1 && shared[0] === standing ? [{ kind: 'stands' as const, shared }] : []),
    ]
  })
}
