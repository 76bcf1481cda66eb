import { translatorFor } from '@amalfi/text'
import { useMemo, useState } from 'preact/hooks'
import { shown, showsOlderCards } from '../../table/appearance/shown-kind.ts'
import { CardDialog } from '../../table/cards/card-dialog.tsx'
import { locale } from '../../ui/locale.ts'
import { GameSwitch } from '../games/game-switch.tsx'
import { showGame } from '../games/shown-game.ts'
import { EVERYTHING, fits, KINDS, namesIn, type Wanted } from './gallery.ts'
import '../../style/features/reading.css'
import { CardFilter } from './card-filter.tsx'
import { GalleryCard } from './gallery-card.tsx'

/** Every card there is, to be looked through. */
export function CardsPage() {
  const { terms, app } = locale.value
  const { pack, name } = shown.value
  const cards = useMemo(() => translatorFor(pack, locale.value).cards, [pack, locale.value])
  const namesOf = useMemo(() => namesIn(pack), [pack])
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING)
  const found = cards.filter((card) => fits(card, wanted, namesOf(card)))
  const kinds = KINDS.filter((kind) => found.some((card) => card.kind === kind))
  return (
    // Pictures stay as they are while their props do: those of another game are others.
    <div key={`${name} ${showsOlderCards.value}`} class="page gallery">
      <CardDialog card={(kind, id) => cards.find((card) => card.kind === kind && card.id === id)} />
      <h1>{app.cards}</h1>
      <GameSwitch />
      {showsOlderCards.value && <OlderCards />}
      <CardFilter cards={cards} wanted={wanted} want={setWanted} found={found.length} />
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

/** The cards of the table that one came from are not those of today. */
function OlderCards() {
  const { saves } = locale.value
  return (
    <p role="status">
      {saves.olderCards}{' '}
      <button type="button" onClick={() => void showGame(shown.value.name)}>
        {saves.currentCards}
      </button>
    </p>
  )
}
