import { readFileSync } from 'node:fs'
import {
  ACTORS,
  BONUS_ICONS,
  COUNTS,
  DESTINATION_KINDS,
  HOLDS,
  ITEMS,
  MODIFIERS,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import {
  allParts,
  checkPack,
  type Effect,
  type Modifier,
  modifierOf,
  type Pack,
  packSchema,
  renaissancePack,
  verbOf,
} from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { commands } from '../src/amalfi.ts'

const text = readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8')

/** The text below a heading, up to the next heading of its level. */
function section(heading: string): string {
  const [rank] = heading.match(/^#+/) ?? ['']
  const from = text.indexOf(`\n${heading}\n`)
  expect(from, heading).toBeGreaterThan(0)
  const to = text.slice(from + 1).search(new RegExp(`\n#{1,${rank.length}} `))
  return text.slice(from, to < 0 ? undefined : from + 1 + to)
}

/** The inline examples of a section: code that is an object or an array. */
const inline = (heading: string): unknown[] =>
  [...section(heading).matchAll(/`([[{][^`]*)`/g)].map(([, code]) => JSON.parse(code))

type Json = Record<string, unknown>
const copy = (): Json => JSON.parse(JSON.stringify(renaissancePack))

/**
 * The faults of the pack with this entry in place of the one with the same id, or of a similar one.
 */
function withEntry(list: keyof Pack, entry: Json): unknown {
  const pack = copy()
  const entries = pack[list] as Json[]
  const known = entries.findIndex(({ id }) => id === entry.id)
  const like = entries.findIndex(({ type, pack: of }) => type === entry.type && of === undefined)
  const at = known >= 0 ? known : like
  // A card of a starting pack must stay in it.
  const symbol = entries[at].pack === undefined ? {} : { pack: entries[at].pack }
  entries[at] = { ...symbol, ...entry }
  return checkPack(pack).faults
}

/** Changes a character of this type. */
function withPart(type: string, part: Json): unknown {
  const pack = copy()
  const [card] = (pack.characters as Json[]).filter((one) => one.type === type)
  Object.assign(card, part)
  return checkPack(pack).faults
}

const lists: Readonly<Record<string, keyof Pack>> = {
  artwork: 'artworks',
  privateDestination: 'privateDestinations',
  publicDestination: 'publicDestinations',
  evolvingDestination: 'evolvingDestinations',
  character: 'characters',
  startingPack: 'startingPacks',
  title: 'titles',
  decree: 'decrees',
}

const blocks = [...text.matchAll(/```json (\w+)\n([\s\S]*?)```/g)].map(([, kind, code]) => ({
  kind,
  entry: JSON.parse(code) as Json,
}))
const effects = inline('## Effects') as Effect[]
const triggers = inline('### Triggers') as Json[]
const modifiers = inline('### Modifiers') as Modifier[]

describe('docs/packs.md', () => {
  test('has a valid example of every kind of card and of the boards', () => {
    for (const { kind, entry } of blocks) {
      if (kind === 'board') continue
      expect(lists).toHaveProperty(kind)
      expect(withEntry(lists[kind], entry), JSON.stringify(entry)).toEqual([])
    }
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
      new Set([...Object.keys(lists), 'board']),
    )
    const types = blocks.flatMap(({ kind, entry }) => (kind === 'character' ? [entry.type] : []))
    expect(types.toSorted()).toEqual(['endgame', 'engageable', 'immediate', 'permanent'])
    const [{ entry: boards }] = blocks.filter(({ kind }) => kind === 'board')
    expect(checkPack({ ...copy(), ...boards }).faults).toEqual([])
  })

  test('mentions every field of a pack', () => {
    const fields = Object.keys(packSchema.entries).filter(
      (field) =>
        !['amalfi', 'game', 'name'].includes(field) &&
        !Object.values<string>(lists).includes(field),
    )
    for (const field of [...fields, 'startingPacks'])
      expect(text).toMatch(new RegExp(`[\`"]${field}[\`"]`))
  })

  test('has an example of every verb, and all are valid', () => {
    const used = new Set(effects.flatMap(allParts).map(verbOf))
    expect([...VERBS].filter((verb) => !used.has(verb))).toEqual([])
    for (const effect of effects)
      expect(withPart('immediate', { effect }), JSON.stringify(effect)).toEqual([])
  })

  test('has an example of every trigger and modifier, and all are valid', () => {
    const waits = new Set(triggers.map(({ when }) => when))
    expect([...TRIGGERS].filter((when) => !waits.has(when))).toEqual([])
    const changes = new Set(modifiers.map(modifierOf))
    expect([...MODIFIERS].filter((modifier) => !changes.has(modifier))).toEqual([])
    for (const ability of [...triggers, ...modifiers])
      expect(withPart('permanent', { abilities: [ability] }), JSON.stringify(ability)).toEqual([])
  })

  test('has valid examples of scoring', () => {
    const scorings = inline('## Endgame characters')
    expect(scorings).toHaveLength(3)
    for (const scoring of scorings) expect(withPart('endgame', { scoring })).toEqual([])
  })

  test.each([
    ['count', '## What can be counted', COUNTS],
    ['hold', '### An artwork', HOLDS],
    ['item', '### Titles and decrees', ITEMS],
    ['bonus', '### The boards', BONUS_ICONS],
    ['kind of destination', '## Effects', DESTINATION_KINDS],
    ['actor', '### Triggers', ACTORS],
  ])('mentions every %s', (_what, heading, words) => {
    const missing = [...words].filter((word) => !section(heading).includes(`\`${word}\``))
    expect(missing).toEqual([])
  })

  test('mentions only commands that exist', () => {
    const called = [...text.matchAll(/npm run amalfi -- (pack \w+|\w+)/g)].map(([, name]) => name)
    expect(called.length).toBeGreaterThan(3)
    for (const name of called) expect(Object.keys(commands)).toContain(name)
  })
})
