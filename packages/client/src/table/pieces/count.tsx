import type { ComponentChildren } from 'preact'
import { Drawing } from '../art/drawing.tsx'
import type { Sign } from '../signs/signs.ts'

interface Props {
  readonly sign: Sign
  /** What it is, for the tooltip and screen readers. */
  readonly words: string
  /** Where pieces come from and go to. */
  readonly spot?: string
  /** There is nothing of it. */
  readonly none?: boolean
  readonly children: ComponentChildren
}

/** A sign and a figure. */
export const Count = ({ sign, words, spot, none = false, children }: Props) => (
  <span
    class={none ? 'count none' : 'count'}
    role="img"
    aria-label={words}
    title={words}
    data-spot={spot}
  >
    <Drawing of={sign} />
    <b>{children}</b>
  </span>
)
