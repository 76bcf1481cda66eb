import {
  BONUS_ICONS,
  COSTS,
  LIMITS,
  MODIFIER_A,
  MODIFIER_B,
  MODIFIER_CODE,
  MODIFIER_LIMIT,
  MODIFIER_SIZE,
  MODIFIERS,
  modifierCode,
  NODE_SIZE,
  NODE_VERB,
  SHADES,
  TRIGGER_SIZE,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { compile, originalPack, trialPack } from '../src/index.ts'
import { modifiers } from '../src/schema/abilities.ts'
import { compoundVerbs, simpleVerbs } from '../src/schema/effects.ts'
import { codes, indices, unusedFields, valuesAt, WORD_LISTS } from './support/vocabulary.ts'

const tables = compile(trialPack)

describe('the vocabulary of packs', () => {
  it('has every verb and modifier of the engine, and no other', () => {
    const verbs = ['sequence', ...Object.keys(simpleVerbs), ...Object.keys(compoundVerbs)]
    expect(verbs.sort()).toEqual([...VERBS].sort())
    expect(Object.keys(modifiers)).toEqual([...MODIFIERS])
  })
})

describe('the trial pack', () => {
  it('uses every field of every effect, ability and scoring', () => {
    // Fields that only the original uses are allowed.
    expect(unusedFields(trialPack, originalPack)).toEqual([])
  })

  it('uses every verb, trigger and modifier', () => {
    expect(codes(tables.nodes, NODE_SIZE, NODE_VERB)).toEqual(indices(VERBS))
    expect(codes(tables.triggers, TRIGGER_SIZE)).toEqual(indices(TRIGGERS))
    expect(codes(tables.modifiers, MODIFIER_SIZE)).toEqual(indices(MODIFIERS))
  })

  it.each([
    ...WORD_LISTS,
    ['shade', SHADES, ['shade']],
    ['yield', ['emergency'], ['yield', 'with']],
  ])('uses every %s', (_what, words, keys) => {
    const seen = valuesAt(trialPack, keys)
    expect(words.filter((word) => !seen.includes(word))).toEqual([])
  })

  it('uses every filter with every trigger it belongs to', () => {
    const triggers = trialPack.characters
      .flatMap((card) => (card.type === 'permanent' ? card.abilities : []))
      .filter((one) => 'when' in one)
    const seen = new Set(
      triggers.flatMap((one) => Object.keys(one).map((key) => `${one.when} ${key}`)),
    )
    const fitting = ['acquire of', 'invite of', 'engage of', 'take of', 'navigate to', 'erect to']
    for (const pair of [...fitting, 'light to', 'navigate sending', 'pay with', 'pass first'])
      expect(seen).toContain(pair)
  })

  it('reduces every cost that can be reduced, some once a turn or a period', () => {
    let cheaper = 0
    const limits = new Set<number>()
    for (let at = 0; at < tables.modifiers.length; at += MODIFIER_SIZE) {
      if (tables.modifiers[at + MODIFIER_CODE] !== modifierCode('less')) continue
      expect(tables.modifiers[at + MODIFIER_A]).toBeGreaterThan(0)
      cheaper |= tables.modifiers[at + MODIFIER_B]
      limits.add(tables.modifiers[at + MODIFIER_LIMIT])
    }
    expect(cheaper).toBe((1 << COSTS.length) - 1)
    expect(limits).toEqual(indices(LIMITS))
  })

  it('shows every bonus icon on some artwork', () => {
    const seen = tables.artworks.icons.reduce((all, icons) => all | icons, 0)
    expect(seen).toBe((1 << BONUS_ICONS.length) - 1)
  })
})
