import { renaissancePack } from '@amalfi/packs'
import { type CardKind, speechOf } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'

export function CardsPage() {
  const { page, terms, table } = tongue.value
  const { cards } = speechOf(renaissancePack, tongue.value)
  return (
    <div class="page">
      <h1>{page.cards}</h1>
      {(Object.keys(terms.kinds) as CardKind[]).map((kind) => (
        <section key={kind}>
          <h2>{terms.kinds[kind]}</h2>
          <ul>
            {cards
              .filter((card) => card.kind === kind)
              .map((card) => (
                <li key={card.id}>
                  <strong>{card.name}</strong>
                  {card.cost !== '' && ` · ${card.cost}`}
                  {card.points !== null && ` · ${table.points(card.points)}`} · {card.text}{' '}
                  <small>{page.provenance[card.source]}</small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
