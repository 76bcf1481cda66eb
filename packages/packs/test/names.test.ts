import { expect, test } from 'vitest'
import { checkPack, compile, type Pack, trialPack } from '../src/index.ts'

/** The trial pack with a change to its first artwork and first character. */
const withShown = (artwork: object, character: object, rest: object = {}): unknown => ({
  ...trialPack,
  artworks: trialPack.artworks.map((card, i) => (i === 0 ? { ...card, ...artwork } : card)),
  characters: trialPack.characters.map((card, i) => (i === 0 ? { ...card, ...character } : card)),
  ...rest,
})
const faults = (input: unknown) =>
  checkPack(input).faults.map(({ path, code }) => `${path} ${code}`)

const named = withShown(
  { name: { en: 'The Prince', fr: 'Le Prince', ja: '君主論' }, motif: 'crown' },
  { name: 'Nobody', trade: 'anchor' },
  { startingPacks: [{ id: 'fleet', name: 'Fleet', plan: 'Build early.' }] },
)

test('names and pictures do not change the hash', () => {
  const { pack } = checkPack(named)
  expect(pack).not.toBeNull()
  expect(compile(pack as Pack).hash).toBe(compile(trialPack).hash)
})

test('a name has all three languages, or is one text for all', () => {
  expect(faults(withShown({ name: { en: 'The Prince', fr: 'Le Prince' } }, {}))).toEqual([
    'artworks[0].name.ja missing-field',
  ])
  expect(faults(withShown({ name: 7 }, {}))).toEqual(['artworks[0].name wrong-type'])
})

test('a name is one line, not empty, not padded and at most 60 letters', () => {
  expect(faults(withShown({ name: 'x'.repeat(60) }, {}))).toEqual([])
  for (const bad of ['', ' x', 'x ', 'x\ny', 'x'.repeat(61)])
    expect(faults(withShown({ name: bad }, {}))).toEqual(['artworks[0].name bad-name'])
})

test('trades and motifs are those that can be drawn', () => {
  expect(faults(withShown({ motif: 'anchor' }, { trade: 'venus' }))).toEqual([
    'artworks[0].motif not-one-of',
    'characters[0].trade not-one-of',
  ])
})

test('a described starting pack exists, and is described once', () => {
  const pack = (id: string) => ({ id, name: 'Name', plan: 'Plan.' })
  expect(faults(withShown({}, {}, { startingPacks: [pack('nobody')] }))).toEqual([
    'startingPacks[0].id starting-packs',
  ])
  expect(faults(withShown({}, {}, { startingPacks: [pack('fleet'), pack('fleet')] }))).toEqual([
    'startingPacks[1].id repeated-id',
  ])
})
