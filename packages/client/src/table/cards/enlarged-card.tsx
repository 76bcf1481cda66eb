import { type Card, cardTypeName } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { locale } from '../../ui/locale.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { CardFace } from './face.tsx'
import { Legend } from './legend.tsx'
import { RelatedRules } from './related-rules.tsx'

interface Props {
  readonly card: Card
  /** What can be done with the card where it is. */
  readonly children?: ComponentChildren
}

/** A large card with its text, the meaning of its icons, its rules and its source. */
export function EnlargedCard({ card, children }: Props) {
  const { terms, board, details } = locale.value
  const facts = [
    cardTypeName(terms, card.type) || terms.kinds[card.kind],
    card.cost,
    card.points === null ? '' : board.points(card.points),
  ]
  return (
    <div class="enlarged-card">
      <div class="enlarged-face" aria-hidden="true">
        <CardFace card={card} />
      </div>
      <div class="enlarged-text">
        <h2 id="card-dialog-title">{card.name}</h2>
        <p class="facts">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {card.text !== '' && <p class="text">{card.text}</p>}
        {card.icons.length > 0 && <Legend icons={card.icons} />}
        {children}
        <RelatedRules rules={currentKind.value.ruleOf.card(card)} />
        <p class={`source ${card.source}`}>
          {card.source === 'reconstructed' && <sup>*</sup>}
          <span>{details.source[card.source]}</span>
        </p>
      </div>
    </div>
  )
}
