import {
  ART_TYPES,
  BONUS_ICONS,
  CHARACTER_TYPES,
  HOLDS,
  MODIFIER_SIZE,
  MODIFIERS,
  NODE_SIZE,
  NODE_VERB,
  TRIGGER_SIZE,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { type Character, compile, originalPack, renaissancePack } from '../src/index.ts'
import { duplicates } from './support/tally.ts'
import { codes, indices, unusedFields, valuesAt, WORD_LISTS } from './support/vocabulary.ts'

const { characters } = renaissancePack
const tables = compile(renaissancePack)

/** The effect, abilities or scoring of a character. */
const effectOf = (card: Character): unknown => {
  if (card.type === 'permanent') return card.abilities
  return card.type === 'endgame' ? card.scoring : card.effect
}

const TYPES: readonly string[] = [...ART_TYPES, ...CHARACTER_TYPES]
/** An effect without its numbers and without the names of holds and types. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'number') return 1
  if (typeof value === 'string') {
    if ((HOLDS as readonly string[]).includes(value)) return 'hold'
    return TYPES.includes(value) ? 'type' : value
  }
  if (Array.isArray(value)) {
    const parts = value.map(shapeOf)
    // Several holds count as "several".
    return parts.every((part) => part === 'hold') ? ['hold'] : parts
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [key, shapeOf(inner)]),
  )
}

describe('the characters of the full pack', () => {
  it('all have different effects', () => {
    expect(duplicates(characters.map((card) => JSON.stringify(effectOf(card))))).toEqual([])
  })

  it('have at least 55 different kinds of effect', () => {
    const shapes = new Set(characters.map((card) => JSON.stringify(shapeOf(effectOf(card)))))
    expect(shapes.size).toBeGreaterThanOrEqual(55)
  })

  it('score at the end in fifteen different ways', () => {
    const ways = characters.flatMap((card) =>
      card.type === 'endgame' ? [[card.scoring.per].flat().join(' ')] : [],
    )
    expect(duplicates(ways)).toEqual([])
    const wanted = ['shipBuilt', 'lighthouse', 'destination', 'book', 'painting', 'monument']
    for (const way of [...wanted, 'set', 'character', 'title', 'bread']) expect(ways).toContain(way)
  })

  it('have at most two abilities, and rarely two', () => {
    const counts = characters.flatMap((card) =>
      card.type === 'permanent' ? [card.abilities.length] : [],
    )
    expect(Math.max(...counts)).toBe(2)
    expect(counts.filter((count) => count === 2).length * 2).toBeLessThan(counts.length)
  })

  it('include in every starting pack an immediate, a lasting and an endgame character', () => {
    const ids = renaissancePack.startingPacks?.map(({ id }) => id)
    expect(ids).toEqual(['anchor', 'lantern', 'compass', 'palette', 'crown', 'sheaf'])
    for (const id of ids ?? []) {
      const types = characters.filter(({ pack }) => pack === id).map(({ type }) => type)
      expect(new Set(types)).toEqual(new Set(CHARACTER_TYPES))
    }
  })
})

describe('the vocabulary in the full pack', () => {
  it('is used completely: every verb, trigger and modifier', () => {
    expect(codes(tables.nodes, NODE_SIZE, NODE_VERB)).toEqual(indices(VERBS))
    expect(codes(tables.triggers, TRIGGER_SIZE)).toEqual(indices(TRIGGERS))
    expect(codes(tables.modifiers, MODIFIER_SIZE)).toEqual(indices(MODIFIERS))
  })

  it('is used completely: every field of every effect, ability and scoring', () => {
    // Fields that only the original uses are allowed.
    expect(unusedFields(renaissancePack, originalPack)).toEqual([])
  })

  it.each(WORD_LISTS)('uses every %s', (_what, words, keys) => {
    const seen = valuesAt(renaissancePack, keys)
    expect(words.filter((word) => !seen.includes(word))).toEqual([])
  })

  it('uses every filter with every trigger it can usefully narrow', () => {
    const seen = new Set(
      characters
        .flatMap((card) => (card.type === 'permanent' ? card.abilities : []))
        .flatMap((one) =>
          'when' in one ? Object.keys(one).map((key) => `${one.when} ${key}`) : [],
        ),
    )
    const pairs = ['acquire of', 'invite of', 'navigate to', 'erect to', 'light to']
    for (const pair of [...pairs, 'navigate sending', 'pay with', 'pass first'])
      expect(seen).toContain(pair)
  })

  it('shows every bonus icon on some artwork', () => {
    const seen = tables.artworks.icons.reduce((all, icons) => all | icons, 0)
    expect(seen).toBe((1 << BONUS_ICONS.length) - 1)
  })
})
