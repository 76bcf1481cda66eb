import type { Card } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { IconLine } from '../art/icon-line.tsx'

/** A card with its words beside it, and where its values are from. */
export function GalleryCard({ card }: { readonly card: Card }) {
  const { page, table } = tongue.value
  const { name, cost, points, text, icons, source } = card
  const price = [cost, points === null ? '' : table.points(points)].filter((part) => part !== '')
  return (
    <li class={`gallery-card ${card.kind} ${card.type}`}>
      <h3>{name}</h3>
      {price.length > 0 && <p class="price">{price.join(' · ')}</p>}
      <IconLine icons={icons} />
      {text !== '' && <p>{text}</p>}
      <p class={`source ${source}`}>{page.provenance[source]}</p>
    </li>
  )
}
