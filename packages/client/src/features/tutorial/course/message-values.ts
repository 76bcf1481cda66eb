import {
  cardIn,
  type Described,
  deferredPoints,
  describeBoard,
  forecastOf,
  type GameEvent,
  HUNGER_PENALTY,
  type Price,
} from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { LearnFacts, PraisedTopic } from '@amalfi/text'
import type { TableText } from '../../../table/scene/table-text.ts'
import { pricesAt, type TutorialContext } from './context.ts'
import { topicOfEvent } from './topics.ts'

type SomeValues = Partial<LearnFacts>
type CardKind = 'artwork' | 'character' | 'destination'

/** The values that every message of the tutorial gets. Values that do not apply are empty. */
export function baseValues(
  { rules, game, seat }: TutorialContext,
  { translator }: TableText,
): LearnFacts {
  const view = rules.view(game, seat)
  const { ships, bread, score } = describeBoard(rules.tables, view).boards[seat]
  const { due, short } = forecastOf(rules.tables, view, seat)
  return {
    choice: '',
    card: '',
    text: '',
    cost: '',
    points: score,
    promised: deferredPoints({ tables: rules.tables, game }, seat),
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
    lost: short * HUNGER_PENALTY,
    own: translator.names.seat(0),
    other: translator.names.seat(game.seats - 1),
    tile: '',
    first: false,
  }
}

function cardValues(kind: CardKind, id: string, { card, translator }: TableText): SomeValues {
  const found = card(kind, id)
  if (found === undefined) return {}
  const name = translator.locale.learn.named(kind, found.name)
  return { card: name, text: found.text, points: found.points ?? 0 }
}

/** Values for a message about a choice: its card, place and cost. */
export function choiceValues(choice: Described, ctx: TutorialContext, text: TableText): SomeValues {
  const { translator } = text
  const { rules, game, seat } = ctx
  const asked = rules.deciders(game).includes(seat) ? rules.decision(game, seat) : undefined
  const values = {
    // The text of a chosen effect is a whole sentence; here it becomes part of another.
    choice: translator.choice(choice, asked).replace(/[.。]$/, ''),
    place: asked?.at === undefined ? '' : translator.names.destination(asked.at),
    hold: 'hold' in choice ? choice.hold : null,
  }
  const about = cardIn(choice)
  if (about === null) return values
  const { kind, id } = about
  const price = pricesAt(ctx).find(({ card }) => card === id)
  return {
    ...values,
    ...cardValues(kind, effectiveTile(ctx, id), text),
    ...(kind === 'destination' ? { place: translator.names.destination(id) } : {}),
    ...(price === undefined ? {} : { cost: costOf(price, translator) }),
  }
}

/** The tile that covers an evolving destination; any other destination itself. */
function effectiveTile({ rules, game, seat }: TutorialContext, id: string): string {
  const { destinations } = describeBoard(rules.tables, rules.view(game, seat))
  return destinations.find(({ destination }) => destination === id)?.cover ?? id
}

const costOf = ({ amount, in: holds }: Price, { locale }: TableText['translator']): string =>
  locale.cards.cost(amount, holds)

/** Values for a message about the card for which resources are fetched. */
export const purchaseValues = (price: Price, { translator }: TableText): SomeValues => ({
  towards: translator.locale.learn.named(
    CARD_IN_ROW[price.row],
    translator.names[CARD_IN_ROW[price.row]](price.card),
  ),
  towardsCost: costOf(price, translator),
})

/** Values for praise: the card or place with which the topic was played. */
export function praiseValues(
  topic: PraisedTopic,
  events: readonly GameEvent[],
  seat: number,
  text: TableText,
): SomeValues {
  const { names } = text.translator
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat || topicOfEvent(event) !== topic) continue
    if (event.kind === 'navigate') return { place: names.destination(event.to) }
    if (event.kind === 'lighthouse') return { place: names.destination(event.at) }
    if (event.kind === 'pass') return { first: event.first }
    if (event.kind === 'title') return { title: names.title(event.title), points: event.points }
    if (event.kind === 'card' && event.card !== null)
      return cardValues(event.what, event.card, text)
  }
  return {}
}
