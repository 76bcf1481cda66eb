import { useLayoutEffect } from 'preact/hooks'
import { locale } from './locale.ts'
import { addressOf, gameNotFound } from './screen.ts'

/** Marks that the address names no game, so that the page gets the header of a page without a table. */
export function useGameNotFound(): void {
  useLayoutEffect(() => {
    gameNotFound.value = true
  }, [])
}

/** Says why there is no game at this address, with a link to the home page. */
export function GameNotFound({ children }: { readonly children: string }) {
  useGameNotFound()
  return (
    <div class="page" role="alert">
      <p>{children}</p>
      <a href={addressOf({ name: 'home' })}>{locale.value.app.home}</a>
    </div>
  )
}
