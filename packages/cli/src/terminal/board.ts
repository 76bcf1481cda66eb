import { type Board, type BoardView, HOLDS, ROWS, type Row } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import type { Translator } from '@amalfi/text'
import { PERIODS } from '@amalfi/text'
import type { CardReader } from './card-reader.ts'

/** The whole table as lines. Lines without indentation are headings. */
export function boardLines(view: BoardView, translator: Translator, reader: CardReader): string[] {
  const { terms, board } = translator.locale
  return [
    `${board.period(PERIODS[view.period - 1], terms.phases[view.phase])} · ${board.labelled(board.windRose, translator.names.seat(view.windRose))}`,
    board.decrees,
    ...view.decrees.map(
      (id, i) =>
        `${i === view.period - 1 ? ' >' : '  '} ${board.labelled(`${PERIODS[i]} ${translator.names.decree(id)}`, translator.decree(id, i))}`,
    ),
    board.titles,
    ...view.titles.map(({ title, squares }) => {
      const row = squares.map(({ points, seat }) =>
        seat === null ? `${points}` : `${points} ${translator.names.seat(seat)}`,
      )
      return `   ${translator.names.title(title)} · ${reader.details('title', title)} [${row.join(' | ')}]`
    }),
    ...ROWS.flatMap((row) => rowLines(view, row, translator, reader)),
    ...destinationLines(view, translator, reader),
    ...view.boards.flatMap((board) => seatLines(board, view, translator, reader)),
  ]
}

function rowLines(view: BoardView, row: Row, translator: Translator, reader: CardReader): string[] {
  const { slots, deck } = view.rows[row]
  const { terms, board } = translator.locale
  return [
    `${terms.rows[row]} (${board.deck(deck)})`,
    ...slots.map(({ card, adds }) => {
      const price =
        adds > 0 ? `+${adds}` : adds < 0 ? translator.locale.cards.cost(-adds, []) : '+0'
      const slot = adds < 0 ? `(${price})` : price
      if (card === null) return `   ${slot} ${board.empty}`
      return `   ${slot} ${translator.names[CARD_IN_ROW[row]](card)} · ${reader.details(CARD_IN_ROW[row], card)}`
    }),
  ]
}

function destinationLines(view: BoardView, translator: Translator, reader: CardReader): string[] {
  return [
    translator.locale.board.publicDestinations,
    ...view.destinations
      .filter(({ kind }) => kind !== 'private')
      .map(({ destination, cover, ...place }) => {
        const name = translator.names.destination(destination)
        const text =
          cover === null ? reader.details('destination', destination) : reader.coverText(cover)
        return `   ${name} · ${text}${occupants(place, translator)}`
      }),
  ]
}

function occupants(
  { ships, lighthouses }: Pick<BoardView['destinations'][number], 'ships' | 'lighthouses'>,
  { names, locale }: Translator,
): string {
  return [
    ...ships.map(({ seat }) => ` [${locale.board.shipOf(names.seat(seat))}]`),
    ...lighthouses.flatMap((seat) =>
      seat === null ? [] : [` [${locale.board.lighthouseOf(names.seat(seat))}]`],
    ),
  ].join('')
}

/** The lines of a player: counters, ships and cards. Other hands show only their size. */
function seatLines(
  board: Board,
  view: BoardView,
  translator: Translator,
  reader: CardReader,
): string[] {
  const { terms, board: boardText } = translator.locale
  const { names } = translator
  const headings = [
    names.seat(board.seat),
    boardText.points(board.score),
    boardText.bread(board.bread, board.breadLimit),
    boardText.lighthouses(board.lighthouses),
    ...(board.passed ? [boardText.passed] : []),
  ]
  const places = (['bay', 'dock', 'port', 'shipyard'] as const).map(
    (place) => `${terms.places[place]} ${board.ships[place]}`,
  )
  const holds = HOLDS.map((hold) => `${terms.places[hold]} ${board.ships[hold]}`)
  const own = view.seat === board.seat
  return [
    headings.join(' · '),
    `   ${boardText.labelled(boardText.ships, places.join(', '))} · ${boardText.labelled(boardText.holds, holds.join(', '))}`,
    ...listed(
      boardText.invited,
      board.characters.map(({ character, engaged }) => {
        const text = engaged ? ` (${boardText.engaged})` : ''
        return `${names.character(character)}${text} · ${reader.details('character', character)}`
      }),
      own,
      boardText,
    ),
    ...listed(boardText.artworks, board.artworks.map(names.artwork), false, boardText),
    ...listed(
      boardText.destinations,
      board.destinations.map((id) => {
        const place = view.destinations.find(({ destination }) => destination === id)
        const there = place === undefined ? '' : occupants(place, translator)
        return `${names.destination(id)} · ${reader.details('destination', id)}${there}`
      }),
      true,
      boardText,
    ),
    own
      ? [
          `   ${boardText.hand(board.hand.size)}`,
          ...board.hand.known.map(
            (id) => `     ${names.character(id)} · ${reader.details('character', id)}`,
          ),
        ]
      : `   ${boardText.hand(board.hand.size)}`,
  ].flat()
}

/** A list under a heading, one item per line or all on one line. */
function listed(
  heading: string,
  items: readonly string[],
  apart: boolean,
  { labelled }: Translator['locale']['board'],
): string[] {
  if (items.length === 0) return []
  if (!apart)
    return [`   ${labelled(heading, items.map((item) => item.split(' · ')[0]).join(', '))}`]
  return [`   ${heading}`, ...items.map((item) => `     ${item}`)]
}
