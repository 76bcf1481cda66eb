import { Mark } from './marks.tsx'
import type { Menu } from './menu.ts'
import { tongue } from './tongue.ts'

/** Where there is no room for the ways to other pages, it unfolds them. */
export function MenuButton({ open, toggle }: Pick<Menu, 'open' | 'toggle'>) {
  return (
    <button
      type="button"
      class="plain"
      aria-label={tongue.value.handheld.menu}
      aria-expanded={open}
      onClick={toggle}
    >
      <Mark of={open ? 'close' : 'menu'} />
    </button>
  )
}
