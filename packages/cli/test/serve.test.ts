import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Game, replay, seedChance } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { isHiddenFrom, shuffleHidden } from '../../engine/test/support/hidden.ts'
import { Failure } from '../src/base/command.ts'
import { rulesOf } from '../src/game/games.ts'
import { DEFAULT_PACK } from '../src/packs/built-in.ts'
import { serveAll } from '../src/serve/command.ts'
import { decideLine, type Line } from '../src/serve/protocol.ts'
import { MAX_REFUSALS } from '../src/serve/serve.ts'
import { runAmalfi } from './support/io.ts'

type Of<T extends Line['type']> = Extract<Line, { type: T }>

const usual = {
  game: 'renaissance',
  printing: 'english',
  pack: DEFAULT_PACK,
  players: 2,
  hands: 'packs',
  rival: undefined,
  bots: 'stdio,random',
  games: 1,
  seed: 5,
} as const
const rules = rulesOf('renaissance', 'english')

/** Serves games to a player that answers each question; returns all lines sent. */
async function served(
  answer: (question: Of<'decide'>, asked: number) => string | null,
  args: Partial<Parameters<typeof serveAll>[0]> = {},
): Promise<Line[]> {
  const sent: Line[] = []
  let asked = 0
  const next = async () => {
    const last = sent[sent.length - 1]
    if (last.type !== 'decide') throw new Error(`an answer was wanted after ${last.type}`)
    return answer(last, asked++)
  }
  // The answer as it is sent.
  const send = (line: Line) => sent.push(JSON.parse(JSON.stringify(line)))
  await serveAll({ ...usual, ...args }, { send, lines: { next } })
  return sent
}

const only = <T extends Line['type']>(lines: readonly Line[], type: T): Of<T>[] =>
  lines.filter((line): line is Of<T> => line.type === type)

/** Passes and declines only when there is no other choice. */
const activePlayer = ({ choices }: Of<'decide'>, asked: number): string => {
  const actions = choices.filter((choice) => choice.do !== 'pass' && choice.do !== 'decline')
  return JSON.stringify(actions.length > 0 ? actions[asked % actions.length] : choices[0])
}
const first = ({ choices }: Of<'decide'>): string => JSON.stringify({ choice: choices[0].choice })

describe('serve', () => {
  test('sends a greeting, questions and the end, with a record that can be replayed', async () => {
    const lines = await served(first)
    expect(lines[0]).toMatchObject({
      type: 'hello',
      protocol: 1,
      game: 'renaissance',
      rules: rules.version,
      pack: { name: DEFAULT_PACK, hash: rules.tables.hash, printing: 'english' },
      seats: ['stdio', 'random'],
    })
    const [{ ids }] = only(lines, 'hello')
    expect([
      ...ids.publicDestinations,
      ...ids.evolvingDestinations,
      ...ids.privateDestinations,
    ]).toEqual(rules.tables.destinationIds)
    expect(lines[1]).toEqual({ type: 'game', number: 1, players: 2, hands: 'packs', first: 0 })
    const last = lines[lines.length - 1] as Of<'end'>
    expect(last.type).toBe('end')
    const game = replay(rules, readRecord(JSON.stringify(last.record)))
    expect(rules.deciders(game)).toEqual([])
    expect(rules.standings(game)).toEqual(last.standings)
    expect(only(lines, 'refused')).toEqual([])
    expect(only(lines, 'decide').every(({ seat, view }) => seat === 0 && view.seat === 0)).toBe(
      true,
    )
    expect(lines).toHaveLength(3 + only(lines, 'decide').length)
  })

  test('accepts an answer by number, by words, or as it was offered', async () => {
    const last = (lines: Line[]) => lines[lines.length - 1]
    const words = ({ choices }: Of<'decide'>) => {
      const { choice: _, ...described } = choices[0]
      return JSON.stringify(described)
    }
    const whole = ({ choices }: Of<'decide'>) => ` ${JSON.stringify(choices[0])} `
    const byNumber = last(await served(first))
    expect(last(await served(words))).toEqual(byNumber)
    expect(last(await served(whole))).toEqual(byNumber)
  })

  test('accepts optional actions', async () => {
    const lines = await served(({ choices, options }) => JSON.stringify(options[0] ?? choices[0]))
    expect(only(lines, 'decide').filter(({ options }) => options.length > 0)).not.toEqual([])
    expect(only(lines, 'refused')).toEqual([])
    expect(only(lines, 'end')).toHaveLength(1)
  })

  test('asks every external seat, and plays several games', async () => {
    const args = { players: 3, bots: 'stdio,random,stdio', games: 2 }
    const lines = await served(first, args)
    expect(new Set(only(lines, 'decide').map(({ seat }) => seat))).toEqual(new Set([0, 2]))
    expect(only(lines, 'game').map(({ number }) => number)).toEqual([1, 2])
    const records = only(lines, 'end').map(({ record }) => readRecord(JSON.stringify(record)))
    expect(records.map(({ setup }) => setup.seed)).toEqual([5, 6])
    expect(only(lines, 'hello')).toHaveLength(1)
  })

  test.each([
    ['packs', undefined],
    ['draft', undefined],
    ['scoreDraft', undefined],
    ['blind', 'genoa'],
  ] as const)('sends nothing that its seat does not know (%s, %s)', async (hands, rival) => {
    const players = rival === undefined ? 3 : 1
    const bots = players === 1 ? 'stdio' : 'stdio,random,random'
    const lines = await served(activePlayer, { hands, rival, players, bots })
    const [{ record }] = only(lines, 'end')
    expect(JSON.stringify(only(lines, 'game'))).not.toContain('seed')
    const positions: Game[] = []
    replay(rules, readRecord(JSON.stringify(record)), undefined, (game) => {
      if (rules.deciders(game).includes(0)) positions.push(rules.copy(game))
    })
    let hidden = 0
    for (const question of only(lines, 'decide')) {
      const found = positions.findIndex(
        (game) =>
          JSON.stringify(decideLine(rules, rules.view(game, 0))) === JSON.stringify(question),
      )
      expect(found).toBeGreaterThanOrEqual(0)
      const [game] = positions.splice(found, 1)
      const text = JSON.stringify(question)
      const { artworkIds, destinationIds, characterIds } = rules.tables
      const secrets = [
        ...game.artworkDeck.map((card) => artworkIds[card]),
        ...game.atlasDeck.map((card) => destinationIds[card]),
        ...characterIds.filter((_, character) => isHiddenFrom(game, 0, character)),
      ]
      hidden += secrets.length
      expect(secrets.filter((id) => text.includes(`"${id}"`))).toEqual([])
      const other = shuffleHidden(game, 0, seedChance(hidden), rules.tables.characters.type)
      expect(JSON.stringify(decideLine(rules, rules.view(other, 0)))).toBe(text)
    }
    expect(hidden).toBeGreaterThan(1000)
  })
})

describe('an invalid answer', () => {
  /** Gives these answers to the first question, then always the first choice. */
  const after = (answers: readonly string[]) =>
    served((question, asked) => answers[asked] ?? first(question))

  test.each([
    ['nonsense', 'malformed', 'An answer is one JSON object on one line.'],
    ['', 'malformed', 'An answer is one JSON object on one line.'],
    ['[1]', 'malformed', 'An answer is a JSON object.'],
    ['null', 'malformed', 'An answer is a JSON object.'],
    ['{}', 'malformed', 'An answer has choice, or do.'],
    ['{"choice":"1"}', 'malformed', 'choice is a number.'],
    ['{"choice":-1}', 'unknown', 'There is no such choice.'],
    ['{"choice":0.5}', 'unknown', 'There is no such choice.'],
    ['{"do":"swim"}', 'unknown', 'There is no such choice.'],
    ['{"do":{"__proto__":1}}', 'unknown', 'There is no such choice.'],
    ['{"do":"navigate","to":"atlantis"}', 'unknown', 'There is no such choice.'],
    ['{"do":"pass"}', 'notAskedNow', 'You are being asked something else now.'],
  ])('%s is refused, and the question is asked again', async (answer, code, why) => {
    const lines = await after([answer])
    expect(lines[3]).toEqual({ type: 'refused', code, why })
    expect(lines[4]).toEqual(lines[2])
    expect(only(lines, 'refused')).toHaveLength(1)
    expect(only(lines, 'end')).toHaveLength(1)
  })

  test('is refused unread if it is too long', async () => {
    const lines = await after([`{"do":"${'x'.repeat(10_000_000)}"}`])
    const why = 'An answer has at most 10000 characters.'
    expect(lines[3]).toEqual({ type: 'refused', code: 'malformed', why })
  })

  test('is refused with its numbers', async () => {
    let tried = false
    const lines = await served((question) => {
      if (question.about !== 'main' || tried) return first(question)
      tried = true
      return '{"do":"construct","number":6}'
    })
    const { wood, bay } = only(lines, 'decide').filter(({ about }) => about === 'main')[0].view
      .boards[0].ships
    const [refused] = only(lines, 'refused')
    expect(refused).toMatchObject({ code: 'cannotPay', needs: expect.any(Number) })
    expect(refused).toHaveProperty('has')
    expect(refused.why).toContain(String(Reflect.get(refused, 'needs')))
    expect(wood + bay).toBeGreaterThan(0)
  })

  test('ends the session if it is repeated too often', async () => {
    let asked = 0
    const endless = served(() => {
      asked++
      return '{"choice":-1}'
    })
    await expect(endless).rejects.toThrow(Failure)
    await expect(endless).rejects.toThrow('100 answers to one question were refused')
    expect(asked).toBe(MAX_REFUSALS)
  })

  test('the end of the input gives a message, not a crash', async () => {
    await expect(served(() => null)).rejects.toThrow('the input ended before the game')
  })
})

describe('the serve command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

  test.each([
    [[], '--stdio is required'],
    [['--stdio', '--bots', 'clever'], /--bots: unknown bot "clever"; available: stdio, random/],
    [['--stdio', '--rival', 'genoa'], 'a rival plays only in a solo game'],
  ])('%o: %s', async (argv, message) => {
    const { code, out, err } = await runAmalfi('serve', ...argv)
    expect(code).toBe(2)
    expect(out).toEqual([])
    expect(err[0]).toMatch(message)
  })

  test('ends when its input ends', async () => {
    const child = spawn(process.execPath, [main, 'serve', '--stdio', '--seed', '1'])
    let err = ''
    child.stderr.on('data', (data) => {
      err += data
    })
    child.stdout.resume()
    child.stdin.end('{"choice":-1}\n')
    const code = await new Promise((resolve) => child.on('exit', resolve))
    expect(err).toBe('amalfi serve: the input ended before the game\n')
    expect(code).toBe(1)
  })
})

describe('the example bot', () => {
  const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))

  test('has thirty lines', () => {
    expect(readFileSync(bot, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  })

  test.each([
    ['--players', '2', '--bots', 'stdio,random', '--seed', '1'],
    [
      '--players',
      '4',
      '--bots',
      'random,stdio,merchant-1,stdio',
      '--hands',
      'draft',
      '--seed',
      '2',
    ],
    ['--players', '1', '--rival', 'genoa', '--seed', '3'],
  ])('plays whole games: %s %s %s %s %s %s', async (...argv) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [bot, ...argv])
    expect(stderr).toBe('')
    expect(stdout.match(/score: -?\d+/g)).toHaveLength(Number(argv[1]))
  })
})
