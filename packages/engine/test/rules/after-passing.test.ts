import { describe, expect, test } from 'vitest'
import { harbour, permanent, tableWith } from '../support/cards.ts'
import { navigateTo, pass, QUIET_HARBOURS } from '../support/turns.ts'

describe('a player who has passed', () => {
  const passed = { passed: true, bay: 4, bread: 2 }

  test('REN-ACT-5: still uses lighthouses, with optional actions', () => {
    const game = tableWith([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{}, { ...passed, bread: 0, lighthouses: ['cape'] }],
    }).play({ do: 'navigate', to: 'cape' }, { do: 'decline' })
    expect([game.asked, game.about]).toEqual([1, 'lighthouse'])
    game.play({ do: 'bayToBread' }, { do: 'lightSend', hold: 'wine' })
    expect([game.ships(1, 'wine'), game.bread(1), game.asked]).toEqual([1, 1, 0])
    expect(game.refusal(navigateTo(0), 1)).not.toBeNull()
  })

  test('REN-ACT-5: still has permanent effects', () => {
    const game = tableWith(
      [
        ...QUIET_HARBOURS,
        permanent('friend', [{ when: 'navigate', by: 'other', do: { points: 2 } }]),
      ],
      { boards: [{}, { ...passed, invited: ['friend'] }] },
    ).play(navigateTo(0))
    expect(game.score(1)).toBe(2)
    expect(game.asked).toBe(0)
  })

  test('REN-ACT-5: still takes titles', () => {
    const game = tableWith(
      [
        (pack) => {
          const title = pack.titles.find(({ id }) => id === 'navigator')
          if (title) title.needs = [{ count: 'shipInHold', atLeast: 1 }]
        },
        harbour('cape', { benefits: { send: 'wine', upTo: 1 } }),
        permanent('friend', [{ when: 'light', do: { erect: 1 } }]),
      ],
      {
        boards: [{}, { ...passed, invited: ['friend'], lighthouses: ['cape'] }],
        titles: ['admiral', 'navigator', 'condottiere'],
      },
    ).play(
      { do: 'navigate', to: 'cape' },
      { do: 'decline' },
      { do: 'lightSend', hold: 'wine' },
      { do: 'erect', to: 'venice' },
    )
    expect(game.eventsOf('title')).toMatchObject([{ seat: 1, title: 'navigator', square: 0 }])
    expect(game.score(1)).toBe(12)
  })

  test('REN-ACT-5 REN-ACT-2: may trigger an effect by the pass itself, the first or any', () => {
    const points = (first: boolean) => {
      const game = tableWith(
        [
          permanent('gatekeeper', [{ when: 'pass', first: true, do: { points: 2 } }]),
          permanent('porter', [{ when: 'pass', do: { points: 5 } }]),
        ],
        { boards: [{ invited: ['gatekeeper', 'porter'] }, { passed: !first }] },
      ).play(pass)
      return game.score(0) - game.eventsOf('feed').reduce((sum, { short }) => sum - 3 * short, 0)
    }
    expect(points(true)).toBe(7)
    expect(points(false)).toBe(5)
  })
})
