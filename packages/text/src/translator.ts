import {
  type Decision,
  type Described,
  type GameEvent,
  PRINTINGS,
  type Printing,
  type Refusal,
} from '@amalfi/engine'
import { allParts, type Effect, inPrinting, type Language, type Pack } from '@amalfi/packs'
import { type Card, cardsOf } from './cards/cards.ts'
import type { AskingFrame, Locale, Names } from './locale/locale.ts'
import { namesOf } from './locale/names.ts'

/**
 * The tile on each evolving destination, by the id of the destination. A covered destination has
 * the name of its tile.
 */
export type Covers = ReadonlyMap<string, string>

/**
 * Translates everything about a game with one pack into one language. Make it with `translatorFor`
 * and use it wherever a text about a game is shown.
 */
export interface Translator {
  readonly language: Language
  readonly locale: Locale
  readonly names: Names
  readonly cards: readonly Card[]
  /** Returns a translator in which exactly these destinations have the names of their tiles. */
  readonly withCovers: (covers: Covers) => Translator
  /** Returns the translator to use after this event. */
  readonly after: (event: GameEvent) => Translator
  /** The text of an event. Null if another event already says it. */
  readonly event: (event: GameEvent) => string | null
  readonly refusal: (refusal: Refusal) => string
  readonly prompt: (decision: Decision) => string
  /**
   * The card or place that caused a question. Empty if no card asks, or if the question already
   * names it.
   */
  readonly because: (decision: Decision) => string
  /** The plan of a starting pack; empty if the pack has none. */
  readonly plan: (id: string) => string
  /** The text of a decree in a period (0 to 3), including the points of the board (REN-DEC-12). */
  readonly decree: (id: string, period: number) => string
  /** The text of a choice. The decision it answers makes the text more precise. */
  readonly choice: (choice: Described, decision?: Decision) => string
}

interface Options {
  readonly players?: readonly string[]
  readonly printing?: Printing
}

export function translatorFor(pack: Pack, locale: Locale, options: Options = {}): Translator {
  const { language } = locale
  const printed = namesOf(pack, language, locale, options.players)
  const cards = cardsOf(pack, language, locale.cards, options.printing)
  const translatorWith = (covers: Covers): Translator => {
    const names = coveredNames(printed, covers)
    const eventText = <E extends GameEvent>(event: E): string | null => {
      if (isInAnotherEvent(event)) return null
      const text = locale.events[event.kind] as (event: E, names: Names) => string | null
      // The event of covering still uses the old name of the place.
      return text(event, event.kind === 'cover' ? printed : names)
    }
    const inWords = <C extends Described>(choice: C, decision?: Decision): string => {
      type ChoiceText = (choice: C, names: Names, decision?: Decision) => string
      return (locale.choices[choice.do] as ChoiceText)(choice, names, decision)
    }
    const translator: Translator = {
      language,
      locale,
      names,
      cards,
      withCovers: translatorWith,
      after: (event) =>
        event.kind === 'cover'
          ? translatorWith(new Map([...covers, [event.place, event.destination]]))
          : translator,
      event: eventText,
      refusal: (refusal) => locale.refusals[refusal.code](refusal),
      prompt: (decision) => locale.prompts[decision.about as AskingFrame](decision, names),
      // A question about a place already names it.
      because: (decision) =>
        decision.at === undefined ? locale.because(decision.because, names) : '',
      plan: (id) => {
        const plan = pack.startingPacks?.find((one) => one.id === id)?.plan
        return typeof plan === 'object' ? plan[language] : (plan ?? '')
      },
      decree: (id, period) => {
        const decree = pack.decrees.find((one) => one.id === id)
        if (decree === undefined) return ''
        const printing = options.printing ?? PRINTINGS[0]
        const board = pack.boardPoints.value[period]
        const lines = decree.lines.map((line) => ({
          ...line,
          points: inPrinting(line.points, printing) + (board[line.item] ?? 0),
        }))
        const text = locale.cards.lines(lines, decree.max)
        return decree.lines.some(({ item }) => (board[item] ?? 0) > 0)
          ? locale.board.includingBoardPoints(text)
          : text
      },
      choice: (choice, decision) => {
        const effect =
          decision === undefined ? undefined : alternative(pack, decision, choice, covers)
        if (effect !== undefined) return locale.cards.effect(effect)
        return inWords(choice, decision)
      },
    }
    return translator
  }
  return translatorWith(new Map())
}

const coveredNames = (names: Names, covers: Covers): Names =>
  covers.size === 0
    ? names
    : { ...names, destination: (id) => names.destination(covers.get(id) ?? id) }

/** Acquiring, discovering, inviting and picking a pack have events of their own. */
const isInAnotherEvent = (event: GameEvent): boolean =>
  event.kind === 'card' && (event.to === 'table' || event.from === 'pack')

/** The effect that an answer stands for, if the card has exactly one choice of effects. */
function alternative(
  pack: Pack,
  decision: Decision,
  choice: Described,
  covers: Covers,
): Effect | undefined {
  if (choice.do !== 'choose') return undefined
  const chooses = effectsOf(pack, decision, covers)
    .flatMap(allParts)
    .flatMap((part) => ('choose' in part ? [part.choose] : []))
  return chooses.length === 1 ? chooses[0][choice.number] : undefined
}

/** The effects of the card, place or icon that caused a decision. */
function effectsOf(pack: Pack, { because: { kind, id } }: Decision, covers: Covers): Effect[] {
  switch (kind) {
    case 'destination':
    case 'lighthouse':
      return [
        ...pack.publicDestinations,
        ...pack.evolvingDestinations,
        ...pack.privateDestinations,
      ].flatMap((place) => (place.id === (covers.get(id) ?? id) ? [place.benefits] : []))
    case 'artwork':
      return pack.artworks.flatMap((card) =>
        card.id === id && card.bonus !== undefined ? [card.bonus] : [],
      )
    case 'character':
      return pack.characters
        .filter((card) => card.id === id)
        .flatMap((card) => {
          if ('effect' in card) return [card.effect]
          if (card.type !== 'permanent') return []
          return card.abilities.flatMap((ability) => ('when' in ability ? [ability.do] : []))
        })
    case 'shipIcon':
      return [pack.shipIcons.value[Number(id)]].flatMap((icon) => icon ?? [])
    case 'lighthouseIcon':
      return [pack.lighthouseIcons.value[Number(id)]].flatMap((icon) => icon ?? [])
    case 'title':
    case 'decree':
    case 'rule':
    case 'colony':
      return []
  }
}
