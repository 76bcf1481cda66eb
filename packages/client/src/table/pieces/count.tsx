import type { ComponentChildren } from 'preact'
import { Drawing } from '../art/drawing.tsx'
import type { Sign } from '../signs/signs.ts'

interface Props {
  readonly sign: Sign
  /** What it is, for the tooltip and screen readers. */
  readonly words: string
  /** The `data-spot`, by which animations find it. */
  readonly spot?: string
  /** Whether the number is zero. */
  readonly none?: boolean
  readonly children: ComponentChildren
}

/** An icon with a number. */
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
