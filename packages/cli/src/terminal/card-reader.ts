import type { BoardView, Described } from '@amalfi/engine'
import { type Card, type CardKind, cardTypeName, type Translator } from '@amalfi/text'

/** Reads the cards of a pack aloud, each on a line. */
export class CardReader {
  private readonly translator: Translator
  private readonly cards = new Map<string, Card>()

  constructor(translator: Translator) {
    this.translator = translator
    for (const card of translator.cards) this.cards.set(`${kindOf(card.kind)} ${card.id}`, card)
  }

  /** Everything about a card but its name: type, cost, points, text. */
  details(kind: string, id: string): string {
    const card = this.cards.get(`${kind} ${id}`)
    if (card === undefined) return ''
    const { terms, board } = this.translator.locale
    const points = card.points === null ? '' : board.points(card.points)
    return [cardTypeName(terms, card.type), card.cost, points, card.text]
      .filter((part) => part)
      .join(' · ')
  }

  /** Every card, under the heading of its kind. */
  all(): string[] {
    const { kinds } = this.translator.locale.terms
    return (Object.keys(kinds) as CardKind[]).flatMap((kind) => [
      kinds[kind],
      ...this.translator.cards
        .filter((card) => card.kind === kind)
        .map((card) => `   ${card.name} · ${this.details(kindOf(kind), card.id)}`),
    ])
  }

  /** What a tile on an evolving place does; its cost and points do not count. */
  coverText(id: string): string {
    const card = this.cards.get(`destination ${id}`)
    return card === undefined ? '' : this.translator.locale.cards.evolving(card.text)
  }

  /** The cards with these words in their name. */
  find(words: string): string[] {
    const wanted = plain(words)
    return this.translator.cards
      .filter((card) => plain(card.name).includes(wanted))
      .map((card) => `${card.name} · ${this.details(kindOf(card.kind), card.id)}`)
  }

  /** What a choice leads to, where a card tells it; a covered place acts as its cover. */
  choiceDetails(choice: Described, look: BoardView): string {
    if ('pack' in choice) return this.translator.plan(choice.pack)
    if ('artwork' in choice) return this.details('artwork', choice.artwork)
    // What is invited already costs nothing more.
    if (choice.do === 'engage' || choice.do === 'borrow' || choice.do === 'resolve')
      return this.cards.get(`character ${choice.character}`)?.text ?? ''
    if ('character' in choice) return this.details('character', choice.character)
    if (choice.do !== 'navigate' && choice.do !== 'discover' && choice.do !== 'visit') return ''
    const { to } = choice
    const cover = look.destinations.find(({ destination }) => destination === to)?.cover
    return cover ? this.coverText(cover) : this.details('destination', to)
  }
}

/** Destinations of all kinds share their ids. */
const kindOf = (kind: CardKind): string => (kind.endsWith('Destination') ? 'destination' : kind)

/** Without capitals and accents, so that `raphael` finds Raphaël. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[«»“”『』「」]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
