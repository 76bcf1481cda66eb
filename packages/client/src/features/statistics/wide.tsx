import type { ComponentChildren } from 'preact'

interface Props {
  readonly name: string
  readonly children: ComponentChildren
}

/** Room for a table that may be wider than the page: it scrolls by itself, by keyboard too. */
export const Wide = ({ name, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
  <section class="wide" aria-label={name} tabIndex={0}>
    {children}
  </section>
)
