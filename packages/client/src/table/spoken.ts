import { type BoardView, coversOf } from '@amalfi/engine'
import { type Card, type CardKind, type Locale, type Speech, speechOf } from '@amalfi/text'
import { localeOf } from '../app/locale.ts'
import { namesOf } from '../game/names.ts'
import type { Table } from '../game/table.ts'
import { gameOf } from '../games/games.ts'

/** The words for a table. */
export interface Spoken {
  readonly speech: Speech
  readonly card: (
    kind: 'artwork' | 'character' | 'destination' | 'title' | 'decree',
    id: string,
  ) => Card | undefined
}

/** A card as what it is where it covers an evolving place: nothing to buy, and with a character. */
export const asEvolving = (card: Card, { locale: { cards } }: Speech): Card => ({
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
  { destination, cover }: Pick<BoardView['destinations'][number], 'destination' | 'cover'>,
): Card | undefined {
  const found = card('destination', cover ?? destination)
  return found === undefined || cover === null ? found : asEvolving(found, speech)
}

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

function spokenBy({ players, rules }: Table, said: Locale): Spoken {
  const speech = speechOf(gameOf(rules.game).pack, said, {
    players: namesOf(players, said),
    printing: rules.tables.printing,
  })
  const cards = new Map(speech.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { speech, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

interface Last {
  readonly table: Table
  readonly said: Locale
  readonly covers: string
  readonly spoken: Spoken
}
let last: Last | undefined

/** It puts every card into words, which takes as long as to show them: so it is done once. */
export function spokenAt(table: Table, look: BoardView): Spoken {
  const said = localeOf(gameOf(table.rules.game).name)
  const known = last?.table === table && last.said === said ? last : undefined
  const laid = coversOf(look)
  const covers = [...laid].join(' ')
  if (known?.covers === covers) return known.spoken
  const { speech, card } = known?.spoken ?? spokenBy(table, said)
  const spoken = { speech: speech.covered(laid), card }
  last = { table, said, covers, spoken }
  return spoken
}
