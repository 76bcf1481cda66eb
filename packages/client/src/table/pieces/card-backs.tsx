import { useScene } from '../scene/scene.tsx'

/** Hidden cards, face down. */
export function CardBacks({ cards }: { readonly cards: number }) {
  const { dealing } = useScene().translator.locale
  if (cards <= 0) return null
  return (
    <span class="backs" role="img" aria-label={dealing.faceDown(cards)}>
      {Array.from({ length: cards }, (_, i) => (
        <span key={`back ${i + 1}`} class="card-back" />
      ))}
    </span>
  )
}
