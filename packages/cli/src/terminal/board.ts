import { type Board, type BoardView, HOLDS, ROWS, type Row } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { Translator } from '@amalfi/text'
import { PERIODS } from '@amalfi/text'
import type { Reader } from './reader.ts'

/** The whole table as lines. Those that begin at the margin are headings. */
export function boardLines(look: BoardView, translator: Translator, reader: Reader): string[] {
  const { table, terms } = translator.locale
  return [
    `${table.period(PERIODS[look.period - 1], terms.phases[look.phase])} · ${table.labelled(table.windRose, translator.names.seat(look.windRose))}`,
    table.decrees,
    ...look.decrees.map(
      (id, i) =>
        `${i === look.period - 1 ? ' >' : '  '} ${table.labelled(`${PERIODS[i]} ${translator.names.decree(id)}`, translator.decree(id, i))}`,
    ),
    table.titles,
    ...look.titles.map(({ title, squares }) => {
      const row = squares.map(({ points, seat }) =>
        seat === null ? `${points}` : `${points} ${translator.names.seat(seat)}`,
      )
      return `   ${translator.names.title(title)} · ${reader.details('title', title)} [${row.join(' | ')}]`
    }),
    ...ROWS.flatMap((row) => rowLines(look, row, translator, reader)),
    ...destinationLines(look, translator, reader),
    ...look.boards.flatMap((board) => seatLines(board, look, translator, reader)),
  ]
}

function rowLines(look: BoardView, row: Row, translator: Translator, reader: Reader): string[] {
  const { slots, deck } = look.rows[row]
  const { table, terms } = translator.locale
  return [
    `${terms.rows[row]} (${table.deck(deck)})`,
    ...slots.map(({ card, adds }) => {
      const price =
        adds > 0 ? `+${adds}` : adds < 0 ? translator.locale.cards.cost(-adds, []) : '+0'
      const slot = adds < 0 ? `(${price})` : price
      if (card === null) return `   ${slot} ${table.empty}`
      return `   ${slot} ${translator.names[CARD_IN_ROW[row]](card)} · ${reader.details(CARD_IN_ROW[row], card)}`
    }),
  ]
}

function destinationLines(look: BoardView, translator: Translator, reader: Reader): string[] {
  return [
    translator.locale.table.publicDestinations,
    ...look.destinations
      .filter(({ kind }) => kind !== 'private')
      .map(({ destination, cover, ...place }) => {
        const name = translator.names.destination(destination)
        const text =
          cover === null ? reader.details('destination', destination) : reader.covering(cover)
        return `   ${name} · ${text}${occupants(place, translator)}`
      }),
  ]
}

function occupants(
  { ships, lighthouses }: Pick<BoardView['destinations'][number], 'ships' | 'lighthouses'>,
  { names, locale }: Translator,
): string {
  return [
    ...ships.map(({ seat }) => ` [${locale.table.shipOf(names.seat(seat))}]`),
    ...lighthouses.flatMap((seat) =>
      seat === null ? [] : [` [${locale.table.lighthouseOf(names.seat(seat))}]`],
    ),
  ].join('')
}

/** A player: the counters, the ships, the cards. Hands of others are backs only. */
function seatLines(
  board: Board,
  look: BoardView,
  translator: Translator,
  reader: Reader,
): string[] {
  const { table, terms } = translator.locale
  const { names } = translator
  const heads = [
    names.seat(board.seat),
    table.points(board.score),
    table.bread(board.bread, board.breadLimit),
    table.lighthouses(board.lighthouses),
    ...(board.passed ? [table.passed] : []),
  ]
  const places = (['bay', 'dock', 'port', 'shipyard'] as const).map(
    (place) => `${terms.places[place]} ${board.ships[place]}`,
  )
  const holds = HOLDS.map((hold) => `${terms.places[hold]} ${board.ships[hold]}`)
  const own = look.seat === board.seat
  return [
    heads.join(' · '),
    `   ${table.labelled(table.ships, places.join(', '))} · ${table.labelled(table.holds, holds.join(', '))}`,
    ...listed(
      table.court,
      board.characters.map(({ character, engaged }) => {
        const text = engaged ? ` (${table.engaged})` : ''
        return `${names.character(character)}${text} · ${reader.details('character', character)}`
      }),
      own,
      table,
    ),
    ...listed(table.artworks, board.artworks.map(names.artwork), false, table),
    ...listed(
      table.destinations,
      board.destinations.map((id) => {
        const place = look.destinations.find(({ destination }) => destination === id)
        const there = place === undefined ? '' : occupants(place, translator)
        return `${names.destination(id)} · ${reader.details('destination', id)}${there}`
      }),
      true,
      table,
    ),
    own
      ? [
          `   ${table.hand(board.hand.size)}`,
          ...board.hand.known.map(
            (id) => `     ${names.character(id)} · ${reader.details('character', id)}`,
          ),
        ]
      : `   ${table.hand(board.hand.size)}`,
  ].flat()
}

/** A list under a heading: one a line, or all on one line. */
function listed(
  heading: string,
  items: readonly string[],
  apart: boolean,
  { labelled }: Translator['locale']['table'],
): string[] {
  if (items.length === 0) return []
  if (!apart)
    return [`   ${labelled(heading, items.map((item) => item.split(' · ')[0]).join(', '))}`]
  return [`   ${heading}`, ...items.map((item) => `     ${item}`)]
}
