import { Component, type ComponentChild } from 'preact'

/** Whether two sets of props have the same in them. It is asked hundreds of times and makes no lists. */
function sameProps<P extends object>(one: P, other: P): boolean {
  for (const key in one) if (key !== 'children' && one[key] !== other[key]) return false
  for (const key in other) if (!(key in one)) return false
  return true
}

/**
 * A view of nothing but its props, made anew only with others: of a table most stays as it is, and
 * its pictures are the larger part of it.
 */
export function memo<P extends object>(
  view: (props: P) => ComponentChild,
  same: (one: Readonly<P>, other: Readonly<P>) => boolean = sameProps,
) {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next)
    }
    override render(): ComponentChild {
      return view(this.props)
    }
  }
}
