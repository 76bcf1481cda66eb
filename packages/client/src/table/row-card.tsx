import { renaissancePack } from '@amalfi/packs'
import { framedOf, medallionOf } from '@amalfi/text'
import { Drawing } from '../art/drawing.tsx'
import { IconLine } from '../art/icon-line.tsx'
import { type Drawn, ICON_NAMES } from '../art/icon-names.ts'
import { useScene } from './scene.tsx'
import { ThingView } from './thing.tsx'

const isDrawn = (name: string | null): name is Drawn => name !== null && name in ICON_NAMES

interface Props {
  readonly kind: 'artwork' | 'character' | 'destination'
  readonly id: string
  /** Where it lies: `artwork`, `tile`, `council`, `hand`, `court`, `pile`. */
  readonly at: string
  readonly slot?: string
  readonly turned?: boolean
}

/** A card: its picture, name, price, points, and what it does in signs. */
export function CardView({ kind, id, at, slot, turned = false }: Props) {
  const { card, speech } = useScene()
  const shown = card(kind, id)
  if (shown === undefined) return null
  const points = shown.points === null ? '' : speech.tongue.table.points(shown.points)
  const label = [shown.name, slot ?? '', shown.cost, points, shown.text]
    .filter((part) => part !== '')
    .join('. ')
  return (
    <ThingView
      thing={`${at}:${id}`}
      label={label}
      class={`card ${kind} ${shown.type} ${turned ? 'turned' : ''}`}
    >
      <Picture kind={kind} id={id} />
      <span class="name">{shown.name}</span>
      <span class="price">
        {shown.cost}
        {slot !== undefined && <em>{slot}</em>}
      </span>
      {shown.points !== null && <span class="worth">{shown.points}</span>}
      <IconLine icons={shown.icons} />
    </ThingView>
  )
}

function Picture({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  if (kind === 'character') {
    const person = renaissancePack.characters.find((one) => one.id === id)
    if (person === undefined) return null
    const { ring, trade, monogram } = medallionOf(person)
    return (
      <span class={`medallion ${ring}`}>
        {isDrawn(trade) ? <Drawing of={trade} /> : null}
        <b>{monogram}</b>
      </span>
    )
  }
  if (kind === 'destination') return null
  const work = renaissancePack.artworks.find((one) => one.id === id)
  const { frame } = work === undefined ? { frame: 'book' as const } : framedOf(work)
  return (
    <span class={`frame ${frame}`}>
      <Drawing of={frame} />
    </span>
  )
}
