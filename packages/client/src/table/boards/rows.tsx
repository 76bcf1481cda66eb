import { ROWS, type Row } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { Locale } from '@amalfi/text'
import { TARGET_IN_ROW } from '../../model/game/targets.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { openDialog } from '../cards/enlarge.ts'
import { CardView } from '../choices/card-view.tsx'
import { useScene } from '../scene/scene.tsx'

const ORDER: readonly Row[] = [ROWS[1], ROWS[0], ROWS[2]]

/** Atlas, Workshop and Council, each from the most expensive slot to the one that gives bread. */
export function Rows() {
  return (
    <div class="rows">
      {ORDER.map((row) => (
        <RowView key={row} row={row} />
      ))}
    </div>
  )
}

function RowView({ row }: { readonly row: Row }) {
  const { boardView, translator } = useScene()
  const { terms, board } = translator.locale
  const { slots } = boardView.rows[row]
  return (
    <section class={`row ${row}`} aria-label={terms.rows[row]}>
      <div class="spine">
        <h2>{terms.rows[row]}</h2>
        <Piles row={row} />
      </div>
      <div class="slots">
        {slots.map(({ card, adds }, i) => (
          <div key={card ?? `empty ${i + 1}`} class="slot">
            {card === null ? (
              <div class="card empty">{board.empty}</div>
            ) : (
              <CardView
                kind={CARD_IN_ROW[row]}
                id={card}
                at={TARGET_IN_ROW[row]}
                slot={slotText(translator.locale, row, adds)}
              />
            )}
            <SlotTag row={row} adds={adds} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** The size of the deck, and a button that shows the discards. */
function Piles({ row }: { readonly row: Row }) {
  const { boardView, translator } = useScene()
  const { terms, board, details } = translator.locale
  const { deck, discard } = boardView.rows[row]
  const discards = details.discardsOf(terms.rows[row], discard.length)
  return (
    <>
      <button
        type="button"
        class="pile plain"
        aria-label={discards}
        title={discards}
        disabled={discard.length === 0}
        onClick={() => {
          openDialog.value = { show: 'discards', row }
        }}
      >
        <GameIcon of="discard" />
        {discard.length}
      </button>
      <span class="pile" title={board.deck(deck)}>
        <GameIcon of="draw" title={board.deck(deck)} />
        {deck}
      </span>
    </>
  )
}

function slotText({ details }: Locale, row: Row, adds: number): string {
  if (adds === 0) return ''
  if (adds < 0) return details.slotGives(-adds)
  return row === 'council' ? details.slotCosts(adds) : details.slotAdds(adds)
}

/** What the slot adds to the price or gives, as a tag above the card. */
function SlotTag({ row, adds }: { readonly row: Row; readonly adds: number }) {
  const { locale } = useScene().translator
  if (adds === 0) return null
  const gives = adds < 0
  return (
    <span class={`slot-tag ${gives ? 'gives' : ''}`} title={slotText(locale, row, adds)}>
      {gives || row !== 'council' ? '+' : '−'}
      {Math.abs(adds)}
      {(gives || row === 'council') && <GameIcon of="bread" />}
    </span>
  )
}
