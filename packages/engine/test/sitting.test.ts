import { compile, trialPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { isBarrier, newRecord, renaissance, replay, Sitting } from '../src/index.ts'

const rules = renaissance(compile(trialPack))
const setup = { players: 3, seed: 5 }

/** Plays so many choices, anything that is on offer. */
function play(sitting: Sitting<typeof setup>, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const [seat] = rules.deciders(sitting.game)
    if (seat === undefined) return
    const offer = [
      ...rules.choices(sitting.game, seat, []),
      ...rules.options(sitting.game, seat, []),
    ]
    sitting.choose(seat, offer[(sitting.made * 5) % offer.length])
  }
}

const begun = () => new Sitting(rules, newRecord(rules, setup))

test('a sitting is what its record says, also after something was taken back', () => {
  const sitting = begun()
  play(sitting, 60)
  for (const made of [59, 41, 7, 0]) {
    expect(sitting.backTo(made, true)).toBe(null)
    expect(sitting.made).toBe(made)
    expect(replay(rules, sitting.record)).toEqual(sitting.game)
    const again = new Sitting(rules, sitting.record)
    expect(again.story).toEqual(sitting.story)
    expect(again.game).toEqual(sitting.game)
  }
})

test('what is drawn or revealed is not taken back, unless anything may be', () => {
  const sitting = begun()
  play(sitting, 80)
  const last = sitting.story.findLast(({ event }) => isBarrier(event))?.made ?? 0
  expect(last).toBeGreaterThan(1)
  expect(sitting.backTo(last - 1)).toBe('barrier')
  expect(sitting.made).toBe(80)
  if (last < 80) expect(sitting.backTo(last)).toBe(null)
  expect(sitting.backTo(last - 1, true)).toBe(null)
  expect(sitting.backTo(-1, true)).toBe('nothing')
})

test('news are told once', () => {
  const sitting = begun()
  expect(sitting.news().length).toBeGreaterThan(0)
  expect(sitting.news()).toEqual([])
  play(sitting, 1)
  expect(sitting.news()).toEqual(
    sitting.story.filter(({ made }) => made === 1).map(({ event }) => event),
  )
})

test('a game goes on from a position, and can be taken back to it', () => {
  const before = begun()
  play(before, 30)
  const from = rules.decode(rules.encode(before.game))
  const sitting = new Sitting(rules, newRecord(rules, setup, from))
  play(sitting, 12)
  expect(sitting.backTo(5, true)).toBe(null)
  expect(sitting.backTo(0, true)).toBe(null)
  expect(sitting.game).toEqual(before.game)
  expect(sitting.story).toEqual([])
})
