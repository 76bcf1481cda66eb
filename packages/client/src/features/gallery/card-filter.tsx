import { HOLDS } from '@amalfi/engine'
import type { Card, CardKind } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Drawing } from '../../table/art/drawing.tsx'
import { layout } from '../../ui/layout.ts'
import { locale } from '../../ui/locale.ts'
import { filtersOf, KINDS, type Wanted } from './gallery.ts'

const PROVENANCES = ['printed', 'reconstructed'] as const

interface Props extends KindsProps {
  /** How many cards fit. */
  readonly found: number
}

/** What is looked for: words, and filters, which a phone folds until they are wanted. */
export function CardFilter({ cards, wanted, want, found }: Props) {
  const { reference } = locale.value
  const [open, setOpen] = useState(false)
  const folds = layout.value === 'phone'
  return (
    <search class="card-filter">
      <div class="words">
        <input
          type="search"
          value={wanted.words}
          placeholder={reference.search}
          aria-label={reference.search}
          onInput={({ currentTarget }) => want({ ...wanted, words: currentTarget.value })}
        />
        {folds && (
          <button type="button" class="folding" aria-expanded={open} onClick={() => setOpen(!open)}>
            {reference.filters(filtersOf(wanted))}
          </button>
        )}
      </div>
      {(open || !folds) && (
        <>
          <Kinds cards={cards} wanted={wanted} want={want} />
          <Values wanted={wanted} want={want} />
        </>
      )}
      <p class="found" role="status">
        {found === 0 ? reference.noCardsFound : reference.cardsFound(found)}
      </p>
    </search>
  )
}

interface KindsProps {
  readonly cards: readonly Card[]
  readonly wanted: Wanted
  readonly want: (wanted: Wanted) => void
}

/** Buttons for the kinds, and for the types of the kind that is wanted. */
function Kinds({ cards, wanted, want }: KindsProps) {
  const { terms, reference } = locale.value
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
        {kind(null, reference.allKinds)}
        {KINDS.filter((one) => cards.some((card) => card.kind === one)).map((one) =>
          kind(one, terms.kinds[one]),
        )}
      </div>
      {types.length > 0 && (
        <div class="kinds types">
          {types.map((type) => (
            <Filter key={type} of="type" is={type} wanted={wanted} want={want}>
              {typeName[type]}
            </Filter>
          ))}
        </div>
      )}
    </>
  )
}

interface FilterProps<Of extends 'type' | 'paidIn' | 'source'> extends Omit<KindsProps, 'cards'> {
  readonly of: Of
  readonly is: NonNullable<Wanted[Of]>
  readonly children: ComponentChildren
}

/** A filter that is set by a press, and taken away by another. */
function Filter<Of extends 'type' | 'paidIn' | 'source'>({
  of,
  is,
  wanted,
  want,
  children,
}: FilterProps<Of>) {
  const set = wanted[of] === is
  return (
    <button
      type="button"
      aria-pressed={set}
      onClick={() => want({ ...wanted, [of]: set ? null : is })}
    >
      {children}
    </button>
  )
}

/** Buttons for what a card is paid in, and for where its values are from. */
function Values({ wanted, want }: Omit<KindsProps, 'cards'>) {
  const { terms, reference } = locale.value
  return (
    <>
      <fieldset class="kinds">
        <legend>{reference.paidInFilter}</legend>
        {HOLDS.map((hold) => (
          <Filter key={hold} of="paidIn" is={hold} wanted={wanted} want={want}>
            <Drawing of={hold} /> {terms.places[hold]}
          </Filter>
        ))}
      </fieldset>
      <fieldset class="kinds">
        <legend>{reference.provenanceFilter}</legend>
        {PROVENANCES.map((source) => (
          <Filter key={source} of="source" is={source} wanted={wanted} want={want}>
            {reference.provenance[source]}
          </Filter>
        ))}
      </fieldset>
    </>
  )
}
