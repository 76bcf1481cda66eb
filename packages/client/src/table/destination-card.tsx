import { IconLine } from '../art/icon-line.tsx'
import { Beacon, Hull } from './pieces.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

/** A private destination that was discovered, with its dock and lighthouse. */
export function DestinationCard({ id }: { readonly id: string }) {
  const { look, card, speech } = useScene()
  const place = look.destinations.find(({ destination }) => destination === id)
  const shown = card('destination', id)
  if (place === undefined || shown === undefined) return null
  return (
    <ThingView
      thing={`place:${id}`}
      label={`${shown.name}. ${shown.text}`}
      class="card destination owned"
    >
      <span class="name">{speech.names.destination(id)}</span>
      <IconLine icons={shown.icons} />
      <span class="docked">
        {place.ships.map(({ seat }) => (
          <Hull key={seat} seat={seat} />
        ))}
        {place.lighthouses.map((seat, slot) => (
          <Beacon key={`slot ${slot + 1}`} seat={seat} />
        ))}
      </span>
    </ThingView>
  )
}
