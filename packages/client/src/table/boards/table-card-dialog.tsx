import type { Row } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { CardKind } from '@amalfi/text'
import { CardDialog } from '../cards/card-dialog.tsx'
import { ListedCard } from '../choices/listed-card.tsx'
import { TargetActions } from '../choices/target-actions.tsx'
import { useScene } from '../scene/scene.tsx'
import { asEvolving } from '../scene/table-text.ts'
import { AllCards } from './all-cards.tsx'
import { BoardPlaceInfo } from './board-place-info.tsx'

const family = (kind: CardKind) =>
  kind === 'character' || kind === 'artwork' || kind === 'title' || kind === 'decree'
    ? kind
    : 'destination'

/** The dialog of a table. Besides cards it shows discards, all cards of a player, and places. */
export function TableCardDialog() {
  const { card, translator } = useScene()
  return (
    <CardDialog
      card={(kind, id) => {
        const found = card(family(kind), id)
        return found?.kind === 'privateDestination' && kind === 'evolvingDestination'
          ? asEvolving(found, translator)
          : found
      }}
      targetActions={(target) => <TargetActions target={target} />}
      otherContent={(shown) =>
        shown.show === 'discards' ? (
          <Discards row={shown.row} />
        ) : shown.show === 'cards' ? (
          <AllCards seat={shown.seat} />
        ) : shown.show === 'target' ? (
          <BoardPlaceInfo target={shown.target} />
        ) : null
      }
    />
  )
}

/** The discards of a row face up, the newest first. */
function Discards({ row }: { readonly row: Row }) {
  const { boardView, translator, card } = useScene()
  const { terms, details } = translator.locale
  const { discard } = boardView.rows[row]
  const cards = discard.toReversed().flatMap((id) => card(CARD_IN_ROW[row], id) ?? [])
  return (
    <>
      <h2 id="card-dialog-title">{details.discardsOf(terms.rows[row], discard.length)}</h2>
      <ol class="card-list">
        {cards.map((one) => (
          <li key={one.id}>
            <ListedCard card={one} />
          </li>
        ))}
      </ol>
    </>
  )
}
