import { useEffect, useState } from 'preact/hooks'
import { useCloseOnBack } from './close-on-back.ts'
import { locale } from './locale.ts'
import { UiIcon } from './ui-icon.tsx'

/** The state of a menu, and how to change it. */
export interface Menu {
  readonly open: boolean
  readonly toggle: () => void
  readonly close: () => void
}

/** A menu inside the elements of this selector. A click outside of them or Escape closes it. */
export function useMenu(container: string): Menu {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    const onClick = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(container) !== null)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('click', onClick, { signal })
    addEventListener('keydown', onKeyDown, { signal })
    return () => listeners.abort()
  }, [open])
  useCloseOnBack(() => setOpen(false), open)
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}

/** The button that opens a menu with links to other pages, where there is no room for the links. */
export function MenuButton({ open, toggle }: Pick<Menu, 'open' | 'toggle'>) {
  return (
    <button
      type="button"
      class="plain"
      aria-label={locale.value.handheld.menu}
      aria-expanded={open}
      onClick={toggle}
    >
      <UiIcon of={open ? 'close' : 'menu'} />
    </button>
  )
}
