import type { ComponentChildren } from 'preact'

interface Props {
  readonly name: string
  readonly children: ComponentChildren
}

/** Wraps a table that may be wider than the page, so that it can be scrolled, by keyboard too. */
export const ScrollableTable = ({ name, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus to be scrolled by keyboard
  <section class="scrollable-table" aria-label={name} tabIndex={0}>
    {children}
  </section>
)
