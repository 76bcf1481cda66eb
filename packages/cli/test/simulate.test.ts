import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Bot, handMadeBots } from '@amalfi/bots'
import { type GameEvent, HANDS } from '@amalfi/engine'
import { playBotGame, readRecord } from '@amalfi/session'
import { expect, test } from 'vitest'
import { median, percentile } from '../src/base/statistics.ts'
import { rulesOf } from '../src/game/games.ts'
import { PACK_MODES, type PackMode, withPackMode } from '../src/measure/pack-mode.ts'
import type { Simulation } from '../src/simulate/summary.ts'
import { runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()

async function simulate(...argv: string[]): Promise<Simulation> {
  // One thread starts faster.
  const threads = argv.includes('--threads') ? [] : ['--threads', '1']
  const { code, out, err } = await runAmalfi('simulate', ...argv, ...threads, '--json')
  expect(err).toEqual([])
  expect(code).toBe(0)
  expect(out).toHaveLength(1)
  return JSON.parse(out[0])
}

const withoutTimes = ({
  seconds: _,
  decisionsPerSecond: _d,
  gamesPerSecond: _g,
  ...rest
}: Simulation) => rest

test('prints one complete object', async () => {
  const found = await simulate(
    ...'--game renaissance --players 4 --games 20 --bots random --seed 7'.split(' '),
  )
  expect(Object.keys(found)).toEqual([
    'games',
    'decisions',
    'decisionsPerGame',
    'seconds',
    'decisionsPerSecond',
    'gamesPerSecond',
    'scores',
    'seats',
  ])
  expect(Object.keys(found.scores)).toEqual(['mean', 'p10', 'p50', 'p90'])
  expect(found.games).toBe(20)
  expect(found.decisions).toBeGreaterThan(20 * 30)
  expect(found.decisionsPerGame).toBeCloseTo(found.decisions / 20, 1)
  expect(found.seconds).toBeGreaterThan(0)
  expect(found.decisionsPerSecond).toBeGreaterThan(0)
  expect(found.gamesPerSecond).toBeGreaterThan(0)
  expect(found.scores.p10).toBeLessThanOrEqual(found.scores.p50)
  expect(found.scores.p50).toBeLessThanOrEqual(found.scores.p90)
  expect(found.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  const shares = found.seats.reduce((sum, { winShare }) => sum + winShare, 0)
  expect(shares).toBeCloseTo(1, 2)
  const means = found.seats.reduce((sum, { meanScore }) => sum + meanScore, 0) / 4
  expect(means).toBeCloseTo(found.scores.mean, 1)
})

test('reports what each seat and bot wastes', async () => {
  const flags = '--players 2 --games 2 --seed 1 --bots merchant-1,random --swap'.split(' ')
  const { seats, bots = [] } = await simulate(...flags)
  const kinds = [
    'breadLost',
    'breadLostByOptions',
    'shipsForNothing',
    'loadsAtRoundEnd',
    'loadsAtGameEnd',
  ]
  kinds.push('cardsForBread', 'cardsForNothing', 'breadShort', 'hungryFeedings', 'unfedShips')
  for (const { waste } of [...seats, ...bots]) expect(Object.keys(waste)).toEqual(kinds)
  const [merchant, random] = bots.map(({ waste }) => waste)
  expect(random.breadShort).toBeGreaterThan(merchant.breadShort)
  expect(random.loadsAtRoundEnd).toBe(0)
})

test('a seed gives the same games, another seed others', async () => {
  const once = await simulate('--games', '8', '--seed', '7')
  expect(withoutTimes(await simulate('--games', '8', '--seed', '7'))).toEqual(withoutTimes(once))
  expect(withoutTimes(await simulate('--games', '8', '--seed', '8'))).not.toEqual(
    withoutTimes(once),
  )
  const seats = await simulate(
    '--games',
    '8',
    '--seed',
    '7',
    '--bots',
    'random,random,random,random',
  )
  expect(withoutTimes(seats)).toEqual(withoutTimes(once))
})

test('the games count up from the seed', async () => {
  await simulate('--games', '3', '--seed', '5', '--save', at('a'))
  await simulate('--games', '1', '--seed', '7', '--save', at('b'))
  expect(readdirSync(at('a')).toSorted()).toEqual(['5.json', '6.json', '7.json'])
  expect(readFileSync(at('a/7.json'), 'utf8')).toBe(readFileSync(at('b/7.json'), 'utf8'))
})

test.each(HANDS)('hands are dealt as %s, and seat 0 begins', async (hands) => {
  await simulate('--games', '1', '--players', '2', '--hands', hands, '--save', at(hands))
  const record = readRecord(readFileSync(at(`${hands}/1.json`), 'utf8'))
  expect(record.setup).toEqual({ players: 2, hands, first: 0, seed: 1 })
  expect(record.printing).toBe('english')
})

test('with swapped seats every deal is played from every seat', async () => {
  const flags = '--players 2 --games 4 --seed 9 --bots random,random --swap'.split(' ')
  const found = await simulate(...flags, '--save', at('swap'))
  expect(readdirSync(at('swap')).toSorted()).toEqual(
    ['9-0.json', '9-1.json', '10-0.json', '10-1.json'].toSorted(),
  )
  expect(found.bots?.map(({ bot }) => bot)).toEqual(['random', 'random'])
  const all = found.bots ?? []
  expect(all[0].winShare + all[1].winShare).toBeCloseTo(1)
  expect(all[0].meanScore + all[1].meanScore).toBeCloseTo(2 * found.scores.mean, 1)
})

test('with swapped seats the results follow the bot', async () => {
  const flags = '--players 2 --games 2 --seed 1 --bots merchant-1,random --swap'.split(' ')
  const { bots = [], seats } = await simulate(...flags)
  expect(bots[0]).toMatchObject({ bot: 'merchant-1', winShare: 1 })
  expect(bots[1]).toMatchObject({ bot: 'random', winShare: 0 })
  expect(seats.map(({ winShare }) => winShare)).toEqual([0.5, 0.5])
})

test('packs dealt at random are the same for every bot, packs that are chosen are not', () => {
  const rules = rulesOf('renaissance', 'english')
  const packsOf = (bot: Bot, mode: PackMode): string[] =>
    [1, 2, 3, 4].flatMap((seed) => {
      const events: GameEvent[] = []
      const { random } = handMadeBots
      const seated = [bot, random(rules)].map((one) => withPackMode(mode, one))
      playBotGame(rules, { players: 2, seed }, seated, events)
      return events.flatMap((event) => (event.kind === 'pack' ? [event.pack] : []))
    })
  const last: Bot = ({ choices }) => choices[choices.length - 1]
  const random = packsOf(handMadeBots.random(rules), 'random')
  expect(random).toHaveLength(8)
  expect(new Set(random).size).toBeGreaterThan(2)
  expect(packsOf(last, 'random')).toEqual(random)
  expect(packsOf(last, 'chosen')).not.toEqual(random)
})

test('simulates games with packs dealt at random', async () => {
  const flags = '--games 3 --players 2 --bots apprentice-1'.split(' ')
  const [chosen, random] = await Promise.all(
    PACK_MODES.map((packs) => simulate(...flags, '--packs', packs)),
  )
  expect(withoutTimes(chosen)).not.toEqual(withoutTimes(random))
})

test('levels play by name, with the same results for any number of threads', async () => {
  const flags = '--players 2 --games 2 --bots deckhand,random --game original'.split(' ')
  const [one, two] = await Promise.all(
    ['1', '2'].map((threads) => simulate(...flags, '--threads', threads)),
  )
  expect(withoutTimes(one)).toEqual(withoutTimes(two))
  expect(one.seats[0].winShare).toBe(1)
})

test('plays against a rival in the other printing', async () => {
  const flags = '--games 5 --players 1 --rival genoa --printing french --hands blind'.split(' ')
  const found = await simulate(...flags, '--save', at('solo'))
  expect(found.seats).toHaveLength(1)
  // A game lost for lack of titles has no winner.
  expect(found.seats[0].winShare).toBeLessThan(1)
  const record = readRecord(readFileSync(at('solo/3.json'), 'utf8'))
  expect(record.setup).toEqual({ players: 1, hands: 'blind', first: 0, rival: 'genoa', seed: 3 })
  expect(record.printing).toBe('french')
})

test('without --json it prints the same in a few lines', async () => {
  const { code, out, progress } = await runAmalfi('simulate', '--games', '3')
  expect(code).toBe(0)
  expect(out).toHaveLength(7)
  expect(out[0]).toMatch(/^3 games, [\d.]+ decisions each$/)
  expect(progress[0]).toBe('0 of 3 games')
  expect(progress[progress.length - 1]).toBe(null)
})

test('a folder that cannot be created is a failure, not a crash', async () => {
  writeFileSync(at('file'), '')
  const { code, err } = await runAmalfi('simulate', '--games', '1', '--save', at('file/x'))
  expect(code).toBe(1)
  expect(err[0]).toMatch(/^amalfi simulate: cannot create /)
})

test('bots get only what their seat knows', () => {
  const rules = rulesOf('renaissance', 'english')
  const seats = new Set<number>()
  const bot = ({
    view,
    choices,
  }: {
    view: { seat: number; game: { chance: number[] } }
    choices: readonly number[]
  }) => {
    seats.add(view.seat)
    expect(view.game.chance).toEqual([0, 0, 0, 0])
    return choices[0]
  }
  playBotGame(rules, { players: 3, seed: 1, hands: 'draft' }, [bot, bot, bot])
  expect([...seats].toSorted()).toEqual([0, 1, 2])
})

test('computes percentiles and medians', () => {
  const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6]
  expect([1, 10, 11, 50, 90, 100].map((p) => percentile(values, p))).toEqual([1, 1, 2, 5, 9, 10])
  expect(median(values)).toBe(5.5)
  expect(median([3, 1, 2])).toBe(2)
})
