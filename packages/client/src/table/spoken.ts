import { coversOf, type Look, type Printing } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { type Card, type CardKind, type Speech, speechOf, type Tongue } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { namesOf } from '../game/names.ts'
import type { Table } from '../game/table.ts'

/** The words for a table. */
export interface Spoken {
  readonly speech: Speech
  readonly card: (
    kind: 'artwork' | 'character' | 'destination' | 'title' | 'decree',
    id: string,
  ) => Card | undefined
}

/** A card as what it is where it covers an evolving place: nothing to buy, and with a character. */
export const asEvolving = (card: Card, { tongue: { cards } }: Speech): Card => ({
  ...card,
  kind: 'evolvingDestination',
  text: cards.evolving(card.text),
  icons: [...card.icons, { icon: 'then' }, { icon: 'take' }],
  cost: '',
  price: null,
  points: null,
})

/** The card of a destination that lies on the table: a covered place is what covers it. */
export function placeCard(
  { card, speech }: Spoken,
  { destination, cover }: Pick<Look['destinations'][number], 'destination' | 'cover'>,
): Card | undefined {
  const found = card('destination', cover ?? destination)
  return found === undefined || cover === null ? found : asEvolving(found, speech)
}

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

function spokenBy(said: Tongue, players: readonly string[], printing: Printing): Spoken {
  const speech = speechOf(renaissancePack, said, { players, printing })
  const cards = new Map(speech.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { speech, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

interface Last {
  readonly table: Table
  readonly said: Tongue
  readonly covers: string
  readonly spoken: Spoken
}
let last: Last | undefined

/** It puts every card into words, which takes as long as to show them: so it is done once. */
export function spokenAt(table: Table, look: Look): Spoken {
  const said = tongue.value
  const known = last?.table === table && last.said === said ? last : undefined
  const laid = coversOf(look)
  const covers = [...laid].join(' ')
  if (known?.covers === covers) return known.spoken
  const { speech, card } =
    known?.spoken ?? spokenBy(said, namesOf(table.players, said), table.rules.tables.printing)
  const spoken = { speech: speech.covered(laid), card }
  last = { table, said, covers, spoken }
  return spoken
}
