import { makeFeatures } from '@amalfi/bots/learned'
import { seedChance } from '@amalfi/engine'
import { checkPack, compile, originalPack, packHash, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { varyPack } from '../src/train/vary-pack.ts'

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)

describe.each([
  ['renaissance', renaissancePack],
  ['original', originalPack],
])('varied packs of %s', (_, pack) => {
  const varied = SEEDS.map((seed) => varyPack(pack, seedChance(seed)))

  test('can be played', () => {
    for (const one of varied) expect(checkPack(one).faults).toEqual([])
  })

  test('differ from the pack and from each other in most cases', () => {
    expect(new Set(varied.map(packHash)).size).toBeGreaterThan(SEEDS.length / 2)
  })

  test('repeat for the same seed', () => {
    expect(varyPack(pack, seedChance(3))).toEqual(varied[2])
  })

  test('have the same features without ids, so that one network plays them all', () => {
    const { description } = makeFeatures(compile(pack), false)
    for (const one of varied)
      expect(makeFeatures(compile(one), false).description).toBe(description)
  })
})
