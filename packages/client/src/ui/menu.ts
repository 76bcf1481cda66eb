import { useEffect, useState } from 'preact/hooks'

export interface Menu {
  readonly open: boolean
  readonly toggle: () => void
  readonly close: () => void
}

/** A menu within something: whoever touches anything else, or leaves it by key, is done with it. */
export function useMenu(within: string): Menu {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const away = new AbortController()
    const { signal } = away
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(within) !== null)) setOpen(false)
    }
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('click', elsewhere, { signal })
    addEventListener('keydown', pressed, { signal })
    return () => away.abort()
  }, [open])
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
