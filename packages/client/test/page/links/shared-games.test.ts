import { HANDS, LONGEST_RECORD, RecordError, type Setup } from '@amalfi/engine'
import { locales } from '@amalfi/text/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fetchGame, GAME_NAMES } from '../../../src/model/games/catalog/by-game.ts'
import { checkSharedGame, openSharedGame, reasonFor } from '../../../src/model/sharing/check.ts'
import { packLink, unpackLink } from '../../../src/model/sharing/codec.ts'
import { contentOf, shareableKinds, sharedGameFor } from '../../../src/model/sharing/export-game.ts'
import { SharedGameError } from '../../../src/model/sharing/fault.ts'
import type { SharedGame } from '../../../src/model/sharing/shared-game.ts'
import { gameAfter, openGame } from '../support/tables.ts'

const pair: Setup = { players: 2, seed: 3 }

/** A game after this many choices, opened, and the full game. */
async function tableAfter(...of: Parameters<typeof gameAfter>) {
  const { saved, game } = gameAfter(...of)
  const local = await openGame(saved)
  await local.session.resume()
  return { local, game }
}

/** Shares by a link and opens it again. */
const opened = async (shared: SharedGame) =>
  checkSharedGame(await unpackLink(await packLink(contentOf(shared))))

describe('a shared game is opened again', () => {
  test('as a whole game, running and finished', async () => {
    for (const choices of [0, 1, 60, 5000]) {
      const table = await tableAfter(pair, 1, choices)
      const shared = sharedGameFor(table.local, 'game')
      const link = await packLink(contentOf(shared))
      expect(link.length).toBeLessThan(1600)
      const { shared: again, game, moveCount } = await opened(shared)
      expect(again).toEqual(shared)
      expect(game).toEqual(table.game)
      expect(moveCount === 0).toBe(choices === 0)
    }
  })

  test.each(HANDS)('as a position of a game with one person, completely: %s', async (hands) => {
    for (const choices of [0, 3, 40, 90]) {
      const table = await tableAfter({ players: 3, seed: 9, hands }, 1, choices)
      const { shared, game, otherRules } = await opened(sharedGameFor(table.local, 'position'))
      expect(game).toEqual(table.game)
      expect(shared).toMatchObject({ seenBy: null, players: table.local.session.players })
      expect(otherRules).toBe(false)
    }
  })

  test('with a long seed', async () => {
    const seed = '0123456789abcdef0f1e2d3c4b5a6978'
    const table = await tableAfter({ players: 2, seed }, 1, 20)
    const { shared, game } = await opened(sharedGameFor(table.local, 'game'))
    expect(game).toEqual(table.game)
    expect(shared).toMatchObject({ record: expect.stringContaining(`"seed":"${seed}"`) })
  })

  test('as a solo game against the rival', async () => {
    const table = await tableAfter({ players: 1, seed: 4, rival: 'genoa' }, 1, 30)
    expect((await opened(sharedGameFor(table.local, 'position'))).game).toEqual(table.game)
    expect((await opened(sharedGameFor(table.local, 'game'))).game).toEqual(table.game)
  })
})

describe('which game is shared', () => {
  test.each(GAME_NAMES)('a game and a position of %s keep their game', async (name) => {
    await fetchGame(name)
    const table = await tableAfter(pair, 1, 60, name)
    for (const kind of ['game', 'position'] as const) {
      const shared = contentOf(sharedGameFor(table.local, kind))
      const { rules, game } = await openSharedGame(await unpackLink(await packLink(shared)))
      expect(rules.game).toBe(name)
      expect(game).toEqual(table.game)
    }
  })

  test('a position without a game is Renaissance; an unknown game is refused', async () => {
    const { game: named, ...older } = {
      game: '',
      ...contentOf(sharedGameFor((await tableAfter(pair, 1, 40)).local, 'position')),
    }
    expect(named).toBe('renaissance')
    expect((await openSharedGame(older)).rules.game).toBe('renaissance')
    await expect(openSharedGame({ ...older, game: 'chess' })).rejects.toMatchObject({
      fault: 'field',
    })
  })
})

describe('with several people', () => {
  test.each(HANDS)(
    'a running game is shared as its viewer sees it, with the rest dealt again: %s',
    async (hands) => {
      let different = 0
      let looked = 0
      for (const choices of [0, 2, 5, 30, 70, 110]) {
        const table = await tableAfter({ players: 4, seed: 26, hands }, 3, choices)
        expect(shareableKinds(table.local)).toEqual(['position'])
        const { session } = table.local
        // The viewer is the person who is asked; between two persons it is nobody.
        if (choices % 4 === 2) await session.openCurtain()
        const seat = session.viewer.value
        if (seat >= 0) looked++
        const shared = sharedGameFor(table.local, 'game')
        const { game } = await opened(shared)
        expect(shared).toMatchObject({ kind: 'position', seenBy: seat })
        const { rules } = session
        expect(rules.view(game, seat).game).toEqual(rules.view(table.game, seat).game)
        expect(game.chance).not.toEqual(table.game.chance)
        expect(game.artworkDeck.toSorted()).toEqual(table.game.artworkDeck.toSorted())
        expect(game.artworkDeck).not.toEqual(table.game.artworkDeck)
        if (JSON.stringify(game.where) !== JSON.stringify(table.game.where)) different++
        // No two links are equal, so none of them reveals what is hidden.
        expect((await opened(sharedGameFor(table.local, 'position'))).game).not.toEqual(game)
      }
      expect(looked).toBeGreaterThan(0)
      // Packs are picked openly, so all hands are known.
      expect(different > 0).toBe(hands !== 'packs')
    },
  )

  test('a finished game is shared completely', async () => {
    const table = await tableAfter({ players: 3, seed: 2 }, 3, 5000)
    expect(shareableKinds(table.local)).toEqual(['game'])
    expect((await opened(sharedGameFor(table.local, 'game'))).game).toEqual(table.game)
  })

  test('a single person against bots can choose what to share', async () => {
    expect(shareableKinds((await tableAfter(pair, 1, 10)).local)).toEqual(['position', 'game'])
  })
})

const faultOf = (content: unknown): SharedGameError => {
  try {
    checkSharedGame(content)
  } catch (error) {
    if (error instanceof SharedGameError) return error
    throw error
  }
  throw new Error('it was opened')
}

describe('a share is refused', async () => {
  const table = await tableAfter(pair, 1, 30)
  type Fields = Record<string, unknown>
  const game = contentOf(sharedGameFor(table.local, 'game')) as Fields & { record: Fields }
  const position = contentOf(sharedGameFor(table.local, 'position')) as Fields & {
    position: string
  }
  const { players } = table.local.session
  const [one, two] = players

  test.each([
    ['a number', 7, 'foreign', ''],
    ['a list', [game], 'foreign', ''],
    ['nothing', null, 'foreign', ''],
    ['no kind', { ...game, kind: undefined }, 'field', 'kind'],
    ['another kind', { ...game, kind: '__proto__' }, 'field', 'kind'],
    ['an unknown field', { ...game, extra: 1 }, 'field', 'extra'],
    ['no record', { ...game, record: undefined }, 'field', 'record'],
    ['a record as text', { ...game, record: '{}' }, 'field', 'record'],
    ['an empty record', { ...game, record: {} }, 'field', 'record.amalfi'],
    [
      'a later record',
      { ...game, record: { ...game.record, amalfi: 2 } },
      'otherFormat',
      'record.amalfi',
    ],
    [
      'an altered record',
      { ...game, record: { ...game.record, choices: 'AB' } },
      'damaged',
      'record.check',
    ],
    [
      'a record that is too long',
      { ...game, record: { ...game.record, choices: 'A'.repeat(100_000) } },
      'tooLarge',
      'record.text',
    ],
    [
      'a position that is too long',
      { ...position, position: `R1${'A'.repeat(10_000)}` },
      'tooLarge',
      'position',
    ],
    ['a `rewound` that is not a boolean', { ...game, rewound: 'yes' }, 'field', 'rewound'],
    ['no players', { ...game, players: undefined }, 'field', 'players'],
    ['too few players', { ...game, players: [one] }, 'field', 'players'],
    ['a player that is not an object', { ...game, players: [one, null] }, 'field', 'players.1'],
    [
      'an unknown bot',
      { ...game, players: [one, { ...two, kind: 'toString' }] },
      'field',
      'players.1.kind',
    ],
    [
      'a long name',
      { ...game, players: [{ ...one, name: 'x'.repeat(25) }, two] },
      'field',
      'players.0.name',
    ],
    ['no name', { ...game, players: [{ kind: 'person' }, two] }, 'field', 'players.0.name'],
    [
      'an unknown colour',
      { ...game, players: [{ ...one, colour: 'slate' }, two] },
      'field',
      'players.0.colour',
    ],
    [
      'a player with an unknown field',
      { ...game, players: [{ ...one, html: '<b>' }, two] },
      'field',
      'players.0.html',
    ],
    [
      'two players of one colour',
      { ...game, players: players.map((p) => ({ ...p, colour: 'azure' })) },
      'field',
      'players',
    ],
    ['a version that is not a number', { ...position, version: '1' }, 'field', 'version'],
    ['no pack', { ...position, pack: 1 }, 'field', 'pack'],
    ['no position', { ...position, position: undefined }, 'field', 'position'],
    ['a foreign position', { ...position, position: 'hello' }, 'field', 'position'],
    [
      'a damaged position',
      { ...position, position: position.position.slice(0, -3) },
      'damaged',
      'position',
    ],
    ['the other printing', { ...position, printing: 'french' }, 'field', 'position'],
    ['no printing', { ...position, printing: 'german' }, 'field', 'printing'],
    ['seen by a bot', { ...position, seenBy: 1 }, 'field', 'seenBy'],
    ['seen by something that is not a seat', { ...position, seenBy: 'x' }, 'field', 'seenBy'],
  ] as const)('%s', (_name, content, fault, place) => {
    const error = faultOf(JSON.parse(JSON.stringify(content)))
    expect(error).toMatchObject({ fault, at: { place } })
  })

  test('every fault has a text in every language, with its place', () => {
    for (const { language, sharing } of Object.values(locales))
      for (const [fault, tell] of Object.entries(sharing.faults)) {
        const text = tell({ place: 'PLACE', has: 'HAS', needs: 'NEEDS' })
        expect(text, `${language} ${fault}`).toMatch(/[.。]$/)
        expect(text).not.toMatch(/undefined|\[object/)
      }
    const { faults } = locales.en.sharing
    expect(faults.field(faultOf({ kind: 7 }).at)).toContain('“kind”')
  })

  test('the reason for a saved game names its rules, unless its record is too long to be read', () => {
    const error = new RecordError('otherVersion', 'version', '')
    const reasonOf = (record: object) =>
      reasonFor(error, { record: JSON.stringify(record) }, locales.en)
    expect(reasonOf({ version: 0 })).toBe(
      locales.en.sharing.faults.otherVersion({ place: '', has: '0', needs: '2' }),
    )
    expect(reasonOf({ version: 0, more: 'x'.repeat(LONGEST_RECORD) })).not.toBe(
      reasonOf({ version: 0 }),
    )
  })

  test('invisible characters are removed from names', () => {
    const odd = { ...game, players: [{ ...one, name: 'a\u202eb\u0000c\u200bd' }, two] }
    expect(checkSharedGame(odd).shared.players[0].name).toBe('abcd')
  })

  test('a position of other rules continues with the current rules', () => {
    expect(checkSharedGame({ ...position, version: 99 }).otherRules).toBe(true)
  })

  test('any change to a share gives one of our errors or a playable game', () => {
    const paths = ['kind', 'players', 'record', 'position', 'version', 'seenBy', 'printing']
    fc.assert(
      fc.property(
        fc.constantFrom<Fields>(game, position),
        fc.constantFrom(...paths),
        fc.oneof(fc.jsonValue(), fc.constant(players), fc.constant(game.record)),
        (whole, path, value) => {
          try {
            const { rules, game: there } = checkSharedGame({ ...whole, [path]: value })
            expect(rules.audit(there)).toEqual([])
          } catch (error) {
            expect(error).toBeInstanceOf(SharedGameError)
          }
        },
      ),
      { numRuns: 400, seed: 7 },
    )
  })
})
