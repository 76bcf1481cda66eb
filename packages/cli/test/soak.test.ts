import { DECLINE, type Game, IllegalChoice, makeChoice, PASS } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { seedAfter } from '../src/base/seeds.ts'
import { type GameRules, rulesOf } from '../src/game/games.ts'
import { soak } from '../src/soak/command.ts'
import { soakGame } from '../src/soak/game.ts'
import { modesOf } from '../src/soak/modes.ts'
import { nthGame, type SoakProgress, soakShare } from '../src/soak/share.ts'
import { runAlone } from './support/io.ts'

const rules = rulesOf('renaissance', 'english')
const MODES = modesOf('renaissance')
const draft = MODES.filter(({ name }) => name === '3-draft-english')[0]

test('all modes are played', () => {
  expect(MODES).toHaveLength(3 * 2 * 2 + 3 * 5 * 2)
  expect(new Set(MODES.map(({ name }) => name)).size).toBe(MODES.length)
  expect(MODES.map(({ name }) => name)).toContain('1-packs-genoa-french')
  expect(MODES.map(({ name }) => name)).toContain('4-scoreDraft-english')
  for (const { players, rival } of MODES) expect(rival !== undefined).toBe(players === 1)
})

test('a few games in threads pass', async () => {
  const { code, out, err } = await runAlone(soak, '--games', '20', '--threads', '2', '--json')
  expect(err).toEqual([])
  const found = JSON.parse(out[0])
  expect(found.findings).toEqual([])
  expect(found.games).toBe(20)
  expect(found.choices).toBeGreaterThan(20 * 20)
  expect(code).toBe(0)
})

test('a single mode and seed can be played', async () => {
  const flags = ['--games', '1', '--seed', '9', '--only', draft.name]
  const { code, out } = await runAlone(soak, ...flags)
  expect(code).toBe(0)
  const { choices } = soakGame(rules, draft, 9)
  expect(out).toHaveLength(1)
  expect(out[0]).toMatch(new RegExp(`^1 games with ${choices} choices in .* s: no fault$`))
})

test('the nth game is the same, however the games are split among threads', () => {
  expect(nthGame({ game: 'renaissance', seed: 5, only: null }, 43)).toEqual({
    mode: MODES[1],
    seed: 48,
  })
  expect(nthGame({ game: 'renaissance', seed: 5, only: draft.name }, 43)).toEqual({
    mode: draft,
    seed: 48,
  })
})

/** Rules with a fault, which may show only later in the game. */
const faults: readonly (readonly [string, (valid: GameRules) => Partial<GameRules>, RegExp])[] = [
  [
    'everything is accepted',
    () => ({ check: () => null }),
    /is not offered to seat . but accepted/,
  ],
  [
    'something is offered that is refused',
    (valid) => ({
      choices: (game, seat, out) => {
        valid.choices(game, seat, out).push(makeChoice(DECLINE, 0))
        return out
      },
    }),
    /is offered to seat . but refused: notAskedNow/,
  ],
  [
    'something is offered twice',
    (valid) => ({
      choices: (game, seat, out) => {
        valid.choices(game, seat, out).push(out[0])
        return out
      },
    }),
    /something is offered twice/,
  ],
  [
    'passing is not offered',
    (valid) => ({
      choices: (game, seat, out) => {
        const rest = valid.choices(game, seat, []).filter((choice) => choice >>> 24 !== PASS)
        out.length = 0
        out.push(...rest)
        return out
      },
    }),
    /has no choice|is not offered to seat . but accepted/,
  ],
  [
    'a position is invalid',
    () => ({ audit: (game) => (game.period === 2 ? ['eleven ships'] : []) }),
    /the position is invalid: eleven ships/,
  ],
  [
    'the text of a position forgets something',
    (valid) => ({ decode: (text) => ({ ...valid.decode(text), lost: 7 }) }),
    /lost changes by encoding and decoding/,
  ],
  [
    'a copy shares something',
    (valid) => ({ copy: (game) => ({ ...valid.copy(game), docks: game.docks }) }),
    /a choice in a copy has changed docks of the game/,
  ],
  [
    'a refused choice changes something',
    (valid) => ({
      play(game, seat, choice, sink) {
        if (valid.check(game, seat, choice) === null) return valid.play(game, seat, choice, sink)
        game.score[0]++
        throw new IllegalChoice({ code: 'unknown' }, 'no')
      },
    }),
    /has changed score/,
  ],
  [
    'the order of answers makes a difference',
    (valid) => ({
      play(game, seat, choice, sink) {
        const simultaneous = valid.deciders(game).length > 1
        valid.play(game, seat, choice, sink)
        if (simultaneous) game.chance[0] = seat
      },
    }),
    /chance depends on the order of answers/,
  ],
  [
    'a view shows too little',
    (valid) => ({
      view: (game, seat) => {
        const view = valid.view(game, seat)
        view.game.bread.fill(0)
        return view
      },
    }),
    /gets other choices from its own view|does not fit its view: bread/,
  ],
  [
    'a replay differs',
    (valid) => {
      let games = 0
      return {
        newGame: (setup, sink) =>
          valid.newGame({ ...setup, seed: seedAfter(setup.seed, games++) }, sink),
      }
    },
    /RecordError|differs after a replay/,
  ],
  [
    'the game breaks',
    (valid) => ({
      play(game, seat, choice, sink) {
        if (game.period === 1) throw new TypeError('x is undefined')
        valid.play(game, seat, choice, sink)
      },
    }),
    /TypeError: x is undefined/,
  ],
  [
    'the game does not end',
    (valid) => ({
      play(game: Game, seat, choice, sink) {
        const before = valid.copy(game)
        valid.play(game, seat, choice, sink)
        if (valid.deciders(game).length === 0) Object.assign(game, before)
      },
    }),
    /the game does not end|replay/,
  ],
]

describe('a planted fault is reported with its mode and seed', () => {
  test.each(faults)('%s', (_name, plant, message) => {
    const broken: GameRules = { ...rules, ...plant(rules) }
    let seed = 100
    let { finding } = soakGame(broken, draft, seed)
    while (finding === null && seed < 140) finding = soakGame(broken, draft, ++seed).finding
    expect(finding).toMatchObject({ mode: draft.name, seed })
    expect(finding?.fault).toMatch(message)
  })

  test('the soak continues after faults, up to a limit', () => {
    const reports: SoakProgress[] = []
    const share = {
      game: 'renaissance' as const,
      games: 100,
      seed: 100,
      only: draft.name,
      from: 1,
      step: 3,
    }
    const broken: GameRules = { ...rules, check: () => null }
    soakShare(
      () => broken,
      share,
      (progress) => reports.push(progress),
    )
    const findings = reports.flatMap(({ findings }) => findings)
    expect(findings.map(({ seed }) => seed)).toEqual(
      Array.from({ length: 10 }, (_, n) => 101 + 3 * n),
    )
    expect(reports.reduce((sum, { games }) => sum + games, 0)).toBe(10)
  })
})
