import { targetId } from '../../model/game/targets.ts'
import { CardFace } from '../cards/face.tsx'
import { PlacePieces, placePiecesText } from '../pieces/place-pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { TargetView } from './target-view.tsx'

/** A private destination that was discovered, with its dock and lighthouse. */
export function DestinationCard({ id }: { readonly id: string }) {
  const { boardView, card, translator } = useScene()
  const place = boardView.destinations.find(({ destination }) => destination === id)
  const shown = card('destination', id)
  if (place === undefined || shown === undefined) return null
  return (
    <TargetView
      target={targetId('place', id)}
      label={[shown.name, shown.text, ...placePiecesText(place, translator)].join('. ')}
      class="card destination owned"
    >
      <CardFace card={shown} now={null} />
      <PlacePieces place={place} />
    </TargetView>
  )
}
