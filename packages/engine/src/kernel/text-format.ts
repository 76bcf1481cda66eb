import type { Game } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { HANDS, PRINTINGS, RIVALS } from '../state/words.ts'
import { BitReader, BitWriter, checksum } from './bits.ts'
import { PositionError } from './rules.ts'
import { emptyGame, faultOfSetup } from './setup.ts'

const CHECK_BITS = 32

/** A format of text for games: a position or a view. Both have a prefix, a header, fields and a checksum. */
export interface TextFormat {
  /** Its name in error messages. */
  readonly name: string
  /** Comes before the prefix of the game. */
  readonly mark: string
  /** Longer text is refused before it is read. */
  readonly maxLength: number
}

/** Writes pack, printing, number of players and the way to deal hands. */
export function writeHeader(bits: BitWriter, tables: Tables, game: Game): void {
  bits.transfer(hashOf(tables), 24)
  bits.transfer(PRINTINGS.indexOf(tables.printing), 1)
  bits.transfer(game.seats - 1, 2)
  bits.transfer(game.hands, 3)
  bits.transfer(Math.max(game.rival, 0), 1)
}

/**
 * The first 6 hexadecimal digits of the hash of the pack that a position needs; empty if the text is
 * not a position. Use it to find the right pack before decoding.
 */
export function packInPosition(text: string): string {
  const letters = /^[A-Z]\d([\w-]{4})/.exec(text)?.[1]
  if (letters === undefined) return ''
  return new BitReader(letters).transfer(0, 24).toString(16).padStart(6, '0')
}

const hashOf = ({ hash }: Tables): number => Number.parseInt(hash.slice(0, 6), 16)

/** Reads a header and returns an empty game for it. Throws if pack or printing differ. */
export function readHeader(bits: BitReader, tables: Tables, { name }: TextFormat): Game {
  if (bits.transfer(0, 24) !== hashOf(tables))
    throw new PositionError('otherPack', `the ${name} belongs to a pack other than ${tables.pack}`)
  if (PRINTINGS[bits.transfer(0, 1)] !== tables.printing)
    throw new PositionError(
      'otherPrinting',
      `the ${name} belongs to a printing other than ${tables.printing}`,
    )
  const players = bits.transfer(0, 2) + 1
  const hands = HANDS[bits.transfer(0, 3)]
  const rival = bits.transfer(0, 1)
  if (hands === undefined)
    throw new PositionError('impossible', 'the way to deal hands does not exist')
  const alone = players === 1 && tables.config.hasRival
  const solo = alone || rival > 0 ? { rival: RIVALS[rival] } : {}
  const setup = { players, seed: 0, hands, ...solo }
  const fault = faultOfSetup(tables, setup)
  if (fault !== null) throw new PositionError('impossible', fault)
  const game = emptyGame(tables, setup)
  for (let i = 0; i < tables.characterIds.length; i++) {
    game.where.push(0)
    game.knownBy.push(0)
    game.usedAbilities.push(0)
  }
  return game
}

/** The text of what was written, with its checksum. */
export function finishText(bits: BitWriter, prefix: string, { mark }: TextFormat): string {
  const body = mark + prefix + bits.end()
  const check = new BitWriter()
  check.transfer(checksum(body), CHECK_BITS)
  return body + check.end()
}

const CHECK_LENGTH = Math.ceil(CHECK_BITS / 6)

/** A text whose length, prefix and checksum are right, ready to read. */
export interface OpenedText {
  readonly prefix: string
  readonly bits: BitReader
}

/** Checks length, prefix and checksum of a text. Throws a PositionError. */
export function openText(text: string, { config }: Tables, format: TextFormat): OpenedText {
  if (typeof text === 'string' && text.length > format.maxLength)
    throw new PositionError(
      'tooLong',
      `${text.length} characters are too many for a ${format.name}: it has at most ${format.maxLength}`,
    )
  const { positionPrefix, positionPrefixSendsOver, positionPrefixSealed } = config
  const prefix = [positionPrefix, positionPrefixSendsOver, positionPrefixSealed].find(
    (known) => known !== null && typeof text === 'string' && text.startsWith(format.mark + known),
  )
  if (prefix == null) throw new PositionError('foreign', `not a ${format.name} of ${config.name}`)
  const body = text.slice(0, -CHECK_LENGTH)
  const check = new BitReader(text.slice(-CHECK_LENGTH), format.name, body.length)
  if (check.transfer(0, CHECK_BITS) !== checksum(body))
    throw new PositionError('damaged', `the ${format.name} is damaged or cut off`)
  check.end()
  const bodyStart = format.mark.length + prefix.length
  return { prefix, bits: new BitReader(body.slice(bodyStart), format.name, bodyStart) }
}
