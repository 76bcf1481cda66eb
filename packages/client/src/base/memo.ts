import { Component, type ComponentChild } from 'preact'

/** Whether two props objects are equal. It is called hundreds of times, so it allocates nothing. */
function sameProps<P extends object>(a: P, b: P): boolean {
  for (const key in a) if (key !== 'children' && a[key] !== b[key]) return false
  for (const key in b) if (!(key in a)) return false
  return true
}

/**
 * A component that is rendered again only when its props change. It must depend on nothing else.
 * Most of a table stays the same from move to move.
 */
export function memo<P extends object>(
  view: (props: P) => ComponentChild,
  same: (a: Readonly<P>, b: Readonly<P>) => boolean = sameProps,
) {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next)
    }
    override render(): ComponentChild {
      return view(this.props)
    }
  }
}
