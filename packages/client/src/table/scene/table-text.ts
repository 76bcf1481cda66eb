import { type BoardView, coversOf } from '@amalfi/engine'
import { type Card, type CardKind, type Locale, type Translator, translatorFor } from '@amalfi/text'
import { gameOfRules } from '../../model/game/rules.ts'
import { namesOf } from '../../model/players/names.ts'
import type { Table } from '../../model/session/table.ts'
import { localeOf } from '../../ui/locale.ts'

/** The words for a table. */
export interface TableText {
  readonly translator: Translator
  readonly card: (
    kind: 'artwork' | 'character' | 'destination' | 'title' | 'decree',
    id: string,
  ) => Card | undefined
}

/** A card as what it is where it covers an evolving place: nothing to buy, and with a character. */
export const asEvolving = (card: Card, { locale: { cards } }: Translator): Card => ({
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
  { card, translator }: TableText,
  { destination, cover }: Pick<BoardView['destinations'][number], 'destination' | 'cover'>,
): Card | undefined {
  const found = card('destination', cover ?? destination)
  return found === undefined || cover === null ? found : asEvolving(found, translator)
}

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

function spokenBy({ players, rules }: Table, said: Locale): TableText {
  const translator = translatorFor(gameOfRules(rules).pack, said, {
    players: namesOf(players, said),
    printing: rules.tables.printing,
  })
  const cards = new Map(translator.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { translator, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

interface Last {
  readonly table: Table
  readonly said: Locale
  readonly covers: string
  readonly spoken: TableText
}
let last: Last | undefined

/** It puts every card into words, which takes as long as to show them: so it is done once. */
export function tableTextAt(table: Table, look: BoardView): TableText {
  const said = localeOf(gameOfRules(table.rules).name)
  const known = last?.table === table && last.said === said ? last : undefined
  const laid = coversOf(look)
  const covers = [...laid].join(' ')
  if (known?.covers === covers) return known.spoken
  const { translator, card } = known?.spoken ?? spokenBy(table, said)
  const spoken = { translator: translator.covered(laid), card }
  last = { table, said, covers, spoken }
  return spoken
}
