import { HOLDS } from '@amalfi/engine'
import { CARD_KINDS, type Card, type CardKind, cardTypeName } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { GameIcon } from '../../table/art/game-icon.tsx'
import { layout } from '../../ui/layout.ts'
import { locale } from '../../ui/locale.ts'
import { activeFilters, type CardQuery } from './card-query.ts'

const PROVENANCES = ['printed', 'reconstructed'] as const

interface Props extends FilterProps {
  /** How many cards match. */
  readonly found: number
}

/** Text search and filters for cards. On a phone the filters are folded at first. */
export function CardFilter({ cards, query, setQuery, found }: Props) {
  const { reference } = locale.value
  const [open, setOpen] = useState(false)
  const isPhone = layout.value === 'phone'
  return (
    <search class="card-filter">
      <div class="card-search">
        <input
          type="search"
          value={query.text}
          placeholder={reference.search}
          aria-label={reference.search}
          onInput={({ currentTarget }) => setQuery({ ...query, text: currentTarget.value })}
        />
        {isPhone && (
          <button
            type="button"
            class="filters-toggle"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {reference.filters(activeFilters(query))}
          </button>
        )}
      </div>
      {(open || !isPhone) && (
        <>
          <KindFilter cards={cards} query={query} setQuery={setQuery} />
          <ValueFilter query={query} setQuery={setQuery} />
        </>
      )}
      <p class="match-count" role="status">
        {found === 0 ? reference.noCardsFound : reference.cardsFound(found)}
      </p>
    </search>
  )
}

interface FilterProps {
  readonly cards: readonly Card[]
  readonly query: CardQuery
  readonly setQuery: (query: CardQuery) => void
}

/** Buttons for the kinds of cards, and for the types of the chosen kind. */
function KindFilter({ cards, query, setQuery }: FilterProps) {
  const { terms, reference } = locale.value
  const types = [
    ...new Set(cards.filter(({ kind }) => kind === query.kind).map(({ type }) => type)),
  ].filter((type) => type !== '')
  const kindButton = (kind: CardKind | null, name: string) => (
    <button
      key={name}
      type="button"
      aria-pressed={query.kind === kind}
      onClick={() => setQuery({ ...query, kind, type: null })}
    >
      {name}
    </button>
  )
  return (
    <>
      <div class="filter-buttons">
        {kindButton(null, reference.allKinds)}
        {CARD_KINDS.filter((kind) => cards.some((card) => card.kind === kind)).map((kind) =>
          kindButton(kind, terms.kinds[kind]),
        )}
      </div>
      {types.length > 0 && (
        <div class="filter-buttons types">
          {types.map((type) => (
            <FilterButton key={type} field="type" value={type} query={query} setQuery={setQuery}>
              {cardTypeName(terms, type)}
            </FilterButton>
          ))}
        </div>
      )}
    </>
  )
}

type FilterField = 'type' | 'paidIn' | 'source'

interface FilterButtonProps<Field extends FilterField> extends Omit<FilterProps, 'cards'> {
  readonly field: Field
  readonly value: NonNullable<CardQuery[Field]>
  readonly children: ComponentChildren
}

/** A button that switches a filter on and off. */
function FilterButton<Field extends FilterField>({
  field,
  value,
  query,
  setQuery,
  children,
}: FilterButtonProps<Field>) {
  const isSet = query[field] === value
  return (
    <button
      type="button"
      aria-pressed={isSet}
      onClick={() => setQuery({ ...query, [field]: isSet ? null : value })}
    >
      {children}
    </button>
  )
}

/** Buttons for the resource that pays for a card, and for the provenance of its values. */
function ValueFilter({ query, setQuery }: Omit<FilterProps, 'cards'>) {
  const { terms, reference } = locale.value
  return (
    <>
      <fieldset class="filter-buttons">
        <legend>{reference.paidInFilter}</legend>
        {HOLDS.map((hold) => (
          <FilterButton key={hold} field="paidIn" value={hold} query={query} setQuery={setQuery}>
            <GameIcon of={hold} /> {terms.places[hold]}
          </FilterButton>
        ))}
      </fieldset>
      <fieldset class="filter-buttons">
        <legend>{reference.provenanceFilter}</legend>
        {PROVENANCES.map((source) => (
          <FilterButton
            key={source}
            field="source"
            value={source}
            query={query}
            setQuery={setQuery}
          >
            {reference.provenance[source]}
          </FilterButton>
        ))}
      </fieldset>
    </>
  )
}
