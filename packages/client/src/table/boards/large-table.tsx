import type { Row } from '@amalfi/engine'
import type { CardKind } from '@amalfi/text'
import { LargeView } from '../cards/large-view.tsx'
import { Now } from '../choices/now.tsx'
import { OpenCard } from '../choices/open-card.tsx'
import { KIND_IN } from '../choices/row-card.tsx'
import { useScene } from '../scene/scene.tsx'
import { asEvolving } from '../scene/table-text.ts'
import { AllCards } from './all-cards.tsx'
import { LargeThing } from './large-thing.tsx'

const family = (kind: CardKind) =>
  kind === 'character' || kind === 'artwork' || kind === 'title' || kind === 'decree'
    ? kind
    : 'destination'

/** What can be looked at closely on a table. */
export function LargeTable() {
  const { card, translator } = useScene()
  return (
    <LargeView
      card={(kind, id) => {
        const found = card(family(kind), id)
        return found?.kind === 'privateDestination' && kind === 'evolvingDestination'
          ? asEvolving(found, translator)
          : found
      }}
      now={(target) => <Now target={target} />}
      also={(shown) =>
        shown.show === 'discards' ? (
          <Discards row={shown.row} />
        ) : shown.show === 'cards' ? (
          <AllCards seat={shown.seat} />
        ) : shown.show === 'thing' ? (
          <LargeThing target={shown.target} />
        ) : null
      }
    />
  )
}

/** The discards of a row face up, the newest first. */
function Discards({ row }: { readonly row: Row }) {
  const { look, translator, card } = useScene()
  const { terms, details } = translator.locale
  const { discard } = look.rows[row]
  const cards = discard.toReversed().flatMap((id) => card(KIND_IN[row], id) ?? [])
  return (
    <>
      <h2 id="large-title">{details.discardsOf(terms.rows[row], discard.length)}</h2>
      <ol class="discards">
        {cards.map((one) => (
          <li key={one.id}>
            <OpenCard card={one} />
          </li>
        ))}
      </ol>
    </>
  )
}
