import type { Row } from '@amalfi/engine'
import type { CardKind } from '@amalfi/text'
import { CardFace } from '../cards/face.tsx'
import { enlarge } from '../cards/large.ts'
import { LargeView } from '../cards/large-view.tsx'
import { KIND_IN } from './row-card.tsx'
import { useScene } from './scene.tsx'

const family = (kind: CardKind) =>
  kind === 'character' || kind === 'artwork' || kind === 'title' || kind === 'decree'
    ? kind
    : 'destination'

/** What can be looked at closely on a table. */
export function LargeTable() {
  const { card } = useScene()
  return (
    <LargeView
      card={(kind, id) => card(family(kind), id)}
      also={(shown) => (shown.show === 'discards' ? <Discards row={shown.row} /> : null)}
    />
  )
}

/** The discards of a row face up, the newest first. */
function Discards({ row }: { readonly row: Row }) {
  const { look, speech, card } = useScene()
  const { closer, terms } = speech.tongue
  const { discard } = look.rows[row]
  const cards = discard.toReversed().flatMap((id) => card(KIND_IN[row], id) ?? [])
  return (
    <>
      <h2 id="large-title">{closer.discardsOf(terms.rows[row], discard.length)}</h2>
      <ol class="discards">
        {cards.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              class="discarded"
              onClick={({ currentTarget }) => {
                const face = currentTarget.querySelector<HTMLElement>('[data-card]')
                if (face !== null) enlarge(face)
              }}
            >
              <span class="unseen">
                {[one.name, one.text].filter((part) => part !== '').join('. ')}
              </span>
              <CardFace card={one} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
