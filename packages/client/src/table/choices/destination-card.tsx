import { targetId } from '../../model/game/targets.ts'
import { CardFace } from '../cards/face.tsx'
import { DestinationPieces, destinationPiecesText } from '../pieces/destination-pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { TargetView } from './target-view.tsx'

/** A private destination that was discovered, with its dock and lighthouse. */
export function DestinationCard({ id }: { readonly id: string }) {
  const { boardView, card, translator } = useScene()
  const destination = boardView.destinations.find((one) => one.destination === id)
  const shown = card('destination', id)
  if (destination === undefined || shown === undefined) return null
  return (
    <TargetView
      target={targetId('destination', id)}
      label={[shown.name, shown.text, ...destinationPiecesText(destination, translator)].join('. ')}
      class="card destination owned"
    >
      <CardFace card={shown} now={null} />
      <DestinationPieces destination={destination} />
    </TargetView>
  )
}
