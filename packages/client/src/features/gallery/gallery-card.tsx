import { type Card, cardTypeName } from '@amalfi/text'
import { CardFace } from '../../table/cards/face.tsx'
import { locale } from '../../ui/locale.ts'

/** A card with its text beside it, and the provenance of its values. */
export function GalleryCard({ card }: { readonly card: Card }) {
  const { terms, board, reference } = locale.value
  const { name, cost, points, text, source, type } = card
  const price = [cost, points === null ? '' : board.points(points)].filter((part) => part !== '')
  return (
    <li class="gallery-card">
      <div class="holder" aria-hidden="true">
        <CardFace card={card} />
      </div>
      <div class="card-text">
        <h3>{name}</h3>
        {type !== '' && <p class="type">{cardTypeName(terms, type)}</p>}
        {price.length > 0 && <p class="price">{price.join(' · ')}</p>}
        {text !== '' && <p>{text}</p>}
        <p class={`source ${source}`}>{reference.provenance[source]}</p>
      </div>
    </li>
  )
}
