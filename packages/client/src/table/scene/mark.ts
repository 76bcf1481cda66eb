import { useLayoutEffect } from 'preact/hooks'

/** What can lie on a sheet, or stand above it, and changes how the rest is laid out. */
export type Mark = 'has-hands' | 'has-dealt' | 'has-result' | 'has-replay' | 'has-watch'

/**
 * The sheet tells by a class what is on it, or nothing if that is null. Styles could find it with
 * :has(), but then every change anywhere on the sheet would be looked through for it.
 */
export function useMark(mark: Mark | null): void {
  useLayoutEffect(() => {
    if (mark === null) return
    const marks = document.querySelector('.table-layout')?.classList
    marks?.add(mark)
    return () => marks?.remove(mark)
  }, [mark])
}
