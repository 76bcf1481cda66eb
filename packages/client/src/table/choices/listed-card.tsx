import type { Card } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { enlarge } from '../cards/enlarge.ts'
import { CardFace } from '../cards/face.tsx'

interface Props {
  readonly card: Card
  /** A player has it, so it shows no price. */
  readonly owned?: boolean
  readonly class?: string
  /** Further texts for screen readers. */
  readonly extraText?: readonly string[]
  /** Pieces on the card. */
  readonly children?: ComponentChildren
}

/** A card in a list. A click enlarges it. */
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
