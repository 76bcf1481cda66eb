import type { Hold } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { seaPackWithAgent, setAbilities } from '../support/sea-pack.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

const engage = { do: 'engage', character: 'agent' } as const
const light = (to: string) => ({ do: 'light', to }) as const
const lightSend = (hold: Hold) => ({ do: 'lightSend', hold }) as const
const lightBread = { do: 'lightBread' } as const
const decline = { do: 'decline' } as const

const atWork = (effect: Effect, board: Board, other: Board = {}): Table =>
  openTable({
    pack: seaPackWithAgent(effect, (p) =>
      setAbilities(p, 'warden', { when: 'light', do: { points: 1 } }),
    ),
  })
    .arrange({ boards: [{ invited: ['agent', 'warden'], ...board }, other] })
    .play(engage)

describe('using own lighthouses by a card', () => {
  test('REN-INV-6 REN-NAV-9: any own lighthouse can be used, and none of another player', () => {
    const table = atWork(
      { light: 1 },
      { lighthouses: ['wine-coast', 'vineyard', 'chapel'], bread: 2 },
      { lighthouses: ['spice-isle'], destinations: ['vineyard'] },
    )
    expect(table.rules.decision(table.game, 0)).toEqual({
      seat: 0,
      about: 'light',
      rule: 'REN-INV-6',
      because: { kind: 'character', id: 'agent' },
      left: 1,
    })
    expect(table.choices).toEqual([...['wine-coast', 'chapel', 'vineyard'].map(light), decline])
    for (const to of ['spice-isle', 'any-bay', 'mill'])
      expect(table.refusal(light(to))).toEqual({ code: 'noLighthouse' })
    expect(table.refusal(lightBread)).toEqual({ code: 'notAskedNow' })
    table.play(light('vineyard'))
    expect(table.choices).toEqual([lightSend('wine'), lightBread, decline])
    table.play(lightSend('wine'))
    expect([table.ships(0, 'wine'), table.bread(0), table.score(0)]).toEqual([1, 0, 1])
    expect(table.eventsOf('useLighthouse')).toEqual([
      { kind: 'useLighthouse', seat: 0, at: 'vineyard', how: 'send' },
    ])
    expect([table.asked, table.isEngaged('agent')]).toEqual([1, true])
  })

  test('REN-NAV-16: at a destination with several slots, one own lighthouse is enough', () => {
    const table = openTable({ pack: seaPackWithAgent({ light: 1 }), players: 3 }).arrange({
      boards: [
        { lighthouses: ['twin-rocks'] },
        { lighthouses: ['twin-rocks'], invited: ['agent'] },
        {},
      ],
      turn: 1,
    })
    table.play(engage)
    expect(table.choices).toEqual([light('twin-rocks'), decline])
    const third = openTable({ pack: seaPackWithAgent({ light: 1 }), players: 3 }).arrange({
      boards: [
        { lighthouses: ['twin-rocks'] },
        { lighthouses: ['twin-rocks'] },
        { invited: ['agent'] },
      ],
      turn: 2,
    })
    expect(third.play(engage).asked).toBe(0)
  })

  test('REN-INV-6: the effect may reduce the bread, not below 0', () => {
    for (const [less, bread] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const table = atWork({ light: 1, less }, { lighthouses: ['wine-coast'], bread })
      table.play(light('wine-coast'), lightSend('wine'))
      expect([table.ships(0, 'wine'), table.bread(0)]).toEqual([1, 0])
    }
    const short = atWork({ light: 1, less: 1 }, { lighthouses: ['wine-coast'] })
    short.play(light('wine-coast'))
    expect(short.refusal(lightSend('wine'))).toEqual({
      code: 'breadShort',
      needs: 1,
      has: 0,
      limit: 7,
    })
  })

  test('REN-INV-6: several uses follow one another, also of the same lighthouse', () => {
    const table = atWork({ light: 2, less: 1 }, { lighthouses: ['wine-coast', 'chapel'], bread: 1 })
    expect(table.rules.decision(table.game, 0).left).toBe(2)
    table.play(light('wine-coast'), lightSend('wine'))
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['light', 1])
    table.play(light('wine-coast'), lightBread)
    expect([table.bread(0), table.score(0), table.asked]).toEqual([1, 2, 1])
  })

  test('REN-NAV-11: the effect and each use may be declined', () => {
    const whole = atWork({ light: 2 }, { lighthouses: ['wine-coast'] }).play(decline)
    expect([whole.asked, whole.score(0)]).toEqual([1, 0])
    const there = atWork({ light: 1 }, { lighthouses: ['wine-coast'] })
    there.play(light('wine-coast'), decline)
    expect([there.asked, there.score(0), there.bread(0)]).toEqual([1, 0, 0])
  })

  test('REN-NAV-3: without a lighthouse the effect is skipped', () => {
    const table = atWork({ light: 1 }, { wine: 1 }, { lighthouses: ['wine-coast'] })
    expect([table.asked, table.about]).toEqual([1, 'main'])
  })
})
