import { SHADES } from '@amalfi/engine'
import { type Card, type CardKind, type CardType, cardTypeName } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { seatStyle } from '../../model/players/seat-colours.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { Goals } from '../../table/boards/goals.tsx'
import { Places } from '../../table/boards/places.tsx'
import { Rows } from '../../table/boards/rows.tsx'
import { openDialog } from '../../table/cards/enlarge.ts'
import { CardFace } from '../../table/cards/face.tsx'
import { AllIcons } from '../../table/cards/legend.tsx'
import { Chart } from '../../table/chart/chart.tsx'
import { Counters } from '../../table/pieces/counters.tsx'
import { SceneProvider, sceneOf } from '../../table/scene/scene.tsx'
import { locale } from '../../ui/locale.ts'
import { exampleTable } from './example-table.ts'

/** Parts of a table, drawn by the components of the table. */
const PARTS = {
  chart: Chart,
  board: Places,
  granary: Counters,
  rows: Rows,
  goals: Goals,
} as const
type Part = keyof typeof PARTS

/** Selects a card as an example of its kind or type. */
interface CardExample {
  readonly kind: CardKind
  readonly type?: CardType
}

/** The pictures of a section: parts of a table, cards, or all icons. */
interface SectionPictures {
  readonly parts?: readonly Part[]
  readonly cards?: readonly CardExample[]
  readonly icons?: true
}

/** By the id of the section. */
export const PICTURES: Readonly<Partial<Record<string, SectionPictures>>> = {
  table: { parts: ['chart', 'board'] },
  setup: { parts: ['goals'] },
  rows: { parts: ['rows'] },
  navigation: { cards: [{ kind: 'publicDestination' }, { kind: 'privateDestination' }] },
  lighthouses: { parts: ['granary'] },
  evolving: { cards: [{ kind: 'evolvingDestination' }] },
  acquisition: {
    cards: (['book', 'painting', 'monument'] as const).map((type) => ({ kind: 'artwork', type })),
  },
  discovery: { cards: [{ kind: 'privateDestination' }] },
  invitation: {
    cards: (['immediate', 'permanent', 'engageable', 'endgame'] as const).map((type) => ({
      kind: 'character',
      type,
    })),
  },
  engagement: { cards: [{ kind: 'character', type: 'engageable' }] },
  construction: { parts: ['board'] },
  bread: { parts: ['granary'] },
  decrees: { cards: [{ kind: 'decree' }] },
  titles: {
    cards: SHADES.map((type) => ({ kind: 'title', type })),
  },
  words: { icons: true },
}

interface Props {
  readonly section: string
  readonly cards: readonly Card[]
}

/** The pictures of a section. */
export function Pictures({ section, cards }: Props) {
  const shown = PICTURES[section]
  if (shown === undefined) return null
  return (
    <div class="rule-pictures">
      {shown.cards?.map((example) => (
        <CardPicture key={`${example.kind} ${example.type}`} of={example} cards={cards} />
      ))}
      {shown.parts?.map((part) => (
        <PartPicture key={part} part={part} />
      ))}
      {shown.icons && <AllIcons />}
    </div>
  )
}

function CardPicture({ of, cards }: { readonly of: CardExample; readonly cards: readonly Card[] }) {
  const { terms, details } = locale.value
  const card = cards.find(
    ({ kind, type }) => kind === of.kind && (of.type === undefined || type === of.type),
  )
  if (card === undefined) return null
  return (
    <figure class="card-picture">
      <button
        type="button"
        class="holder"
        title={details.openCard}
        onClick={() => {
          openDialog.value = { show: 'card', kind: card.kind, id: card.id }
        }}
      >
        <span class="visually-hidden">
          {[card.name, card.text].filter((part) => part !== '').join('. ')}
        </span>
        <CardFace card={card} />
      </button>
      <figcaption>
        {card.name} <small>{cardTypeName(terms, card.type) || terms.kinds[card.kind]}</small>
      </figcaption>
    </figure>
  )
}

function PartPicture({ part }: { readonly part: Part }) {
  const PartView = PARTS[part]
  return (
    <figure>
      <ExampleTable class={part}>
        <PartView />
      </ExampleTable>
      <figcaption>{locale.value.reference.pictures[part]}</figcaption>
    </figure>
  )
}

/** Shows a part of the example table. It is inert and hidden from screen readers. */
function ExampleTable({
  class: part,
  children,
}: {
  readonly class: string
  readonly children: ComponentChildren
}) {
  const table = exampleTable(currentKind.value.name)
  const scene = useMemo(() => sceneOf(table), [locale.value])
  return (
    <div class={`example of-${part}`} style={seatStyle(table.players)} inert aria-hidden="true">
      <SceneProvider value={scene}>{children}</SceneProvider>
    </div>
  )
}
