import { IconLine } from '../art/icon-line.tsx'
import { CardName } from '../cards/name.tsx'
import { CARTOUCHE, type Cartouche } from '../chart/cartouches.ts'
import { CHART } from '../chart/projection.ts'
import { Docked, whoIsThere } from './docked.tsx'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

const part = (of: number, all: number): string => `${((of / all) * 100).toFixed(2)}%`

/** A destination of the board: what it costs and brings, its dock and its lighthouse. */
export function Place({ id, x, y }: Cartouche) {
  const { look, card, speech } = useScene()
  const place = look.destinations.find(({ destination }) => destination === id)
  const shown = card('destination', place?.cover ?? id)
  if (place === undefined || shown === undefined) return null
  const own = speech.names.destination(id)
  const { tongue } = speech
  // A covered place keeps its own name for whoever looks for it.
  const names = place.cover === null ? [own] : [own, shown.name]
  const text = place.cover === null ? shown.text : tongue.cards.evolving(shown.text)
  return (
    <ThingView
      thing={`place:${id}`}
      label={[...names, text, ...whoIsThere(place, speech)].join('. ')}
      class={`cartouche ${place.kind}`}
      style={{
        left: part(x - CARTOUCHE.width / 2, CHART.width),
        top: part(y - CARTOUCHE.height / 2, CHART.height),
        width: part(CARTOUCHE.width, CHART.width),
        height: part(CARTOUCHE.height, CHART.height),
      }}
    >
      <span class="place" data-card={`${shown.kind}:${shown.id}`}>
        <CardName name={shown.name} />
        <span class="gives">
          <IconLine icons={shown.icons} />
          {place.kind === 'evolving' && place.cover !== null && (
            <IconLine icons={[{ icon: 'take' }]} />
          )}
        </span>
        <Docked place={place} />
      </span>
    </ThingView>
  )
}
