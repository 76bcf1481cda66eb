import { HOLDS } from '@amalfi/engine'
import { type Card, type CardKind, speechOf } from '@amalfi/text'
import { useMemo, useState } from 'preact/hooks'
import { tongue } from '../app/tongue.ts'
import { Drawing } from '../art/drawing.tsx'
import { LargeView } from '../cards/large-view.tsx'
import { shown } from '../games/shown.ts'
import { GameSwitch } from '../games/switch.tsx'
import { EVERYTHING, fits, KINDS, namesIn, type Wanted } from './gallery.ts'
import '../style/reading.css'
import { GalleryCard } from './gallery-card.tsx'

const PROVENANCES = ['printed', 'reconstructed'] as const

/** Every card there is, to be looked through. */
export function CardsPage() {
  const { page, start, terms } = tongue.value
  const { pack, name } = shown.value
  const cards = useMemo(() => speechOf(pack, tongue.value).cards, [pack, tongue.value])
  const namesOf = useMemo(() => namesIn(pack), [pack])
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING)
  const found = cards.filter((card) => fits(card, wanted, namesOf(card)))
  const kinds = KINDS.filter((kind) => found.some((card) => card.kind === kind))
  return (
    // Pictures stay as they are while their props do: those of another game are others.
    <div key={name} class="page gallery">
      <LargeView card={(kind, id) => cards.find((card) => card.kind === kind && card.id === id)} />
      <h1>{page.cards}</h1>
      <GameSwitch />
      <search class="sieve">
        <input
          type="search"
          value={wanted.words}
          placeholder={start.search}
          aria-label={start.search}
          onInput={({ currentTarget }) => setWanted({ ...wanted, words: currentTarget.value })}
        />
        <Kinds cards={cards} wanted={wanted} want={setWanted} />
        <Values wanted={wanted} want={setWanted} />
        <p class="found" role="status">
          {found.length === 0 ? start.nothingFound : start.found(found.length)}
        </p>
      </search>
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

interface KindsProps {
  readonly cards: readonly Card[]
  readonly wanted: Wanted
  readonly want: (wanted: Wanted) => void
}

/** Buttons for the kinds, and for the types of the kind that is wanted. */
function Kinds({ cards, wanted, want }: KindsProps) {
  const { start, terms } = tongue.value
  const types = [
    ...new Set(cards.filter(({ kind }) => kind === wanted.kind).map(({ type }) => type)),
  ].filter((type) => type !== '')
  const typeName: Readonly<Record<string, string>> = {
    ...terms.characterTypes,
    ...terms.artTypes,
    ...terms.shades,
  }
  const kind = (one: CardKind | null, name: string) => (
    <button
      key={name}
      type="button"
      aria-pressed={wanted.kind === one}
      onClick={() => want({ ...wanted, kind: one, type: null })}
    >
      {name}
    </button>
  )
  return (
    <>
      <div class="kinds">
        {kind(null, start.allKinds)}
        {KINDS.filter((one) => cards.some((card) => card.kind === one)).map((one) =>
          kind(one, terms.kinds[one]),
        )}
      </div>
      {types.length > 0 && (
        <div class="kinds types">
          {types.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={wanted.type === type}
              onClick={() => want({ ...wanted, type: wanted.type === type ? null : type })}
            >
              {typeName[type]}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Buttons for what a card is paid in, and for where its values are from. */
function Values({ wanted, want }: Omit<KindsProps, 'cards'>) {
  const { reading, terms, page } = tongue.value
  return (
    <>
      <fieldset class="kinds">
        <legend>{reading.paidIn}</legend>
        {HOLDS.map((hold) => (
          <button
            key={hold}
            type="button"
            aria-pressed={wanted.paidIn === hold}
            onClick={() => want({ ...wanted, paidIn: wanted.paidIn === hold ? null : hold })}
          >
            <Drawing of={hold} /> {terms.places[hold]}
          </button>
        ))}
      </fieldset>
      <fieldset class="kinds">
        <legend>{reading.values}</legend>
        {PROVENANCES.map((source) => (
          <button
            key={source}
            type="button"
            aria-pressed={wanted.source === source}
            onClick={() => want({ ...wanted, source: wanted.source === source ? null : source })}
          >
            {page.provenance[source]}
          </button>
        ))}
      </fieldset>
    </>
  )
}
