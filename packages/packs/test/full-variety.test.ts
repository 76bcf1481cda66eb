import {
  ACTORS,
  ART_TYPES,
  BONUS_ICONS,
  CHARACTER_TYPES,
  COUNTS,
  HOLDS,
  ITEMS,
  KINDS_OF_DESTINATION,
  LIMITS,
  MODIFIER,
  MODIFIERS,
  NODE,
  NODE_VERB,
  ROWS,
  TRIGGER,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { type Character, compile, originalPack, renaissancePack } from '../src/index.ts'
import { twice } from './support/tally.ts'
import { codes, indices, unusedFields, valuesAt } from './support/words.ts'

const { characters } = renaissancePack
const tables = compile(renaissancePack)

/** What a character does. */
const deedOf = (card: Character): unknown => {
  if (card.type === 'permanent') return card.abilities
  return card.type === 'endgame' ? card.scoring : card.effect
}

const TYPES: readonly string[] = [...ART_TYPES, ...CHARACTER_TYPES]
/** A deed without its numbers and without the names of holds and types. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'number') return 1
  if (typeof value === 'string') {
    if ((HOLDS as readonly string[]).includes(value)) return 'hold'
    return TYPES.includes(value) ? 'type' : value
  }
  if (Array.isArray(value)) {
    const parts = value.map(shapeOf)
    // Several holds are several holds.
    return parts.every((part) => part === 'hold') ? ['hold'] : parts
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, inner]) => [key, shapeOf(inner)]),
  )
}

describe('the characters of the full set', () => {
  it('are all different in what they do', () => {
    expect(twice(characters.map((card) => JSON.stringify(deedOf(card))))).toEqual([])
  })

  it('have at least 55 different shapes of deed', () => {
    const shapes = new Set(characters.map((card) => JSON.stringify(shapeOf(deedOf(card)))))
    expect(shapes.size).toBeGreaterThanOrEqual(55)
  })

  it('score at the end for fifteen different ways to win', () => {
    const ways = characters.flatMap((card) =>
      card.type === 'endgame' ? [[card.scoring.per].flat().join(' ')] : [],
    )
    expect(twice(ways)).toEqual([])
    const wanted = ['shipBuilt', 'lighthouse', 'destination', 'book', 'painting', 'monument']
    for (const way of [...wanted, 'set', 'character', 'title', 'bread']) expect(ways).toContain(way)
  })

  it('have at most two abilities each, and seldom two', () => {
    const counts = characters.flatMap((card) =>
      card.type === 'permanent' ? [card.abilities.length] : [],
    )
    expect(Math.max(...counts)).toBe(2)
    expect(counts.filter((count) => count === 2).length * 2).toBeLessThan(counts.length)
  })

  it('have in every pack something to play at once, something that lasts, and a goal', () => {
    const ids = renaissancePack.startingPacks?.map(({ id }) => id)
    expect(ids).toEqual(['anchor', 'lantern', 'compass', 'palette', 'crown', 'sheaf'])
    for (const id of ids ?? []) {
      const types = characters.filter(({ pack }) => pack === id).map(({ type }) => type)
      expect(new Set(types)).toEqual(new Set(CHARACTER_TYPES))
    }
  })
})

describe('the vocabulary in the full set', () => {
  it('is used to the last verb, trigger and modifier', () => {
    expect(codes(tables.nodes, NODE, NODE_VERB)).toEqual(indices(VERBS))
    expect(codes(tables.triggers, TRIGGER)).toEqual(indices(TRIGGERS))
    expect(codes(tables.modifiers, MODIFIER)).toEqual(indices(MODIFIERS))
  })

  it('is used to the last field of every form of effect, ability and scoring', () => {
    // What only the other game's cards say is theirs to use.
    expect(unusedFields(renaissancePack, originalPack)).toEqual([])
  })

  it.each([
    // The last two are for the other game.
    ['count', COUNTS.slice(0, -2), ['per', 'count']],
    ['hold', HOLDS, ['send', 'to', 'in', 'accept', 'sending', 'with', 'as', 'hold', 'yield']],
    ['kind of destination', KINDS_OF_DESTINATION, ['visit', 'navigate']],
    ['actor', ACTORS.slice(1), ['by']],
    ['limit', LIMITS.slice(1), ['once']],
    ['item', ITEMS, ['item']],
    ['row', ROWS, ['at']],
    ['place to recall from', ['port', 'dock'], ['from']],
    ['row to refresh', ['workshop', 'council'], ['refresh']],
    ['card to discard', ['artwork', 'character'], ['discard']],
  ])('has every %s in use', (_what, words, keys) => {
    const seen = valuesAt(renaissancePack, keys)
    expect(words.filter((word) => !seen.includes(word))).toEqual([])
  })

  it('has every filter in use, with every kind of event that it can narrow for good', () => {
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

  it('has every icon of a bonus on some artwork', () => {
    const seen = tables.artworks.icons.reduce((all, icons) => all | icons, 0)
    expect(seen).toBe((1 << BONUS_ICONS.length) - 1)
  })
})
