import { effect, signal } from '@preact/signals'

/** The layout of all pages. */
export type Layout = 'desktop' | 'tablet' | 'phone'

/**
 * The first match counts. A phone in landscape is low, not narrow; a desktop window at a high zoom
 * gets the layout of a phone too.
 */
const QUERIES = [
  ['phone', '(max-width: 699px), (max-height: 499px)'],
  ['tablet', '(max-width: 899px), (pointer: coarse)'],
] as const satisfies readonly (readonly [Layout, string])[]

const queries = QUERIES.map(([name, query]) => [name, matchMedia(query)] as const)
const currentLayout = (): Layout => queries.find(([, { matches }]) => matches)?.[0] ?? 'desktop'

/** The layout that fits the window and the pointer. */
export const layout = signal<Layout>(currentLayout())
for (const [, query] of queries)
  query.addEventListener('change', () => {
    layout.value = currentLayout()
  })

// The styles read these attributes, so that the breakpoints are in one place.
effect(() => {
  const { dataset, classList } = document.documentElement
  dataset.layout = layout.value
  classList.toggle('handheld', layout.value !== 'desktop')
})
