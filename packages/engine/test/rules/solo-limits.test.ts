import { expect, test } from 'vitest'
import { permanent } from '../support/cards.ts'
import { soloTable } from '../support/solo.ts'

test('REN-SOL-11 REN-INV-3: a trigger once a turn works again in the reaction of the rival, once', () => {
  const table = soloTable(
    {
      boards: [{ lighthouses: ['wine-coast', 'vines-and-woods', 'upper'], invited: ['keeper'] }],
      covers: ['vineyard', null, null],
    },
    { change: permanent('keeper', [{ when: 'light', once: 'turn', do: { points: 1 } }]) },
  )
  table.play({ do: 'navigate', to: 'wine-coast' }, { do: 'decline' }, { do: 'lightBread' })
  expect(table.score(0)).toBe(1)
  expect(table.rules.decision(table.game, 0).at).toBe('vines-and-woods')
  table.play({ do: 'lightBread' })
  expect(table.score(0)).toBe(2)
  expect(table.rules.decision(table.game, 0).at).toBe('upper')
  table.play({ do: 'lightBread' })
  expect([table.about, table.score(0)]).toEqual(['main', 2])
})

test('REN-SOL-11 REN-PAY-6: a reduction once a turn works again in the reaction, one of a period does not', () => {
  const sends = (once: 'turn' | 'period'): (number | undefined)[] => {
    const table = soloTable(
      {
        boards: [{ bread: 6, lighthouses: ['wine-coast', 'vines-and-woods'], invited: ['keeper'] }],
      },
      { change: permanent('keeper', [{ less: 2, for: 'light', once }]) },
    )
    table.play({ do: 'navigate', to: 'wine-coast' }, { do: 'decline' })
    const first = table.rules.decision(table.game, 0).cost
    table.play({ do: 'lightSend', hold: 'wine' })
    return [first, table.rules.decision(table.game, 0).cost]
  }
  expect(sends('turn')).toEqual([0, 0])
  expect(sends('period')).toEqual([0, 2])
})
