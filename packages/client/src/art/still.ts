import { Component, type ComponentChild } from 'preact'

/**
 * A view of nothing but its props, made anew only with others: of a table most stays as it is, and
 * its pictures are the larger part of it.
 */
export function still<P extends object>(view: (props: P) => ComponentChild) {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now: Readonly<P> = this.props
      const keys = Object.keys({ ...now, ...next }) as (keyof P)[]
      return keys.some((key) => key !== 'children' && now[key] !== next[key])
    }
    override render(): ComponentChild {
      return view(this.props)
    }
  }
}
