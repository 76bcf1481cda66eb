import { CARD_KINDS, translatorFor } from '@amalfi/text'
import { useMemo, useState } from 'preact/hooks'
import { currentKind, showsOlderCards } from '../../table/appearance/current-kind.ts'
import { CardDialog } from '../../table/cards/card-dialog.tsx'
import { locale } from '../../ui/locale.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { showGame } from '../games/shown-game.ts'
import { ALL_CARDS, type CardQuery, matches, namesOfCards } from './card-query.ts'
import '../../style/features/reading.css'
import { CardFilter } from './card-filter.tsx'
import { GalleryCard } from './gallery-card.tsx'

/** The gallery of all cards, with search and filters. */
export function CardsPage() {
  const { terms, app } = locale.value
  const { pack, name } = currentKind.value
  const cards = useMemo(() => translatorFor(pack, locale.value).cards, [pack, locale.value])
  const namesOf = useMemo(() => namesOfCards(pack), [pack])
  const [query, setQuery] = useState<CardQuery>(ALL_CARDS)
  const found = cards.filter((card) => matches(card, query, namesOf(card)))
  const kinds = CARD_KINDS.filter((kind) => found.some((card) => card.kind === kind))
  return (
    // The key makes pictures of another game new, since they are memoised by their props.
    <div key={`${name} ${showsOlderCards.value}`} class="page gallery">
      <CardDialog card={(kind, id) => cards.find((card) => card.kind === kind && card.id === id)} />
      <h1>{app.cards}</h1>
      <GameSwitch />
      {showsOlderCards.value && <OlderCards />}
      <CardFilter cards={cards} query={query} setQuery={setQuery} found={found.length} />
      {kinds.map((kind) => (
        <section key={kind} aria-label={terms.kinds[kind]}>
          <h2>{terms.kinds[kind]}</h2>
          <ul>
            {found
              .filter((card) => card.kind === kind)
              .map((card) => (
                <GalleryCard key={card.id} card={card} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Says that the cards are those of an older table, and offers the current ones. */
function OlderCards() {
  const { saves } = locale.value
  return (
    <p role="status">
      {saves.olderCards}{' '}
      <button type="button" onClick={() => void showGame(currentKind.value.name)}>
        {saves.currentCards}
      </button>
    </p>
  )
}
