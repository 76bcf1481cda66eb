import { readFileSync } from 'node:fs'
import { botChances, handMadeBots } from '@amalfi/bots'
import { newRecord, replay } from '@amalfi/engine'
import { LANGUAGES, type Language } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { describe, expect, test } from 'vitest'
import type { Io } from '../src/base/io.ts'
import { rulesOf } from '../src/game/games.ts'
import { BUILT_IN } from '../src/packs/built-in.ts'
import type { Lines } from '../src/terminal/lines.ts'
import { playInTerminal } from '../src/terminal/play-in-terminal.ts'
import { TerminalGame } from '../src/terminal/terminal-game.ts'
import { temporaryFolder } from './support/io.ts'

// The cards of the trial pack never change.
const pack = BUILT_IN.trial
const rules = rulesOf('renaissance', 'english', pack)
const file = temporaryFolder()

/** A person who reads the offered choices and types a line; null leaves. */
type Person = (
  offered: readonly string[],
  turn: number,
  printed: readonly string[],
) => string | null

/** The numbered lines of the last question. */
function offeredIn(out: readonly string[]): string[] {
  const last = out.findLastIndex((line) => /^ {3}1 {2}/.test(line))
  return last < 0 ? [] : out.slice(last).filter((line) => /^ +\d+ {2}/.test(line))
}

async function playGame(
  language: Language,
  person: Person,
  { players = 2, people = 1, seed = 5, save = undefined as string | undefined } = {},
) {
  const out: string[] = []
  const io: Io = {
    out: (line) => out.push(...line.split('\n')),
    err: (line) => out.push(line),
    progress: () => {},
    isTerminal: false,
    hasColours: false,
  }
  let turn = 0
  const lines: Lines = {
    next: async () => person(offeredIn(out), turn++, out),
    close: () => {},
  }
  const bot = handMadeBots.random(rules)
  const seats = Array.from({ length: players }, (_, seat) => (seat < people ? null : bot))
  const record = newRecord(rules, { players, seed, hands: 'packs', first: 0 })
  const terminal = new TerminalGame(rules, record, seats, botChances(seed))
  const { recordedGame } = terminal
  const translator = translatorFor(pack, locales[language])
  const all = Array.from({ length: people }, (_, seat) => seat)
  await playInTerminal(terminal, translator, io, lines, { people: all, save })
  return { out, recordedGame, over: terminal.over }
}

/** Takes different choices in turn, and never passes if there is another choice. */
const varied: Person = (offered, turn) => String(1 + ((turn * 7) % Math.max(offered.length, 1)))

describe.each(LANGUAGES)('a whole game in the terminal, %s', (language) => {
  test('ends and prints the standings', async () => {
    const { out, over } = await playGame(language, varied)
    expect(over).toBe(true)
    const translator = translatorFor(pack, locales[language])
    expect(out).toContain(translator.locale.board.standings)
    expect(out.join('\n')).not.toMatch(/undefined|NaN|\[object/)
  })
})

test('two people and a bot share the terminal, and a hand is shown only to its owner', async () => {
  const { out, over } = await playGame('en', varied, { players: 3, people: 2 })
  expect(over).toBe(true)
  expect(out.some((line) => line.startsWith('Player 2: Choose a main action'))).toBe(true)
})

test('a solo game against the rival ends', async () => {
  const { over } = await playGame('en', varied, { players: 1 })
  expect(over).toBe(true)
})

/** Types these lines when the first main action is asked, then leaves. */
const script =
  (...typed: string[]): Person =>
  (_offered, turn) =>
    turn === 0 ? '1' : (typed[turn - 1] ?? null)

test('undo takes back a choice and the moves of bots since then, but not a reveal', async () => {
  const begin = await playGame('en', script())
  const before = begin.recordedGame.record.choices
  const { out, recordedGame } = await playGame('en', script('u'))
  // The pack was picked last, and since then the Council was revealed.
  expect(out).toContain('You cannot go back that far: a card has been drawn or revealed since.')
  expect(recordedGame.record.choices).toBe(before)
  const undone = await playGame('en', script('alexandria', 'u'))
  expect(undone.out).toContain('Taken back.')
  expect(undone.recordedGame.record.choices).toBe(before)
})

test('typed words select a choice, and an impossible one is refused with its reason', async () => {
  const { out } = await playGame(
    'en',
    script('from wine', 'c raphael', 'w', '99', 'nobody', 'o1', '?'),
  )
  expect(out).toContain(
    'Move a ship from wine to the bay and gain bread: There is no ship in this hold.',
  )
  expect(out).toContain('Raphael · Endgame · 6 gems · 4 points per painting, at most 24.')
  expect(out).toContain('Not possible now')
  expect(out.some((line) => /^The choices go from 1 to \d+\.$/.test(line))).toBe(true)
  expect(out).toContain('Nothing here is called “nobody”. Type ? for help.')
  expect(out.some((line) => line.includes('this list'))).toBe(true)
})

test('a game that is left is saved and continues later', async () => {
  const save = file('saved.record')
  const { out, recordedGame } = await playGame('en', script('alexandria'), { save })
  expect(out.at(-1)).toContain('--resume')
  const saved = readRecord(readFileSync(save, 'utf8'))
  expect(rules.encode(replay(rules, saved))).toBe(rules.encode(recordedGame.game))
  const bot = handMadeBots.random(rules)
  const again = new TerminalGame(rules, saved, [null, bot], botChances(5))
  expect(again.next()).toBe(0)
  expect(again.undo()).toBe('done')
})
