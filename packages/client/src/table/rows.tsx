import { ROWS, type Row } from '@amalfi/engine'
import { CardView } from './row-card.tsx'
import { useScene } from './scene.tsx'

const KINDS = { workshop: 'artwork', atlas: 'destination', council: 'character' } as const
const AT = { workshop: 'artwork', atlas: 'tile', council: 'council' } as const
const ORDER: readonly Row[] = [ROWS[1], ROWS[0], ROWS[2]]

/** Atlas, Workshop and Council, each from the dearest slot to the one that gives bread. */
export function Rows() {
  const { look, speech } = useScene()
  const { terms, table, cards } = speech.tongue
  return (
    <div class="rows">
      {ORDER.map((row) => (
        <section key={row} class={`row ${row}`}>
          <h2>
            {terms.rows[row]} <small data-deck={row}>{table.deck(look.rows[row].deck)}</small>
          </h2>
          <div class="slots">
            {look.rows[row].slots.map(({ card, adds }, i) => {
              const slot = adds > 0 ? `+${adds}` : adds < 0 ? `(${cards.cost(-adds, [])})` : ''
              return card === null ? (
                <div key={`empty ${row} ${i + 1}`} class="card empty">
                  {table.empty}
                </div>
              ) : (
                <CardView
                  key={card}
                  kind={KINDS[row]}
                  id={card}
                  at={AT[row]}
                  {...(slot === '' ? {} : { slot })}
                />
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
