import type { ComponentChildren } from 'preact'
import { GameIcon } from '../art/game-icon.tsx'
import type { GameIconName } from '../icons/game-icons.ts'

interface Props {
  readonly icon: GameIconName
  /** What it is, for the tooltip and screen readers. */
  readonly words: string
  /** The `data-counter`, by which animations find it. */
  readonly counter?: string
  /** Whether the number is zero. */
  readonly none?: boolean
  readonly children: ComponentChildren
}

/** An icon with a number. */
export const Count = ({ icon, words, counter, none = false, children }: Props) => (
  <span
    class={none ? 'count none' : 'count'}
    role="img"
    aria-label={words}
    title={words}
    data-counter={counter}
  >
    <GameIcon of={icon} />
    <b>{children}</b>
  </span>
)
