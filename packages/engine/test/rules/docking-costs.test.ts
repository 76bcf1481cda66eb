import type { Ability, Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { seaPackWithAgent, setAbilities } from '../support/sea-pack.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

const navigate = (to: string) => ({ do: 'navigate', to }) as const
const engage = { do: 'engage', character: 'agent' } as const
const decline = { do: 'decline' } as const

/** Seat 0 has two permanent characters that change the cost of docking. */
const under = (
  abilities: [Ability, Ability?],
  board: Board,
  other: Board = {},
  effect: Effect = { navigate: 'any' },
): Table => {
  const [first, second = { granary: 1 }] = abilities
  const pack = seaPackWithAgent(effect, (p) => {
    setAbilities(p, 'warden', first)
    setAbilities(p, 'keeper', second)
  })
  const invited = ['warden', 'keeper', 'agent']
  return openTable({ pack }).arrange({ boards: [{ invited, ...board }, other] })
}

describe('occupied docks', () => {
  const busy = (bread: number): Ability => ({ dock: 'busy', bread })

  test('REN-INV-6: a character may open occupied docks for extra bread', () => {
    const table = under([busy(1)], { bread: 3 }, { docked: ['wine-coast', 'mill'] })
    table.play(navigate('wine-coast'))
    expect([table.bread(0), table.dockedAt('wine-coast', 0)]).toEqual([0, 1])
    expect(table.dockedAt('wine-coast', 1)).toBe(1)
    expect(table.eventsOf('bread')[0]).toMatchObject({ from: 3, to: 0 })
  })

  test('REN-INV-6 REN-NAV-2: the extra bread must be available', () => {
    const table = under([busy(1)], { bread: 2, docked: ['mill'] }, { docked: ['wine-coast'] })
    expect(table.refusal(navigate('wine-coast'))).toMatchObject({ code: 'breadShort', needs: 3 })
    expect(table.refusal(navigate('mill'))).toBeNull()
    const none = under([busy(1)], { bread: 0, docked: ['mill'] })
    expect(none.refusal(navigate('mill'))).toMatchObject({ code: 'breadShort', needs: 1, has: 0 })
  })

  test('REN-INV-6: a character may open occupied docks for free', () => {
    const table = under([busy(0)], { bread: 2 }, { docked: ['wine-coast'] })
    table.play(navigate('wine-coast'))
    expect(table.bread(0)).toBe(0)
  })

  test('REN-INV-6: a free dock costs no extra bread', () => {
    const table = under([busy(1)], { bread: 2 }).play(navigate('wine-coast'))
    expect(table.bread(0)).toBe(0)
  })

  test('REN-INV-6: of two such characters the cheaper applies, in either order', () => {
    for (const pair of [
      [busy(3), busy(1)],
      [busy(1), busy(3)],
    ] as [Ability, Ability][]) {
      const table = under(pair, { bread: 3 }, { docked: ['mill'] }).play(navigate('mill'))
      // 1 is paid and the mill gives 1.
      expect(table.eventsOf('bread').map(({ to }) => to)).toEqual([2, 3])
    }
  })

  test('REN-INV-6: the character helps only its owner', () => {
    const table = under([busy(0)], { docked: ['mill'] })
    table.play({ do: 'pass' })
    expect(table.refusal(navigate('mill'))).toEqual({ code: 'dockOccupied' })
  })

  test('REN-INV-6: an effect that allows occupied docks costs no extra bread', () => {
    const table = under(
      [busy(4)],
      { bread: 2 },
      { docked: ['wine-coast'] },
      {
        navigate: 'any',
        busy: true,
      },
    )
    table.play(engage, navigate('wine-coast'))
    expect(table.bread(0)).toBe(0)
    const visit = under(
      [busy(4)],
      { bread: 2 },
      { docked: ['wine-coast'] },
      {
        visit: 'any',
        busy: true,
      },
    )
    visit.play(engage, { do: 'visit', to: 'wine-coast' })
    expect(visit.bread(0)).toBe(0)
  })

  test('REN-INV-6 REN-PAY-6: a reduction lowers the bread of the destination, not the extra bread of the dock', () => {
    const table = under(
      [busy(1), { less: 5, for: 'navigate' }],
      { bread: 1 },
      {
        docked: ['wine-coast'],
      },
    )
    table.play(navigate('wine-coast'))
    expect(table.eventsOf('bread')).toMatchObject([{ from: 1, to: 0 }])
  })
})

describe('reduced bread on docking', () => {
  test('REN-NAV-2 REN-PAY-6: a character may reduce the bread on docking, not below 0', () => {
    for (const [less, needs] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const table = under([{ less, for: 'navigate' }], { bread: needs })
      table.play(navigate('wine-coast'))
      expect([table.bread(0), table.eventsOf('bread').length]).toEqual([0, needs])
    }
    const short = under([{ less: 1, for: 'navigate' }], {})
    expect(short.refusal(navigate('wine-coast'))).toMatchObject({ code: 'breadShort', needs: 1 })
  })

  test('REN-NAV-2: reductions of two characters and of an effect are added', () => {
    const pair: [Ability, Ability] = [
      { less: 1, for: 'navigate' },
      { less: 2, for: 'navigate' },
    ]
    const table = under(pair, { bread: 4 })
    expect(table.refusal(navigate('far-port'))).toBeNull()
    table.play(navigate('far-port'))
    expect(table.bread(0)).toBe(0)
    const effect = under(pair, { bread: 3 }, {}, { navigate: 'any', less: 1 })
    effect.play(engage)
    expect(effect.refusal(navigate('far-port'))).toBeNull()
    const visit = under(pair, { bread: 3 }, {}, { visit: 'any', less: 1 })
    visit.play(engage, { do: 'visit', to: 'far-port' })
    expect([visit.bread(0), visit.score(0)]).toEqual([0, 5])
  })

  test('REN-NAV-2: a reduction once a turn applies to the first ship of the turn only', () => {
    const once: [Ability] = [{ less: 2, for: 'navigate', once: 'turn' }]
    const pair: Effect = [{ navigate: 'any' }, { navigate: 'any' }]
    const table = under(once, { bread: 2 }, {}, pair)
    table.play(engage, navigate('wine-coast'), decline)
    expect(table.bread(0)).toBe(2)
    expect(table.refusal(navigate('two-holds'))).toBeNull()
    expect(table.refusal(navigate('upper'))).toBeNull()
    table.play(navigate('upper'), { do: 'actionFirst' }, decline, decline)
    expect(table.bread(0)).toBe(1)
    // In the next turn it applies again.
    table.play({ do: 'pass' })
    const own = under(once, { bread: 0 })
    own.play(navigate('wine-coast'), decline, { do: 'pass' })
    expect(own.refusal(navigate('upper'))).toBeNull()
  })

  test('REN-NAV-2: a reduction once a period applies to one ship of the period, and a visit uses it up as well', () => {
    const once: [Ability] = [{ less: 2, for: 'navigate', once: 'period' }]
    const table = under(once, { bread: 0 })
    table.play(navigate('wine-coast'), decline, { do: 'pass' })
    expect(table.refusal(navigate('upper'))).toMatchObject({ code: 'breadShort', needs: 1 })
    const visit = under(once, { bread: 0 }, {}, { visit: 'any' })
    visit.play(engage, { do: 'visit', to: 'wine-coast' }, decline, { do: 'pass' })
    expect(visit.refusal(navigate('upper'))).toMatchObject({ code: 'breadShort', needs: 1 })
  })
})
