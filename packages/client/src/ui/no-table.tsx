import { useLayoutEffect } from 'preact/hooks'
import { locale } from './locale.ts'
import { addressOf, noTable } from './screen.ts'

/** The head of the page is that of a page: there is no table here. */
export function useNoTable(): void {
  useLayoutEffect(() => {
    noTable.value = true
  }, [])
}

/** Why there is no game here, and the way to what there is. */
export function NoSuchGame({ children }: { readonly children: string }) {
  useNoTable()
  return (
    <div class="page" role="alert">
      <p>{children}</p>
      <a href={addressOf({ name: 'home' })}>{locale.value.app.home}</a>
    </div>
  )
}
