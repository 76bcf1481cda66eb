import { type Game, replay, type Standing } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type GameRules, loadGameOfRecord, rulesOfRecord } from '../../../src/model/game/rules.ts'
import type { Player } from '../../../src/model/players/player.ts'
import { type CheckedGame, openSharedGame } from '../../../src/model/sharing/check.ts'
import { unpackLink } from '../../../src/model/sharing/codec.ts'
import { readGameFile } from '../../../src/model/sharing/read-file.ts'
import { type SavedGame, savedGame } from '../../../src/model/storage/games.ts'
import { statisticsRow } from '../../../src/model/storage/outcome.ts'
import { openGame } from './tables.ts'

/** Saves of earlier versions, which must always open (see the README there). */
export const SAVES = '../../../../../fixtures/saves-1/'
export const texts = import.meta.glob<string>(
  '../../../../../fixtures/saves-1/**/*.{json,record}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
export const read = (name: string): string => texts[SAVES + name]

/** The state that a game must have. */
interface ExpectedState {
  readonly game: string
  readonly finished: boolean
  readonly period: number
  readonly deciders: readonly number[]
  readonly scores: readonly number[]
}

interface ExpectedRecord extends ExpectedState {
  readonly printing: string
  readonly players: number
  readonly choices: number
  readonly position: string
  readonly standings?: readonly Standing[]
}

/** The game that a link or a file must contain. */
interface ExpectedGame extends ExpectedState {
  readonly kind: 'game' | 'position'
  readonly printing: string
  readonly players: readonly Player[]
  readonly choices?: number
  readonly rewound?: boolean
  readonly seenBy?: number | null
  readonly otherRules: boolean
  readonly position: string
}

interface Expected {
  readonly records: Readonly<Record<string, ExpectedRecord>>
  readonly files: Readonly<Record<string, ExpectedGame>>
  readonly games: readonly (ExpectedState & {
    readonly id: string
    readonly what: string
    /** Null if the record is of other rules. */
    readonly choices: number | null
  })[]
}

export const expected: Expected = JSON.parse(read('expected.json'))
const links: readonly {
  readonly what: string
  readonly link: string
  readonly opens: ExpectedGame
}[] = JSON.parse(read('links.json'))
const { databases }: { readonly databases: readonly { stores: { rows: SavedGame[] }[] }[] } =
  JSON.parse(read('database.json'))

const rows = databases.flatMap(({ stores }) => stores.flatMap((store) => store.rows))
/** All games of the database. */
export const savedGames = rows.filter((row) => 'record' in row)

const stateOf = (rules: GameRules, game: Game): ExpectedState => ({
  game: rules.game,
  finished: rules.deciders(game).length === 0,
  period: game.period,
  deciders: rules.deciders(game),
  scores: [...game.score],
})

/** A position may be encoded in a newer way, but must be the same position. */
function expectPosition(rules: GameRules, game: Game, position: string): void {
  expect(rules.encode(game)).toBe(rules.encode(rules.decode(position)))
}

function expectOpens(
  { shared, rules, game, moveCount, otherRules }: CheckedGame,
  opens: ExpectedGame,
): void {
  const { kind, printing, players, choices, rewound, seenBy, position, ...state } = opens
  // A record of older rules that can still be replayed opens completely; before, only its position
  // opened.
  const isWholeNow = opens.otherRules && !otherRules
  expect({ ...state, otherRules: false }).toEqual({ ...stateOf(rules, game), otherRules: false })
  expect([rules.tables.printing, shared.players]).toEqual([printing, players])
  expect(shared.kind).toBe(isWholeNow ? 'game' : kind)
  if (shared.kind === 'position') expect(shared.seenBy).toBe(seenBy)
  else if (!isWholeNow) expect([moveCount, shared.rewound]).toEqual([choices, rewound])
  expectPosition(rules, game, position)
}

/** Opens everything that an earlier version saved. */
export function openOldSaves(): void {
  describe('records of format 1', () => {
    const names = Object.keys(texts).flatMap(
      (path) => /records\/(.*)\.record$/.exec(path)?.[1] ?? [],
    )

    test('every record has an expectation, and every expectation a record', () => {
      expect(names.toSorted()).toEqual(Object.keys(expected.records).toSorted())
    })

    test.for(names)('%s replays to its position', async (name) => {
      const { printing, players, choices, position, standings, ...state } = expected.records[name]
      const text = read(`records/${name}.record`)
      await loadGameOfRecord(text)
      const record = readRecord(text)
      const rules = rulesOfRecord(record)
      let moveCount = 0
      const game = replay(rules, record, undefined, (_game, count) => {
        moveCount = count
      })
      expect(state).toMatchObject(stateOf(rules, game))
      expect([rules.tables.printing, game.seats, moveCount]).toEqual([printing, players, choices])
      expectPosition(rules, game, position)
      if (standings !== undefined) expect(rules.standings(game)).toEqual(standings)
    })
  })

  test.for(links)('link of format 1: $what', async ({ link, opens }) => {
    expectOpens(await openSharedGame(await unpackLink(link)), opens)
  })

  test.for(Object.keys(expected.files))('file of format 1: %s.json', async (name) => {
    const file = new File([read(`files/${name}.json`)], `${name}.json`)
    expectOpens(await readGameFile(file), expected.files[name])
  })

  describe('saved games of schema 1', () => {
    test('every row has the shape that is read from the database, and loses nothing', () => {
      const row = v.union([savedGame, statisticsRow])
      for (const saved of rows) expect(v.parse(row, saved)).toEqual(saved)
      expect(rows.length).toBe(41)
    })

    test.for(expected.games)('$id opens: $what', async ({ id, what: _, choices, ...state }) => {
      const saved = savedGames.find((row) => row.id === id)
      if (saved === undefined) throw new Error(`${id} is missing`)
      await loadGameOfRecord(saved.record)
      const opened = await openGame(saved)
      const { rules, players } = opened.session
      const game = replay(rules, opened.state().record)
      expect(state).toMatchObject(stateOf(rules, game))
      expectPosition(rules, game, saved.position)
      // Some records of other rules can be replayed now, but all have the same position as before.
      if (choices !== null) expect(opened.lostFrom).toBeNull()
      expect(players).toEqual(saved.players)
    })
  })
}
