import {
  type Decision,
  type Described,
  type GameEvent,
  PRINTINGS,
  type Printing,
  type Refusal,
} from '@amalfi/engine'
import { type Effect, inPrinting, type Language, type Pack } from '@amalfi/packs'
import { askedEffect } from './cards/asked-effect.ts'
import { type Card, cardsOf } from './cards/cards.ts'
import { choiceIcons } from './icons/choices.ts'
import type { Icon } from './icons/icon.ts'
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
  /** The text of an event, or of several equal moves of ships. Null if another event already says it. */
  readonly event: (event: GameEvent, times?: number) => string | null
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
  /** What an answer that is a button costs and gives, as icons; empty if icons would say nothing. */
  readonly choiceIcons: (choice: Described, decision: Decision) => readonly Icon[]
}

interface Options {
  readonly players?: readonly string[]
  readonly printing?: Printing
  /** The seat of the reader, whom texts about events address as "you". */
  readonly you?: number
}

export function translatorFor(pack: Pack, locale: Locale, options: Options = {}): Translator {
  const { language } = locale
  const printed = namesOf(pack, language, locale, options.players, options.you)
  const cards = cardsOf(pack, language, locale.cards, options.printing)
  const translatorWith = (covers: Covers): Translator => {
    const names = coveredNames(printed, covers)
    const eventText = <E extends GameEvent>(event: E, times = 1): string | null => {
      if (isInAnotherEvent(event)) return null
      const text = locale.events[event.kind] as (
        event: E,
        names: Names,
        times: number,
      ) => string | null
      // The event of covering still uses the old name of the place.
      return text(event, event.kind === 'cover' ? printed : names, times)
    }
    const effectOf = (decision: Decision | undefined): Effect | undefined =>
      decision === undefined ? undefined : askedEffect(pack, decision, covers)
    const inWords = <C extends Described>(choice: C, decision?: Decision): string => {
      type ChoiceText = (choice: C, names: Names, decision?: Decision, effect?: Effect) => string
      const text = locale.choices[choice.do] as ChoiceText
      return text(choice, names, decision, effectOf(decision))
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
      prompt: (decision) =>
        locale.prompts[decision.about as AskingFrame](decision, names, effectOf(decision)),
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
        const asked = choice.do === 'choose' ? effectOf(decision) : undefined
        return choice.do === 'choose' && asked !== undefined && 'choose' in asked
          ? locale.cards.effect(asked.choose[choice.number])
          : inWords(choice, decision)
      },
      choiceIcons: (choice, decision) => choiceIcons(choice, decision, effectOf(decision)),
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
