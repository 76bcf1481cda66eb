import { type Board, type BoardView, HOLDS, ROWS, type Row } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { Speech } from '@amalfi/text'
import { PERIODS } from '@amalfi/text'
import type { Reader } from './reader.ts'

/** The whole table as lines. Those that begin at the margin are headings. */
export function boardLines(look: BoardView, speech: Speech, reader: Reader): string[] {
  const { table, terms } = speech.locale
  return [
    `${table.period(PERIODS[look.period - 1], terms.phases[look.phase])} · ${table.labelled(table.windRose, speech.names.seat(look.windRose))}`,
    table.decrees,
    ...look.decrees.map(
      (id, i) =>
        `${i === look.period - 1 ? ' >' : '  '} ${table.labelled(`${PERIODS[i]} ${speech.names.decree(id)}`, speech.decree(id, i))}`,
    ),
    table.titles,
    ...look.titles.map(({ title, squares }) => {
      const row = squares.map(({ points, seat }) =>
        seat === null ? `${points}` : `${points} ${speech.names.seat(seat)}`,
      )
      return `   ${speech.names.title(title)} · ${reader.details('title', title)} [${row.join(' | ')}]`
    }),
    ...ROWS.flatMap((row) => rowLines(look, row, speech, reader)),
    ...destinationLines(look, speech, reader),
    ...look.boards.flatMap((board) => seatLines(board, look, speech, reader)),
  ]
}

function rowLines(look: BoardView, row: Row, speech: Speech, reader: Reader): string[] {
  const { slots, deck } = look.rows[row]
  const { table, terms } = speech.locale
  return [
    `${terms.rows[row]} (${table.deck(deck)})`,
    ...slots.map(({ card, adds }) => {
      const price = adds > 0 ? `+${adds}` : adds < 0 ? speech.locale.cards.cost(-adds, []) : '+0'
      const slot = adds < 0 ? `(${price})` : price
      if (card === null) return `   ${slot} ${table.empty}`
      return `   ${slot} ${speech.names[CARD_IN_ROW[row]](card)} · ${reader.details(CARD_IN_ROW[row], card)}`
    }),
  ]
}

function destinationLines(look: BoardView, speech: Speech, reader: Reader): string[] {
  return [
    speech.locale.table.publicDestinations,
    ...look.destinations
      .filter(({ kind }) => kind !== 'private')
      .map(({ destination, cover, ...place }) => {
        const name = speech.names.destination(destination)
        const text =
          cover === null ? reader.details('destination', destination) : reader.covering(cover)
        return `   ${name} · ${text}${occupants(place, speech)}`
      }),
  ]
}

function occupants(
  { ships, lighthouses }: Pick<BoardView['destinations'][number], 'ships' | 'lighthouses'>,
  { names, locale }: Speech,
): string {
  return [
    ...ships.map(({ seat }) => ` [${locale.table.shipOf(names.seat(seat))}]`),
    ...lighthouses.flatMap((seat) =>
      seat === null ? [] : [` [${locale.table.lighthouseOf(names.seat(seat))}]`],
    ),
  ].join('')
}

/** A player: the counters, the ships, the cards. Hands of others are backs only. */
function seatLines(board: Board, look: BoardView, speech: Speech, reader: Reader): string[] {
  const { table, terms } = speech.locale
  const { names } = speech
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
        const there = place === undefined ? '' : occupants(place, speech)
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
  { labelled }: Speech['locale']['table'],
): string[] {
  if (items.length === 0) return []
  if (!apart)
    return [`   ${labelled(heading, items.map((item) => item.split(' · ')[0]).join(', '))}`]
  return [`   ${heading}`, ...items.map((item) => `     ${item}`)]
}
