import { expect, test } from 'vitest'
import { permanent } from '../support/cards.ts'
import { rivalShips, soloTable } from '../support/solo.ts'

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

test('REN-SOL-11: the rival places ships in board order: a dock freed later in the order is used, one freed earlier is not', () => {
  const recaller = permanent('recaller', [{ when: 'light', do: { recall: 1, from: 'dock' } }])
  const board = {
    bay: 2,
    docked: ['wine-coast', 'upper'],
    lighthouses: ['vines-and-woods'],
    invited: ['recaller'],
  }
  const after = (recalled: string): (string | null)[] => {
    const table = soloTable({ boards: [board] }, { change: recaller })
    table.play({ do: 'navigate', to: 'mill' })
    expect([table.about, rivalShips(table)]).toEqual(['lighthouse', ['vines-and-woods']])
    table.play({ do: 'lightBread' }, { do: 'recall', to: recalled })
    expect(table.dockedAt(recalled, 0)).toBe(0)
    return rivalShips(table)
  }
  expect(after('wine-coast')).toEqual(['vines-and-woods'])
  expect(after('upper')).toEqual(['vines-and-woods', 'upper'])
})
