import { type Game, PositionError } from '@amalfi/engine'
import { BitReader, BitWriter, checksum } from '../../src/kernel/bits.ts'
import { openTable, type Table } from './table.ts'

/** Positions in which as many fields as possible are not empty. */

/** Two players in the third period, with a bit of everything on the table. */
export const richPosition = (): Table =>
  openTable().arrange({
    boards: [
      {
        built: 2,
        bay: 2,
        port: 1,
        wine: 1,
        docked: ['naples', 'tunis'],
        bread: 5,
        score: 31,
        hand: ['leo-x', 'raphael'],
        invited: ['titian', 'bartolomeo-scappi', 'cosimo-de-medici'],
        engaged: ['titian'],
        artworks: ['utopia', 'pieta'],
        destinations: ['tunis', 'zara'],
        lighthouses: ['venice', 'zara', 'lisbon'],
      },
      {
        spice: 2,
        bread: 3,
        score: -7,
        hand: ['barsbay'],
        invited: ['piri-reis'],
        artworks: ['david'],
        destinations: ['lisbon'],
        lighthouses: ['tunis'],
        docked: ['palermo'],
        bay: 1,
      },
    ],
    period: 3,
    turn: 0,
    windRose: 1,
    covers: ['calicut', 'london', null],
    titles: ['explorer', 'artist', 'courtier'],
    decrees: ['trade', 'blessing', 'council', 'subsistence'],
    taken: [[1], [0, 1], []],
  })

/** A solo game with rival ships and lighthouses on the board. */
export const soloPosition = (): Table => {
  const table = openTable({ players: 1, rival: 'genoa' }).arrange({
    boards: [{ bay: 2, wood: 2, bread: 4, hand: ['leo-x'] }],
    titles: ['explorer', 'artist', 'courtier'],
  })
  table.play({ do: 'construct', number: 1 })
  if (table.about === 'payment') table.play(table.choices[0])
  return table.play({ do: 'navigate', to: 'palermo' })
}

/** Adds the checksum as `encode` does, so only the content can be wrong. */
export function seal(body: string): string {
  const check = new BitWriter()
  check.transfer(checksum(body), 32)
  return body + check.end()
}

export const CHECK_LETTERS = 6
export const bodyOf = (text: string): string => text.slice(0, -CHECK_LETTERS)

/** The bits of a body, each 0 or 1. */
export function bitsOf(text: string): number[] {
  const body = bodyOf(text).slice(2)
  const reader = new BitReader(body)
  return Array.from({ length: body.length * 6 }, () => reader.transfer(0, 1))
}

export function textOf(bits: readonly number[]): string {
  const writer = new BitWriter()
  for (const bit of bits) writer.transfer(bit, 1)
  return seal(`R1${writer.end()}`)
}

/** A copy with a change. */
export function changed(table: Table, change: (game: Game) => void): Game {
  const game = table.rules.copy(table.game)
  change(game)
  return game
}

/** The message of the PositionError with which decoding fails, or 'none'. */
export function faultOf(table: Table, text: string): string {
  try {
    table.rules.decode(text)
  } catch (error) {
    if (error instanceof PositionError) return error.message
    throw error
  }
  return 'none'
}
