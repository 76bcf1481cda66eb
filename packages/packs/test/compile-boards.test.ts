import { BONUS_ICONS, ITEMS, SHADES } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { compile, type Pack, trialPack } from '../src/index.ts'
import { count, indexOf, tables } from './support/tables.ts'

describe('compile: boards, titles, decrees', () => {
  it('compiles slots, squares, titles and board points', () => {
    expect(tables.slotSurcharges).toEqual([
      [2, 1, 1, 0, -1],
      [2, 1, 1, 0, -1],
      [2, 1, 0, -1],
    ])
    const bySquares = { dark: [24, 16, 10, 5], light: [12, 8, 5, 2] }
    expect(tables.titles.squares).toEqual(trialPack.titles.map(({ shade }) => bySquares[shade]))
    const [first, ...others] = trialPack.titles
    const own = compile({ ...trialPack, titles: [{ ...first, squares: [9, 7, 5, 3] }, ...others] })
    expect(own.titles.squares[0]).toEqual([9, 7, 5, 3])
    const artist = indexOf(tables.titleIds, 'artist')
    expect(SHADES[tables.titles.shade[artist]]).toBe('light')
    expect(tables.titles.needs[artist]).toEqual([count('mostArt'), 2, count('secondArt'), 2])
    const { board } = tables.decrees
    expect(board).toHaveLength(4)
    expect(board[0]).toEqual(
      ITEMS.map((item) => ({ artwork: 3, character: 2 })[item as 'artwork'] ?? 0),
    )
    expect(board[3]).toEqual(ITEMS.map(() => 0))
  })

  it('REN-PRT-1: the printings differ in the pair of Blessing, the Collector and the solo ranks', () => {
    const french = compile(trialPack, { printing: 'french' })
    expect([tables.printing, french.printing]).toEqual(['english', 'french'])
    const blessing = indexOf(tables.decreeIds, 'blessing')
    const collector = indexOf(tables.titleIds, 'collector')
    const [set, pair] = [ITEMS.indexOf('set'), ITEMS.indexOf('pair')]
    const lines = (points: number) => [set, count('set'), 10, pair, count('pair'), points]
    expect(tables.decrees.lines[blessing]).toEqual(lines(3))
    expect(french.decrees.lines[blessing]).toEqual(lines(4))
    expect(tables.titles.needs[collector]).toEqual([count('artwork'), 7])
    expect(french.titles.needs[collector]).toEqual([count('artwork'), 6])
    expect(tables.solo.ranks).toEqual([126, 176, 226])
    expect(french.solo.ranks).toEqual([121, 181, 230])
    // Nothing else differs.
    expect({
      ...french,
      printing: tables.printing,
      titles: { ...french.titles, needs: tables.titles.needs },
      decrees: { ...french.decrees, lines: tables.decrees.lines },
      solo: { ...french.solo, ranks: tables.solo.ranks },
    }).toEqual(tables)
  })

  it('compiles the answers of the rival Genoa to numbers, or leaves them to the icons', () => {
    expect(tables.solo.titles).toEqual([
      [0, 0, 1, 2],
      [0, 1, 2, 3],
    ])
    expect(tables.solo.iconPlaces).toBeNull()
    const withAnswers: Pack = structuredClone(trialPack)
    withAnswers.solo.answers.value = { erect: ['genoa', 'gaeta'] }
    const { iconPlaces } = compile(withAnswers).solo
    expect(iconPlaces).toHaveLength(BONUS_ICONS.length)
    expect(iconPlaces?.[BONUS_ICONS.indexOf('erect')]).toEqual([2, 14])
    expect(iconPlaces?.[BONUS_ICONS.indexOf('wine')]).toEqual([])
  })

  it('gives a hash that changes with every value, but not with the order of keys', () => {
    const turn = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turn)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, turn(inner)]),
      )
    }
    expect(tables.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(compile(turn(trialPack) as Pack).hash).toBe(tables.hash)
    expect(compile(turn(trialPack) as Pack)).toEqual(tables)
    const changed = structuredClone(trialPack)
    changed.artworks[0].cost += 1
    expect(compile(changed).hash).not.toBe(tables.hash)
  })
})
