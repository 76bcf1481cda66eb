import { LONGEST_VIEW, ONLOOKER, PositionError, type View } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../support/games.ts'
import { bodyOf, richPosition, seal } from '../support/positions.ts'
import { openTable, packWith, type Table } from '../support/table.ts'

const table = richPosition()
const { rules } = table
const view = rules.view(table.game, 0)
const text = rules.encodeView(view)

/** The fault and reason of a refused text, or 'none'. */
function refusal(of: Pick<Table, 'rules'>, other: unknown): string {
  try {
    of.rules.decodeView(other as string)
  } catch (error) {
    if (error instanceof PositionError) return `${error.fault}: ${error.message}`
    throw error
  }
  return 'none'
}

/** The text of a changed view. */
function changed(change: (view: { seat: number; game: View['game'] }) => unknown): string {
  const other = { seat: view.seat, game: rules.copy(view.game) }
  change(other)
  return rules.encodeView(other)
}

describe('the text of a view', () => {
  test('begins with its own mark, so a position is not taken for a view', () => {
    expect(text.startsWith('VR1')).toBe(true)
    const position = rules.encode(table.game)
    expect(refusal(table, position)).toBe('foreign: not a view of Amalfi: Renaissance')
    expect(() => rules.decode(text)).toThrow('not a position of Amalfi: Renaissance')
    const original = {
      rules: rulesOf({ game: 'original', players: 2, hands: 'packs', printing: 'english' }),
    }
    expect(refusal(original, text)).toMatch(/^foreign: not a view of/)
  })

  test('is written only for a view and the seat it belongs to', () => {
    expect(() => rules.encodeView({ seat: 0, game: table.game })).toThrow('not a view of seat 0')
    expect(() => rules.encodeView({ seat: 1, game: view.game })).toThrow('not a view of seat 1')
  })

  test('is refused for another pack or printing', () => {
    const pack = packWith((other) => {
      other.name = 'other'
    })
    expect(refusal(openTable({ pack }), text)).toBe(
      'otherPack: the view belongs to a pack other than other',
    )
    expect(refusal(openTable({ printing: 'french' }), text)).toBe(
      'otherPrinting: the view belongs to a printing other than french',
    )
  })

  test('is refused if it is no text, empty or too long', () => {
    for (const other of [undefined, null, 7, {}, [text], '', 'V', 'VR'])
      expect(refusal(table, other)).toBe('foreign: not a view of Amalfi: Renaissance')
    expect(refusal(table, text + 'A'.repeat(LONGEST_VIEW - text.length))).toMatch(/^damaged/)
    expect(refusal(table, text + 'A'.repeat(LONGEST_VIEW - text.length + 1))).toBe(
      'tooLong: 10001 characters are too many for a view: it has at most 10000',
    )
  })

  test('is refused if it is cut off, has extra characters or one changed letter', () => {
    for (let length = 3; length < text.length; length++)
      expect(refusal(table, text.slice(0, length))).not.toBe('none')
    for (let i = 0; i < text.length; i++)
      for (const letter of ['A', 'B', '!'])
        if (letter !== text[i])
          expect(refusal(table, text.slice(0, i) + letter + text.slice(i + 1))).not.toBe('none')
    expect(refusal(table, seal(bodyOf(text).slice(0, -1)))).toBe('impossible: the view is cut off')
    expect(refusal(table, seal(`${bodyOf(text)}A`))).toBe(
      'impossible: there is extra text after the view',
    )
    expect(refusal(table, seal(`${bodyOf(text)}é`))).toBe(
      `foreign: character ${bodyOf(text).length + 1} is not allowed in a view: é`,
    )
  })

  test.each<[reason: string, change: Parameters<typeof changed>[0]]>([
    ['not a legal view: seat 0 has 12 bread, limit 11', ({ game }) => game.bread.splice(0, 1, 12)],
    ['not a legal view: titles out of range: 100', ({ game }) => game.titles.splice(0, 1, 100)],
    ['not a legal view: where out of range: 30', ({ game }) => game.where.splice(0, 1, 30)],
    [
      'not a legal view: the stack is empty before the end of the game',
      ({ game }) => game.stack.splice(0),
    ],
    ['not a legal view: artwork deck out of range: -2', ({ game }) => game.artworkDeck.push(-2)],
    ['the view contradicts itself', ({ game }) => game.atlasDeck.pop()],
    ['the view contradicts itself', ({ game }) => game.handSize.splice(1, 1, 200)],
    ['the view contradicts itself', ({ game }) => game.picks.splice(1, 1, -2)],
    [
      'not a legal view: seat 0 has picked a card that it cannot pick',
      ({ game }) => game.picks.splice(0, 1, 3),
    ],
  ])('is refused if it is impossible: %s', (reason, change) => {
    expect(refusal(table, changed(change))).toBe(`impossible: ${reason}`)
  })

  test.each([2, 3, 5, 7])('is refused for seat %i, which does not exist', (seat) => {
    const forged = { ...view, seat, game: { ...view.game, viewer: seat } }
    expect(refusal(table, rules.encodeView(forged))).toBe(
      `impossible: the view belongs to a seat that does not exist: ${seat}`,
    )
  })

  test('is refused if an onlooker knows a card', () => {
    const { game, rules: own } = openTable({ players: 3, hands: 'blind' })
    const seen = own.view(game, 0)
    expect(refusal(table, own.encodeView(seen))).toBe('none')
    expect(refusal(table, own.encodeView(own.view(game, -1)))).toBe('none')
    const forged = own.encodeView({ seat: -1, game: { ...seen.game, viewer: ONLOOKER } })
    expect(refusal(table, forged)).toBe('impossible: not a legal view: knownBy out of range: 17')
  })
})
