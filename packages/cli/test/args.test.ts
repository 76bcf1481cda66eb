import { BOT_IDS } from '@amalfi/bots'
import { describe, expect, test } from 'vitest'
import { commands } from '../src/amalfi.ts'
import {
  integerFlag,
  oneOfFlag,
  parseArgs,
  switchFlag,
  textFlag,
  UsageError,
} from '../src/base/args.ts'
import { bench } from '../src/bench/command.ts'
import { soak } from '../src/soak/command.ts'
import { runAlone, runAmalfi } from './support/io.ts'

const flags = {
  games: integerFlag(10, 1, 100, 'how many'),
  seed: integerFlag(undefined, 0, 9, 'seed'),
  hands: oneOfFlag(['packs', 'blind'], 'packs', 'hands'),
  save: textFlag('FILE', undefined, 'file'),
  json: switchFlag('json'),
}
const parse = (...argv: string[]) => parseArgs(flags, ['FILE'], argv)

describe('arguments', () => {
  test('a missing flag has its default', () => {
    expect(parse('x.json')).toEqual({
      values: { games: 10, seed: undefined, hands: 'packs', save: undefined, json: false },
      rest: ['x.json'],
    })
  })

  test('a value follows its flag or =', () => {
    const { values, rest } = parse('--games', '1', '--seed=0', 'f', '--save=a=b', '--json')
    expect(values).toEqual({ games: 1, seed: 0, hands: 'packs', save: 'a=b', json: true })
    expect(rest).toEqual(['f'])
    expect(parse('f', '--games', '100', '--hands', 'blind').values).toMatchObject({
      games: 100,
      hands: 'blind',
    })
  })

  test('a value may begin with a dash', () => {
    expect(parse('f', '--save', '-x').values.save).toBe('-x')
    expect(parse('f', '--save=--json').values).toMatchObject({ save: '--json', json: false })
  })

  test.each([
    [['f', '--gamse', '3'], 'unknown option --gamse'],
    [['f', '-g', '3'], 'unknown option -g'],
    [['f', '-gs'], 'unknown option -gs'],
    [['f', '-g=3'], 'unknown option -g'],
    [['f', '-json'], 'unknown option -json'],
    [['f', '-'], 'unknown option -'],
    [['f', '--no-json'], 'unknown option --no-json'],
    [['f', '--='], 'unknown option --'],
    [['f', '--__proto__', '3'], 'unknown option --__proto__'],
    [['f', '--toString'], 'unknown option --toString'],
    [['f', '--'], 'unknown option --'],
    [['--', 'f'], 'unknown option --'],
    [['f', '--json', '--', '--games', 'x'], 'unknown option --'],
    [['f', '--games', '0'], '--games must be from 1 to 100, not 0'],
    [['f', '--games', '101'], '--games must be from 1 to 100, not 101'],
    [['f', '--games', 'many'], '--games must be a whole number, not "many"'],
    [['f', '--games', '1.5'], '--games must be a whole number, not "1.5"'],
    [['f', '--games', '-1'], '--games must be a whole number, not "-1"'],
    [['f', '--games', '1e1'], '--games must be a whole number, not "1e1"'],
    [['f', '--games='], '--games must be a whole number, not ""'],
    [['f', '--games'], '--games needs a value: N'],
    [['f', '--save'], '--save needs a value: FILE'],
    [['f', '--hands'], '--hands needs a value: packs|blind'],
    [['f', '--games', '--json'], '--games must be a whole number, not "--json"'],
    [['f', '--games', '--', '3'], '--games must be a whole number, not "--"'],
    [['f', '--games', '3', '--games=3'], '--games is given more than once'],
    [['f', '--hands', 'draft'], '--hands must be one of packs, blind, not "draft"'],
    [['f', '--save', ''], '--save must not be empty'],
    [['f', '--json=yes'], '--json does not take a value'],
    [['f', '--json', '--json'], '--json is given more than once'],
    [['f', '--seed', '1', '--seed', '2'], '--seed is given more than once'],
    [[], 'missing argument FILE'],
    [['f', 'g'], 'unexpected argument "g"'],
  ])('%o: %s', (argv, message) => {
    expect(() => parse(...argv)).toThrow(new UsageError(message))
  })
})

describe('the amalfi command', () => {
  test.each([
    [['simulate', '--games', 'x'], 'amalfi simulate: --games must be a whole number, not "x"'],
    [['simulate', '--players', '5'], 'amalfi simulate: --players must be from 1 to 4, not 5'],
    [['simulate', '--bot', 'random'], 'amalfi simulate: unknown option --bot'],
    [['simulate', '--rival', 'genoa'], 'amalfi simulate: a rival plays only in a solo game'],
    [
      ['watch', '--players', '1', '--hands', 'draft'],
      'amalfi watch: a draft needs 2 players or more',
    ],
    [['simulate', '--bots', 'random,random'], 'amalfi simulate: --bots names 2 bots for 4 seats'],
    [
      ['watch', '--bots', 'clever'],
      `amalfi watch: --bots: unknown bot "clever"; available: ${BOT_IDS.join(', ')}`,
    ],
    [['replay'], 'amalfi replay: missing argument FILE'],
  ])('%o ends with code 2', async (argv, message) => {
    const { code, out, err } = await runAmalfi(...argv)
    expect(code).toBe(2)
    expect(out).toEqual([])
    expect(err).toEqual([`${message}. See --help.`])
  })

  test.each([
    [[], 'missing command'],
    [['sail'], 'unknown command sail'],
    [['sail', 'new'], 'unknown command sail'],
    [['pack'], 'unknown command pack'],
    [['pack', 'sail'], 'unknown command pack sail'],
    [['--players', '4'], 'unknown command --players'],
    [['toString'], 'unknown command toString'],
  ])('%o: %s', async (argv, fault) => {
    const { code, out, err } = await runAmalfi(...argv)
    expect(code).toBe(2)
    expect(out).toEqual([])
    const all = Object.keys(commands).join(', ')
    expect(err).toEqual([`amalfi: ${fault}. Commands: ${all}. See --help.`])
  })

  test('--help lists the commands', async () => {
    const { code, out } = await runAmalfi('--help')
    expect(code).toBe(0)
    for (const name of Object.keys(commands))
      expect(out.some((line) => line.startsWith(`  ${name} `))).toBe(true)
  })

  test('pack --help lists the pack commands', async () => {
    const { code, out } = await runAmalfi('pack', '--help')
    expect(code).toBe(0)
    const listed = out.filter((line) => line.startsWith('  ')).map((line) => line.slice(2, 12))
    expect(listed).toEqual(['pack new  ', 'pack check'])
  })

  test.each(Object.keys(commands))('%s --help lists its flags', async (name) => {
    const { code, out, err } = await runAmalfi(...name.split(' '), '--help')
    expect(code).toBe(0)
    expect(err).toEqual([])
    expect(out[0]).toMatch(new RegExp(`^npm run amalfi -- ${name}`))
    expect(out.some((line) => line.startsWith('  --help'))).toBe(true)
  })

  test.each([bench, soak])('$name has its own help and its own errors', async (command) => {
    const help = await runAlone(command, '--help')
    expect(help.code).toBe(0)
    expect(help.out[0]).toBe(`npm run ${command.name} -- [flags]`)
    const wrong = await runAlone(command, '--round', '3')
    expect(wrong.code).toBe(2)
    expect(wrong.err).toEqual([`${command.name}: unknown option --round. See --help.`])
  })
})
