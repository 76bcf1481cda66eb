import type { Card } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { enlarge } from '../cards/enlarge.ts'
import { CardFace } from '../cards/face.tsx'

interface Props {
  readonly card: Card
  /** Somebody has it: its cost is paid. */
  readonly owned?: boolean
  readonly class?: string
  /** What is to be said of it besides. */
  readonly extraText?: readonly string[]
  /** What lies on it. */
  readonly children?: ComponentChildren
}

/** A card among others that are looked at together; a click shows it as large as one likes. */
export const ListedCard = ({
  card,
  owned = false,
  class: extra = '',
  extraText = [],
  children,
}: Props) => (
  <button
    type="button"
    class={`listed-card ${extra}`}
    onClick={({ currentTarget }) => {
      const face = currentTarget.querySelector<HTMLElement>('[data-card]')
      if (face !== null) enlarge(face)
    }}
  >
    <span class="visually-hidden">
      {[card.name, card.text, ...extraText].filter((part) => part !== '').join('. ')}
    </span>
    <CardFace card={card} now={owned ? null : undefined} />
    {children}
  </button>
)
