import type { BoardView } from '@amalfi/engine'
import type { Card } from '@amalfi/text'
import { targetId } from '../../model/game/targets.ts'
import { IconLine } from '../art/icon-line.tsx'
import { cardAttribute } from '../cards/enlarge.ts'
import { CardName } from '../cards/name.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { DestinationPieces, destinationPiecesText } from '../pieces/destination-pieces.tsx'
import { type Scene, useScene } from '../scene/scene.tsx'
import { shownDestination } from '../scene/table-text.ts'

interface Row {
  readonly destination: BoardView['destinations'][number]
  readonly card: Card
  readonly isAvailable: boolean
}

/** The destinations of the board by name. */
function rowsOf(scene: Scene): readonly Row[] {
  const { boardView, translator, targets } = scene
  const inOrder = new Intl.Collator(translator.locale.language)
  return boardView.destinations
    .filter(({ kind }) => kind !== 'private')
    .flatMap((destination): Row[] => {
      const card = shownDestination(scene, destination)
      const isAvailable = targets.has(targetId('destination', destination.destination))
      return card === undefined ? [] : [{ destination, card, isAvailable }]
    })
    .toSorted((a, b) => inOrder.compare(a.card.name, b.card.name))
}

/**
 * The destinations of the board as a list: first those that can be chosen now. Each is the same target as
 * on the chart, with its cost and effect, the ships at its dock and its lighthouses; one that cannot be
 * chosen says why.
 */
export function DestinationList() {
  const scene = useScene()
  const { handheld } = scene.translator.locale
  const rows = rowsOf(scene)
  const groups = [true, false].map((isAvailable) => ({
    isAvailable,
    rows: rows.filter((row) => row.isAvailable === isAvailable),
  }))
  return (
    <div class="destination-list">
      {groups.map(
        (group) =>
          group.rows.length > 0 && (
            <section key={String(group.isAvailable)}>
              <h2>
                {group.isAvailable
                  ? handheld.available(group.rows.length)
                  : handheld.unavailable(group.rows.length)}
              </h2>
              {group.rows.map((row) => (
                <DestinationRow key={row.destination.destination} {...row} />
              ))}
            </section>
          ),
      )}
    </div>
  )
}

function DestinationRow({ destination, card }: Row) {
  const { translator, refusals } = useScene()
  const target = targetId('destination', destination.destination)
  const [refused] = refusals.get(target) ?? []
  return (
    <TargetView
      target={target}
      label={[card.name, card.text, ...destinationPiecesText(destination, translator)].join('. ')}
      class={`listed-destination ${destination.kind}`}
    >
      <span class="listed-head" data-card={cardAttribute(card)}>
        <CardName name={card.name} />
        <span class="gives">
          <IconLine icons={card.icons} />
        </span>
        <DestinationPieces destination={destination} />
      </span>
      <span class="listed-text">{card.text}</span>
      {refused !== undefined && (
        <span class="listed-refusal">{translator.refusal(refused.refusal)}</span>
      )}
    </TargetView>
  )
}
