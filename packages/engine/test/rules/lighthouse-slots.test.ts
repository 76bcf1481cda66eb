import { lighthouseIn } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { seaPack } from '../support/sea-pack.ts'
import { openTable } from '../support/table.ts'

test('REN-NAV-7: each slot of a destination gives the owner of its lighthouse', () => {
  const table = openTable({ pack: seaPack(), players: 3 }).arrange({
    boards: [{ lighthouses: ['chapel'] }, {}, { lighthouses: ['twin-rocks'] }],
  })
  const owners = (at: string) =>
    [0, 1, 2].map((slot) => lighthouseIn(table.game, table.tables.destinationIds.indexOf(at), slot))
  expect(owners('twin-rocks')).toEqual([2, -1, -1])
  table.play({ do: 'navigate', to: 'cape' })
  table.play({ do: 'erect', to: 'twin-rocks' })
  expect(owners('twin-rocks')).toEqual([2, 0, -1])
  expect(owners('chapel')).toEqual([0, -1, -1])
  expect(owners('wine-coast')).toEqual([-1, -1, -1])
})
