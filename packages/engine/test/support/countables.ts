import type { Printing } from '@amalfi/engine'
import { type Pack, trialPack } from '@amalfi/packs'
import { type Board, type Layout, openTable, packWith, type Table } from './table.ts'

/** What titles count, and how to gain one more of each with a single choice. */
const ART = ['book', 'painting', 'monument'] as const
const PEOPLE = ['immediate', 'permanent', 'endgame', 'engageable'] as const
export const COUNTABLES = [...ART, ...PEOPLE, 'destination', 'lighthouse', 'fleet'] as const
export type Countable = (typeof COUNTABLES)[number]
export type Counts = Partial<Record<Countable, number>>

/** Everything but ships is free and has no further effect, so each gain is one choice. */
export const FREE_PACK: Pack = packWith((pack) => {
  pack.artworks = pack.artworks.map(({ bonus: _, ...card }) => ({ ...card, cost: 0, points: 0 }))
  pack.privateDestinations = pack.privateDestinations.map((tile) => ({
    ...tile,
    cost: 0,
    points: 0,
  }))
  pack.characters = pack.characters.map((card) => {
    switch (card.type) {
      case 'immediate':
        return { ...card, cost: 0, effect: { bread: 1 } }
      case 'permanent':
        return { ...card, cost: 0, abilities: [{ less: 1, for: 'light' }] }
      default:
        return { ...card, cost: 0 }
    }
  })
  pack.shipIcons.value = [null, null, null, null, null, null]
  pack.lighthouseIcons.value = [null, null, null, null, null, null]
})

export const idsOf = (thing: Countable): string[] => {
  if (thing === 'destination') return trialPack.privateDestinations.map(({ id }) => id)
  if (thing === 'lighthouse')
    return trialPack.publicDestinations.flatMap(({ id, slots }) =>
      slots > 0 && id !== 'genoa' ? [id] : [],
    )
  const cards = [...trialPack.artworks, ...trialPack.characters]
  return cards.filter(({ type }) => type === thing).map(({ id }) => id)
}
const some = (thing: Countable, goods: Counts): string[] => idsOf(thing).slice(0, goods[thing] ?? 0)
/** A card that nobody owns in these tests. */
const last = (thing: Countable): string => idsOf(thing).at(-1) ?? ''

/** A board with these items, a ship in the bay and wood for one or two ships of period IV. */
const boardWith = (goods: Counts): Board => ({
  built: (goods.fleet ?? 4) - 4,
  bay: (goods.fleet ?? 4) - 2,
  wood: 2,
  artworks: ART.flatMap((type) => some(type, goods)),
  invited: PEOPLE.flatMap((type) => some(type, goods)),
  hand: PEOPLE.map(last),
  destinations: some('destination', goods),
  lighthouses: some('lighthouse', goods),
})

/** The fourth slot adds no cost. */
export const layout = (goods: Counts): Layout => ({
  boards: [boardWith(goods)],
  period: 4,
  workshop: [...idsOf('book').slice(8, 10), last('monument'), last('book'), last('painting')],
  atlas: [...idsOf('destination').slice(10, 13), last('destination'), idsOf('destination')[14]],
})

/** Gains one more of this kind by a main action. */
export function gain(table: Table, thing: Countable): Table {
  switch (thing) {
    case 'book':
    case 'painting':
    case 'monument': {
      table.play({ do: 'acquire', artwork: last(thing) })
      // The third slot adds 1.
      return table.about === 'payment' ? table.play(table.choices[0]) : table
    }
    case 'destination':
      return table.play({ do: 'discover', to: last('destination') })
    case 'lighthouse':
      return table.play({ do: 'navigate', to: 'genoa' }, { do: 'erect', to: 'genoa' })
    case 'fleet':
      return table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 1 })
    default:
      return table.play({ do: 'invite', character: last(thing) })
  }
}

/** The three titles in the game, including this one. */
export const titlesWith = (title: string): string[] => {
  const dark = ['ambassador', 'admiral', 'scholar', 'explorer', 'peregrin', 'visionary']
  const shade = dark.includes(title) ? dark : ['collector', 'zealot', 'courtier', 'humanist']
  const others = shade.filter((id) => id !== title)
  return dark.includes(title) ? [title, 'collector', 'zealot'] : ['ambassador', title, others[0]]
}

export const titleEvents = (table: Table, title: string) =>
  table.eventsOf('title').filter((event) => event.title === title)

export const tableFor = (goods: Counts, title: string, printing: Printing): Table =>
  openTable({ pack: FREE_PACK, printing }).arrange({ ...layout(goods), titles: titlesWith(title) })

export const oneLess = (goods: Counts, thing: Countable): Counts => ({
  ...goods,
  [thing]: (goods[thing] ?? 0) - 1,
})
