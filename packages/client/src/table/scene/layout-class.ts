import { useLayoutEffect } from 'preact/hooks'

/** A state of the table that changes its layout. */
export type LayoutClass =
  | 'dealing-hands'
  | 'viewing-first-hand'
  | 'has-result'
  | 'has-replay'
  | 'has-watch'

/**
 * Sets a class on the table layout while the component is mounted; null sets none. Styles could use
 * :has() instead, but the browser would then check the whole table at every change.
 */
export function useLayoutClass(name: LayoutClass | null): void {
  useLayoutEffect(() => {
    if (name === null) return
    const classes = document.querySelector('.table-layout')?.classList
    classes?.add(name)
    return () => classes?.remove(name)
  }, [name])
}
