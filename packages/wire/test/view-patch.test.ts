import { randomBelow, seedChance, type View } from '@amalfi/engine'
import { applyPatch, patchBetween, viewSum } from '@amalfi/wire'
import { describe, expect, test } from 'vitest'
import { forAllGames, playOut } from '../../engine/test/support/games.ts'

/** The views of every seat and of a spectator, one after another, in games of every mode. */
function forAllSteps(
  visit: (before: View, after: View, sum: (view: View) => number) => void,
): void {
  forAllGames(6, (plan) => {
    const chance = seedChance(plan.seed)
    const last = new Map<number, View>()
    playOut(plan, ({ rules, game }) => {
      for (let seat = -1; seat < game.seats; seat++) {
        const view = rules.view(game, seat)
        const before = last.get(seat)
        // Skipping views now and then gives larger patches.
        if (before !== undefined && randomBelow(chance, 4) > 0) continue
        last.set(seat, view)
        if (before !== undefined) visit(before, view, (one) => viewSum(rules, one))
      }
    })
  })
}

describe('the patch between two views', () => {
  test('turns the first into the second, also after a way through JSON', () => {
    forAllSteps((before, after, sum) => {
      const untouched = JSON.stringify(before)
      const patch = JSON.parse(JSON.stringify(patchBetween(before, after)))
      const patched = applyPatch(before, patch)
      expect(patched).toEqual(after)
      expect(sum(patched)).toBe(sum(after))
      expect(JSON.stringify(before)).toBe(untouched)
    })
  })

  test('is much smaller than the view', () => {
    let patches = 0
    let views = 0
    forAllSteps((before, after) => {
      patches += JSON.stringify(patchBetween(before, after)).length
      views += JSON.stringify(after.game).length
    })
    expect(patches / views).toBeLessThan(0.2)
  })

  test('between equal views is empty', () => {
    forAllSteps((_, view) => expect(patchBetween(view, view)).toEqual({}))
  })

  test('a patch that fits no view is refused', () => {
    let view: View | undefined
    forAllSteps((before) => {
      view ??= before
    })
    if (view === undefined) throw new Error('no game was played')
    const known = view
    for (const patch of [{ nothing: 3 }, { bread: 3 }, { turn: [1, 2] }])
      expect(() => applyPatch(known, patch)).toThrow(RangeError)
  })
})
