import { effect, signal } from '@preact/signals'

/** How a screen is laid out: for a desk, for a tablet, or for a phone. */
export type Layout = 'desk' | 'tablet' | 'phone'

/**
 * The first that fits. A phone that lies on its side is low, not narrow; and a window that is zoomed
 * until little fits in is like one.
 */
const QUERIES = [
  ['phone', '(max-width: 699px), (max-height: 499px)'],
  ['tablet', '(max-width: 899px), (pointer: coarse)'],
] as const satisfies readonly (readonly [Layout, string])[]

const queries = QUERIES.map(([name, query]) => [name, matchMedia(query)] as const)
const fitting = (): Layout => queries.find(([, { matches }]) => matches)?.[0] ?? 'desk'

export const layout = signal<Layout>(fitting())
for (const [, query] of queries)
  query.addEventListener('change', () => {
    layout.value = fitting()
  })

// The styles know it from here, so that the breakpoints stand in one place.
effect(() => {
  const { dataset, classList } = document.documentElement
  dataset.layout = layout.value
  classList.toggle('handheld', layout.value !== 'desk')
})
