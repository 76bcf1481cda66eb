import {
  cardIn,
  type Described,
  describeBoard,
  forecastOf,
  type GameEvent,
  HUNGER,
  type Price,
  promisedTo,
} from '@amalfi/engine'
import type { LearnFacts, Praised } from '@amalfi/text'
import type { TableText } from '../../../table/scene/table-text.ts'
import { priceAt, type Standpoint } from './standpoint.ts'
import { topicOf } from './topics.ts'

type Some = Partial<LearnFacts>
type Family = 'artwork' | 'character' | 'destination'

/** What is true at a moment, whatever is asked; all that a text could want is there. */
export function factsAt({ rules, game, seat }: Standpoint, { translator }: TableText): LearnFacts {
  const view = rules.view(game, seat)
  const { ships, bread, score } = describeBoard(rules.tables, view).boards[seat]
  const { due, short } = forecastOf(rules.tables, view, seat)
  return {
    choice: '',
    card: '',
    text: '',
    cost: '',
    points: score,
    promised: promisedTo({ tables: rules.tables, game }, seat),
    place: '',
    hold: null,
    goods: '',
    towards: '',
    towardsCost: '',
    next: '',
    title: '',
    needs: '',
    have: [],
    decree: '',
    ships: ships.bay,
    bread,
    due,
    income: 0,
    short,
    lost: short * HUNGER,
    own: translator.names.seat(0),
    other: translator.names.seat(game.seats - 1),
    tile: '',
    first: false,
  }
}

function cardFacts(family: Family, id: string, { card, translator }: TableText): Some {
  const found = card(family, id)
  if (found === undefined) return {}
  const name = translator.locale.learn.named(family, found.name)
  return { card: name, text: found.text, points: found.points ?? 0 }
}

/** What a choice is about: its card or its place. */
export function choiceFacts(choice: Described, at: Standpoint, spoken: TableText): Some {
  const { translator } = spoken
  const { rules, game, seat } = at
  const asked = rules.deciders(game).includes(seat) ? rules.decision(game, seat) : undefined
  const facts = {
    // An effect that is chosen is told in a whole sentence.
    choice: translator.choice(choice, asked).replace(/[.。]$/, ''),
    place: asked?.at === undefined ? '' : translator.names.destination(asked.at),
    hold: 'hold' in choice ? choice.hold : null,
  }
  const card = cardIn(choice)
  if (card === null) return facts
  const { kind: family, id } = card
  const price = priceAt(at).find((one) => one.card === id)
  return {
    ...facts,
    ...cardFacts(family, coverOf(at, id), spoken),
    ...(family === 'destination' ? { place: translator.names.destination(id) } : {}),
    ...(price === undefined ? {} : { cost: costOf(price, translator) }),
  }
}

/** The tile whose text counts at an evolving destination; elsewhere the place itself. */
function coverOf({ rules, game, seat }: Standpoint, id: string): string {
  const { destinations } = describeBoard(rules.tables, rules.view(game, seat))
  return destinations.find(({ destination }) => destination === id)?.cover ?? id
}

const costOf = ({ amount, in: holds }: Price, { locale }: TableText['translator']): string =>
  locale.cards.cost(amount, holds)

const FAMILY = { workshop: 'artwork', atlas: 'destination', council: 'character' } as const

/** What loads are to be fetched for. */
export const towardsFacts = (price: Price, { translator }: TableText): Some => ({
  towards: translator.locale.learn.named(
    FAMILY[price.row],
    translator.names[FAMILY[price.row]](price.card),
  ),
  towardsCost: costOf(price, translator),
})

/** What a topic was played with. */
export function praiseFacts(
  topic: Praised,
  news: readonly GameEvent[],
  seat: number,
  spoken: TableText,
): Some {
  const { names } = spoken.translator
  for (const event of news) {
    if (!('seat' in event) || event.seat !== seat || topicOf(event) !== topic) continue
    if (event.kind === 'navigate') return { place: names.destination(event.to) }
    if (event.kind === 'lighthouse') return { place: names.destination(event.at) }
    if (event.kind === 'pass') return { first: event.first }
    if (event.kind === 'title') return { title: names.title(event.title), points: event.points }
    if (event.kind === 'card' && event.card !== null)
      return cardFacts(event.what, event.card, spoken)
  }
  return {}
}
