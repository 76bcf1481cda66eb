import { POINT_SOURCES } from '@amalfi/engine'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { describe, expect, test } from 'vitest'
import { type Balance, balanceOf } from '../src/balance/balance.ts'
import { boundsFor, type Mode } from '../src/balance/bounds.ts'
import type { Facts } from '../src/balance/facts.ts'
import type { Figure } from '../src/balance/figure.ts'
import { figuresOutside, judgedFigures } from '../src/balance/judged.ts'
import { reportLines } from '../src/balance/report.ts'
import { sum } from '../src/base/statistics.ts'
import { rulesOf } from '../src/game/games.ts'
import { DEFAULT_PACKS } from '../src/packs/built-in.ts'
import { runAmalfi } from './support/io.ts'

const { tables } = rulesOf('renaissance', 'english')

const [artwork, other] = tables.artworkIds
const [character] = tables.characterIds
const tile = tables.destinationIds[tables.destinationIds.length - 1]
const [title] = tables.titleIds
const [pack] = tables.packIds

const nothing: Facts = {
  scores: [0, 0],
  winShares: [0.5, 0.5],
  rank: null,
  packs: [null, null],
  points: [POINT_SOURCES.map(() => 0), POINT_SOURCES.map(() => 0)],
  titles: [],
  taken: [],
  held: [],
  invited: [],
  acquired: [],
  discovered: [],
  navigated: [],
  shown: [],
  covered: [],
}

const MODE: Mode = {
  game: 'renaissance',
  players: 2,
  hands: 'packs',
  packs: 'random',
  rival: null,
}
const translator = translatorFor(DEFAULT_PACKS.renaissance, localeFor('en', 'renaissance'))

describe('the balance report', () => {
  const facts: Facts[] = [
    {
      ...nothing,
      scores: [60, 40],
      winShares: [1, 0],
      packs: [pack, null],
      points: [
        [30, 0, 24, 6, 0, 0, 0],
        [20, 12, 0, 4, 7, 0, -3],
      ],
      titles: [title],
      taken: [{ id: title, seat: 0, period: 2 }],
      held: [
        { id: character, seat: 0, period: 0 },
        { id: character, seat: 1, period: 1 },
      ],
      invited: [{ id: character, seat: 1, period: 1 }],
      acquired: [{ id: artwork, seat: 0, period: 3 }],
      discovered: [{ id: tile, seat: 1, period: 0 }],
      navigated: [
        { id: tile, seat: 1, period: 1 },
        { id: tile, seat: 1, period: 2 },
      ],
      shown: [artwork, tile],
      covered: [],
    },
    {
      ...nothing,
      scores: [10, 90],
      winShares: [0, 1],
      packs: [null, pack],
      points: [
        [10, 0, 0, 0, 0, 0, 0],
        [50, 0, 0, 0, 0, 40, 0],
      ],
      titles: [title],
      acquired: [{ id: artwork, seat: 0, period: 3 }],
      shown: [artwork, other, tile],
      covered: [tile],
    },
  ]
  const found = balanceOf(tables, facts, MODE)
  const value = (figure: Figure | null): number | undefined => figure?.value

  test('covers seats, packs and winners', () => {
    expect(found.games).toBe(2)
    expect(found.seats).toMatchObject([
      { seat: 0, pack: null, wins: { value: 0.5, count: 2 }, meanScore: 35 },
      { seat: 1, pack: null, wins: { value: 0.5, count: 2 }, meanScore: 65 },
    ])
    const { pointsBySource, ...figures } = found.packs[pack]
    expect(figures).toMatchObject({
      picked: 2,
      pickedShare: { value: 1, count: 2 },
      wins: { value: 1, count: 2 },
      meanScore: 75,
      seats: [
        { seat: 0, picked: 1, wins: { value: 1, count: 1 } },
        { seat: 1, picked: 1, wins: { value: 1, count: 1 } },
      ],
    })
    expect(Object.values(pointsBySource)).toEqual([40, 0, 12, 3, 0, 20, 0])
    expect(found.packs[tables.packIds[1]]).toMatchObject({ picked: 0, wins: null })
    const { p10, p50, p90 } = found.winners
    expect([p10, p50.value, p90.value]).toEqual([60, 60, 90])
    expect(found.solo).toBeNull()
  })

  test('gives the swing of a card against the mean of its game, and the wins of its owners', () => {
    expect(found.titles[title]).toMatchObject({ games: 2, taken: { value: 0.25, count: 4 } })
    expect(found.titles[title].meanPeriod).toBe(3)
    expect(found.characters[character]).toMatchObject({
      held: 2,
      invited: { value: 0.5, count: 2 },
      owners: 1,
      ownerWins: { value: 0, count: 1 },
      swing: -10,
    })
    // 10 above the mean in one game, 40 below it in the other.
    expect(found.artworks[artwork]).toMatchObject({
      shown: 2,
      bought: { value: 1, count: 2 },
      owners: 2,
      ownerWins: { value: 0.5, count: 2 },
      swing: -15,
    })
    expect(found.artworks[other]).toMatchObject({
      shown: 1,
      bought: { value: 0, count: 1 },
      owners: 0,
      ownerWins: null,
      swing: null,
    })
    expect(found.destinations[tile]).toMatchObject({
      shown: 2,
      bought: { value: 0.5, count: 2 },
      covered: 1,
      navigated: 2,
      swing: -10,
    })
    expect(found.destinations[tables.destinationIds[0]]).toMatchObject({ shown: 2, bought: null })
  })

  test('gives the share of each source of points', () => {
    const shares = Object.entries(found.sources).map(([source, { value }]) => [source, value])
    expect(Object.fromEntries(shares)).toEqual({
      artworks: 0.55,
      destinations: 0.06,
      titles: 0.12,
      decrees: 0.05,
      'endgame characters': 0.035,
      'other effects': 0.2,
      hunger: -0.015,
    })
  })

  test('marks the figures outside of their bounds', () => {
    const four = balanceOf(tables, facts, { ...MODE, players: 4 })
    const outside = figuresOutside(four).map(({ kind, id }) => [kind, id].join(' ').trim())
    expect(outside).toEqual([
      'seatWins 0',
      'seatWins 1',
      `packWins ${pack}`,
      'winnersMedian',
      'source artworks',
      `titleTaken ${title}`,
      `characterOwnerWins ${character}`,
      `destinationOwnerWins ${tile}`,
      `artworkBought ${other}`,
      `artworkOwnerWins ${artwork}`,
    ])
    expect(judgedFigures(four).every(({ figure }) => figure.bound !== null)).toBe(true)
    const lines = reportLines(four, translator)
    const { names } = translator
    expect(lines.slice(-10)).toContainEqual(
      expect.stringMatching(new RegExp(`^  ${names.artwork(artwork)}: owners win 50.0 % .* of 2$`)),
    )
    expect(lines.join('\n')).toContain(names.character(character))
    expect(lines.join('\n')).toContain('[perhaps outside 21.0 to 29.0 %]')
  })

  test('a solo run has a median and the shares of ranks', () => {
    const solo = (score: number, rank: number): Facts => ({
      ...nothing,
      scores: [score],
      winShares: [rank > 0 ? 1 : 0],
      rank,
      packs: [null],
      points: [[score, 0, 0, 0, 0, 0, 0]],
    })
    const played = [solo(240, 4), solo(230, 4), solo(150, 2), solo(300, 0)]
    const found = balanceOf(tables, played, { ...MODE, players: 1, rival: 'genoa' })
    // A lost game counts as 0 points.
    expect(found.solo?.median).toMatchObject({ value: 150, holds: false })
    expect(found.solo?.ranks.map(({ share }) => value(share))).toEqual([0.25, 0, 0.25, 0, 0.5])
    expect(reportLines(found, translator).join('\n')).toContain('points against Genoa')
  })
})

describe('bounds', () => {
  const wins = (mode: Partial<Mode>) => boundsFor({ ...MODE, players: 4, ...mode })

  test('with four players seats and packs win 25 %, give or take 4 or 5 %', () => {
    expect(wins({ packs: 'random' }).packWins).toEqual({ least: 0.21, most: 0.29 })
    expect(wins({ packs: 'random' }).leastPicked).toBe(0)
    expect(wins({ packs: 'chosen' })).toMatchObject({
      seatWins: { least: 0.21, most: 0.29 },
      packWins: { least: 0.2, most: 0.3 },
      leastPicked: 400,
    })
  })

  test('with fewer players only seats and packs have bounds', () => {
    const bounds = wins({ players: 2 })
    expect(Object.keys(bounds)).toEqual(['seatWins', 'packWins', 'leastPicked'])
    expect(bounds.seatWins).toEqual({ least: 0.47, most: 0.53 })
    expect(bounds.packWins).toEqual({ least: 0.45, most: 0.55 })
  })

  test('a pack that was chosen too seldom is not judged', () => {
    const picked = (games: number) =>
      balanceOf(
        tables,
        Array.from({ length: games }, () => ({ ...nothing, packs: [pack, null] })),
        { ...MODE, packs: 'chosen' },
      ).packs[pack].wins?.holds
    expect(picked(399)).toBeNull()
    expect(picked(400)).toBe(true)
  })

  test('the 2020 game has bounds for its contracts and for dead cards', () => {
    const bounds = boundsFor({ ...MODE, game: 'original', players: 4 })
    expect(bounds.sources).toEqual({ artworks: { least: null, most: 0.55 } })
    expect(bounds.invited).toEqual({ least: 0.1, most: null })
    expect(bounds.ownerWins).toBeUndefined()
  })
})

test('counts all games, whichever bots play', async () => {
  const flags = '--games 5 --players 2 --bots random --hands blind --seed 3 --json'.split(' ')
  const results = await Promise.all(
    ['1', '2'].map((threads) => runAmalfi('balance', ...flags, '--threads', threads)),
  )
  for (const { code, err, out } of results) {
    expect(code).toBe(0)
    expect(err).toEqual([])
    expect(out).toEqual(results[0].out)
  }
  const found: Balance = JSON.parse(results[0].out[0])
  expect(Object.keys(found)).toEqual([
    'games',
    'mode',
    'seats',
    'packs',
    'titles',
    'characters',
    'destinations',
    'artworks',
    'sources',
    'winners',
    'solo',
    'outside',
  ])
  expect(found.games).toBe(5)
  expect(sum(found.seats.map(({ wins }) => wins?.value ?? 0))).toBeCloseTo(1)
  expect(sum(Object.values(found.sources).map(({ value }) => value))).toBeCloseTo(1, 2)
  expect(Object.keys(found.characters)).toEqual(tables.characterIds)
})

test('packs dealt at random and the 2020 game are reported as text', async () => {
  const flags = '--games 2 --bots random --threads 1'.split(' ')
  const [random, original] = await Promise.all([
    runAmalfi('balance', ...flags, '--packs', 'random'),
    runAmalfi('balance', ...flags, '--game', 'original'),
  ])
  expect([random.code, original.code]).toEqual([0, 0])
  expect(random.out[0]).toContain('2 games, 4 players')
  expect(random.out[0]).toContain('dealt at random')
  expect(random.out).toContain('Packs')
  // Every seat has its own set, so the packs are listed with the seats.
  expect(original.out).not.toContain('Packs')
  expect(original.out.join('\n')).toContain('Player 1, The Arsenal')
  expect(original.out.join('\n')).toContain('Contracts')
})

test('an unknown bot is a usage error', async () => {
  const { code, err } = await runAmalfi('balance', '--bots', 'nobody', '--games', '1')
  expect(code).toBe(2)
  expect(err[0]).toContain('unknown bot "nobody"')
})
