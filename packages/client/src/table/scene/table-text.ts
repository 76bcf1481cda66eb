import { type BoardView, coversOf } from '@amalfi/engine'
import { type Card, type CardKind, type Locale, type Translator, translatorFor } from '@amalfi/text'
import { gameOfRules } from '../../model/game/rules.ts'
import { namesOf } from '../../model/players/names.ts'
import type { Table } from '../../model/session/table.ts'
import { localeOf } from '../../ui/locale.ts'

/** The texts of a table in the current language. */
export interface TableText {
  readonly translator: Translator
  readonly card: (
    kind: 'artwork' | 'character' | 'destination' | 'title' | 'decree',
    id: string,
  ) => Card | undefined
}

/** A tile that covers an evolving destination: it has no price, and also gives a character. */
export const asEvolving = (card: Card, { locale: { cards } }: Translator): Card => ({
  ...card,
  kind: 'evolvingDestination',
  text: cards.evolving(card.text),
  icons: [...card.icons, { icon: 'then' }, { icon: 'take' }],
  cost: '',
  price: null,
  points: null,
})

/** The card of a destination on the table. A covered destination shows the card that covers it. */
export function shownDestination(
  { card, translator }: TableText,
  { destination, cover }: Pick<BoardView['destinations'][number], 'destination' | 'cover'>,
): Card | undefined {
  const found = card('destination', cover ?? destination)
  return found === undefined || cover === null ? found : asEvolving(found, translator)
}

const family = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

function makeTableText({ players, rules }: Table, locale: Locale): TableText {
  const translator = translatorFor(gameOfRules(rules).pack, locale, {
    players: namesOf(players, locale),
    printing: rules.tables.printing,
  })
  const cards = new Map(translator.cards.map((card) => [`${family(card.kind)} ${card.id}`, card]))
  return { translator, card: (kind, id) => cards.get(`${kind} ${id}`) }
}

interface CacheEntry {
  readonly table: Table
  readonly locale: Locale
  /** The covered destinations as one string, to compare them. */
  readonly coversKey: string
  readonly text: TableText
}
let last: CacheEntry | undefined

/** The texts for a board view. They are cached, since translating all cards is slow. */
export function tableTextAt(table: Table, board: BoardView): TableText {
  const locale = localeOf(gameOfRules(table.rules).name)
  const cached = last?.table === table && last.locale === locale ? last : undefined
  const covers = coversOf(board)
  const coversKey = [...covers].join(' ')
  if (cached?.coversKey === coversKey) return cached.text
  const { translator, card } = cached?.text ?? makeTableText(table, locale)
  const text = { translator: translator.withCovers(covers), card }
  last = { table, locale, coversKey, text }
  return text
}
