import { CardFace } from '../cards/face.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

interface Props {
  readonly kind: 'artwork' | 'character' | 'destination'
  readonly id: string
  /** Where it lies: `artwork`, `tile`, `council`, `hand`, `court`, `pile`. */
  readonly at: string
  /** What its slot adds, in words. */
  readonly slot?: string
  readonly turned?: boolean
}

/** A card that lies somewhere on the table. */
export function CardView({ kind, id, at, slot = '', turned = false }: Props) {
  const { card, speech } = useScene()
  const shown = card(kind, id)
  if (shown === undefined) return null
  const { table } = speech.tongue
  const label = [
    shown.name,
    turned ? table.engaged : '',
    slot,
    shown.cost,
    shown.points === null ? '' : table.points(shown.points),
    shown.text,
  ]
    .filter((part) => part !== '')
    .join('. ')
  return (
    <ThingView
      thing={`${at}:${id}`}
      label={label}
      class={`card ${kind} ${shown.type} ${turned ? 'turned' : ''}`}
    >
      <CardFace card={shown} />
    </ThingView>
  )
}
