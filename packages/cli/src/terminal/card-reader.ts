import type { BoardView, Described } from '@amalfi/engine'
import { type Card, type CardKind, cardTypeName, type Translator } from '@amalfi/text'

/** Finds and formats the cards of a pack, one line each. */
export class CardReader {
  private readonly translator: Translator
  private readonly cards = new Map<string, Card>()

  constructor(translator: Translator) {
    this.translator = translator
    for (const card of translator.cards) this.cards.set(`${kindOf(card.kind)} ${card.id}`, card)
  }

  /** Type, cost, points and text of a card. */
  details(kind: string, id: string): string {
    const card = this.cards.get(`${kind} ${id}`)
    if (card === undefined) return ''
    const { terms, board } = this.translator.locale
    const points = card.points === null ? '' : board.points(card.points)
    return [cardTypeName(terms, card.type), card.cost, points, card.text]
      .filter((part) => part)
      .join(' · ')
  }

  /** All cards under the headings of their kinds. */
  all(): string[] {
    const { kinds } = this.translator.locale.terms
    return (Object.keys(kinds) as CardKind[]).flatMap((kind) => [
      kinds[kind],
      ...this.translator.cards
        .filter((card) => card.kind === kind)
        .map((card) => `   ${card.name} · ${this.details(kindOf(kind), card.id)}`),
    ])
  }

  /** The text of a tile on an evolving destination. Its cost and points do not count. */
  coverText(id: string): string {
    const card = this.cards.get(`destination ${id}`)
    return card === undefined ? '' : this.translator.locale.cards.evolving(card.text)
  }

  /** The cards with these words in their names. */
  find(words: string): string[] {
    const wanted = plain(words)
    return this.translator.cards
      .filter((card) => plain(card.name).includes(wanted))
      .map((card) => `${card.name} · ${this.details(kindOf(card.kind), card.id)}`)
  }

  /** The text of the card or destination of a choice. A covered destination acts as its tile. */
  choiceDetails(choice: Described, view: BoardView): string {
    if ('pack' in choice) return this.translator.plan(choice.pack)
    if ('artwork' in choice) return this.details('artwork', choice.artwork)
    // An invited character costs nothing more, so only its text is shown.
    if (choice.do === 'engage' || choice.do === 'borrow' || choice.do === 'resolve')
      return this.cards.get(`character ${choice.character}`)?.text ?? ''
    if ('character' in choice) return this.details('character', choice.character)
    if (choice.do !== 'navigate' && choice.do !== 'discover' && choice.do !== 'visit') return ''
    const { to } = choice
    const cover = view.destinations.find(({ destination }) => destination === to)?.cover
    return cover ? this.coverText(cover) : this.details('destination', to)
  }
}

/** All kinds of destinations share one set of ids. */
const kindOf = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

/** Removes capitals and accents, so that `raphael` finds Raphaël. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[«»“”『』「」]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
