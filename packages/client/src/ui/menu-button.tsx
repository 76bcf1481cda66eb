import { locale } from './locale.ts'
import { Mark } from './marks.tsx'
import type { Menu } from './menu.ts'

/** Where there is no room for the ways to other pages, it unfolds them. */
export function MenuButton({ open, toggle }: Pick<Menu, 'open' | 'toggle'>) {
  return (
    <button
      type="button"
      class="plain"
      aria-label={locale.value.handheld.menu}
      aria-expanded={open}
      onClick={toggle}
    >
      <Mark of={open ? 'close' : 'menu'} />
    </button>
  )
}
